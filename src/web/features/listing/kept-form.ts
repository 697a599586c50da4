/** What was typed into the sell form, kept on the device until it has arrived. */

const KEY = "sell-draft";

type Kept = { values: Record<string, string>; images: string[]; tickets: string[] };

export function keptForm(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export function keepForm(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without room the form works as before; only a reload empties it.
  }
}

export function forgetKeptForm(): void {
  localStorage.removeItem(KEY);
}

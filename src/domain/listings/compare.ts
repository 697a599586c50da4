/** Homes side by side. */

/** More columns than this nobody can hold in view. */
export const MAX_COMPARED = 4;

export const comparePath = (ids: readonly string[]): string => `/compare?ids=${ids.join(",")}`;

/** The ids in an address, each once; what is too much is left out. */
export function comparedIds(text: string | null): string[] {
  const ids = (text ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, MAX_COMPARED);
}

/** Comparing homes side by side. */

/** More columns than this do not fit in view. */
export const MAX_COMPARED = 4;

export const comparePath = (ids: readonly string[]): string => `/compare?ids=${ids.join(",")}`;

/** The unique ids in a URL, up to the limit. */
export function comparedIds(text: string | null): string[] {
  const ids = (text ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, MAX_COMPARED);
}

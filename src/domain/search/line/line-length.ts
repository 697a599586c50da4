/** How much of a typed line is read. */

export const MAX_LINE_LENGTH = 500;

/**
 * What a field lets somebody type or paste: more than is read, so that whoever pastes too much is told, and
 * still short enough for an address when every letter takes nine characters there.
 */
export const MAX_FIELD_LENGTH = 800;

/** Half a number would be misread and half a word finds nothing: the cut falls between words if it can. */
const SHORTEST_CUT = 400;

export function isLongLine(typed: string): boolean {
  return typed.length > MAX_LINE_LENGTH;
}

/** The beginning of a line that is too long; looked at letter by letter, never by a pattern over the whole. */
export function cutLine(typed: string): string {
  if (!isLongLine(typed)) return typed;
  const head = typed.slice(0, MAX_LINE_LENGTH + 1);
  const space = head.lastIndexOf(" ");
  const cut = head.slice(0, space >= SHORTEST_CUT ? space : MAX_LINE_LENGTH);
  // Half a pair of surrogates is no character.
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

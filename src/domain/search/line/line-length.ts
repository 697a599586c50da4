/** How much of a typed line is read. */

export const MAX_LINE_LENGTH = 500;

/**
 * The limit of the input field: more than is read, so that a visitor who pastes too much can be notified, and
 * still short enough for a URL when every letter takes nine characters there.
 */
export const MAX_FIELD_LENGTH = 800;

/** Half a number would be misread and half a word finds nothing, so cut between words if possible. */
const SHORTEST_CUT = 400;

export function isLongLine(typed: string): boolean {
  return typed.length > MAX_LINE_LENGTH;
}

/** The beginning of a line that is too long; scanned by character, never by a pattern over the whole. */
export function cutLine(typed: string): string {
  if (!isLongLine(typed)) return typed;
  const head = typed.slice(0, MAX_LINE_LENGTH + 1);
  const space = head.lastIndexOf(" ");
  const cut = head.slice(0, space >= SHORTEST_CUT ? space : MAX_LINE_LENGTH);
  // Half a surrogate pair is not a character.
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

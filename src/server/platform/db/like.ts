/** A LIKE pattern for part of a lower-case text, with the visitor's own % and _ escaped. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}

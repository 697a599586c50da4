/** Pattern for a part of a text in lower case, with the visitor's own % and _ taken literally. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}

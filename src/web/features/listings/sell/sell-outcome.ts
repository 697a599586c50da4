/** What the sell form comes back with when something has to be mended. */

export type SellOutcome = {
  /** The fields that need another look. */
  fields: string[];
  /** What the server said about some of them; the others have words of their own. */
  problems: Record<string, string>;
  failure?: "too-many" | "failed";
  values: Record<string, string>;
  images: string[];
  tickets: string[];
  /** Photos that could not be taken, in words. */
  refused: string[];
};

/** The sell form's result when something has to be corrected. */

export type SellOutcome = {
  /** Names of the invalid fields. */
  fields: string[];
  /** The server's messages for some of them; the others have fixed messages. */
  problems: Record<string, string>;
  failure?: "too-many" | "failed";
  values: Record<string, string>;
  images: string[];
  tickets: string[];
  /** Messages about photos that were refused. */
  refused: string[];
};

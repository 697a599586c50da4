/** What a form of the account pages comes back with. */

export type Problem =
  | "wrong"
  | "too-many"
  | "outdated"
  | "suspended"
  | "admin"
  | "wrong-password"
  | "wrong-chosen"
  | "wrong-code"
  | "last-owner"
  | "failed";

export type FormOutcome = {
  /** Which of a page's forms it was. */
  intent: string;
  /** The fields that need another look. */
  fields: string[];
  problem?: Problem;
  waitMinutes?: number;
  /** For the authenticator app, shown once. */
  factor?: { secret: string; uri: string };
  recoveryCodes?: string[];
  /** What was typed, but for secrets. */
  values: Partial<Record<string, string>>;
};

/** The result of submitting a form on the account pages. */

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
  /** Which of the page's forms was submitted. */
  intent: string;
  /** The names of the invalid fields. */
  fields: string[];
  problem?: Problem;
  waitMinutes?: number;
  /** For the authenticator app, shown once. */
  factor?: { secret: string; uri: string };
  recoveryCodes?: string[];
  /** What was typed, without secrets. */
  values: Partial<Record<string, string>>;
};

/** What can be done to many things at once. */

export const BULK_KINDS = [
  "property",
  "company",
  "agent",
  "requirement",
  "review",
  "report",
  "user",
  "message",
  "subscriber",
  "lead",
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** So many that somebody pointed at, and so many that a filter finds. */
export const MAX_CHOSEN = 1000;
export const MAX_MATCHING = 10_000;

export type BulkFailure = { kind: BulkKind; id: string; name: string | null; message: string };

/** How far it is; the last one tells what came of it. */
export type BulkProgress = { done: number; of: number; failed?: BulkFailure[] };

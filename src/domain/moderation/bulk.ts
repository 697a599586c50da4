/** What can be done to many items at once. */

import type { Text } from "#domain/shared/errors.ts";
import type { QueueKind } from "./queue.ts";

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

/** The lists that such items are in; the last two mix several kinds. */
export const BULK_LISTS = [
  "property",
  "company",
  "agent",
  "requirement",
  "review",
  "user",
  "message",
  "subscriber",
  "lead",
  "queue",
  "trash",
] as const;
export type BulkList = (typeof BULK_LISTS)[number];

/** The kind of each item in the moderation queue. */
export const WAITING_KINDS = {
  listing: "property",
  edit: "property",
  company: "company",
  report: "report",
  review: "review",
} as const satisfies Record<QueueKind, BulkKind>;

/** The limits for items selected one by one, and for items matched by a filter. */
export const MAX_CHOSEN = 1000;
export const MAX_MATCHING = 10_000;

export type BulkFailure = { kind: BulkKind; id: string; name: string | null; message: Text };

/** Progress so far; the last one includes the failures. */
export type BulkProgress = { done: number; of: number; failed?: BulkFailure[] };

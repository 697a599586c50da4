/** What can be done to many things at once. */

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

/** The lists that such things are found in; the last two have several kinds together. */
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

/** What each thing that waits in the queue is. */
export const WAITING_KINDS = {
  listing: "property",
  edit: "property",
  company: "company",
  report: "report",
  review: "review",
} as const satisfies Record<QueueKind, BulkKind>;

/** So many that somebody pointed at, and so many that a filter finds. */
export const MAX_CHOSEN = 1000;
export const MAX_MATCHING = 10_000;

export type BulkFailure = { kind: BulkKind; id: string; name: string | null; message: string };

/** How far it is; the last one tells what came of it. */
export type BulkProgress = { done: number; of: number; failed?: BulkFailure[] };

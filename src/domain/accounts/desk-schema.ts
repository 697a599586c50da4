import { z } from "zod";
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATUSES,
  REVIEW_STATUSES,
  SUBSCRIBER_STATUSES,
} from "#domain/leads/inquiry.ts";
import { ageSort, pageFields } from "#domain/shared/list-schema.ts";
import { line } from "#domain/shared/text-schema.ts";
import { QUEUE_KINDS, TRASH_KINDS } from "./desk.ts";

const q = line({ max: 100 }).default("");

export const queueFilterSchema = z.object({
  /** A part of the listing's title or of the company's name, or of who brought it. */
  q,
  kind: z.enum(QUEUE_KINDS).optional(),
  ...pageFields,
});
export type QueueFilter = z.output<typeof queueFilterSchema>;

export const trashFilterSchema = z.object({
  /** A part of its name, or of where it is. */
  q,
  kind: z.enum(TRASH_KINDS).optional(),
  ...pageFields,
});
export type TrashFilter = z.output<typeof trashFilterSchema>;

export const reviewFilterSchema = z.object({
  /** A part of what was written, or of who wrote it. */
  q,
  status: z.enum(REVIEW_STATUSES).optional(),
  companyId: line({ max: 80 }).optional(),
  sort: ageSort,
  ...pageFields,
});
export type ReviewFilter = z.output<typeof reviewFilterSchema>;

export const subscriberFilterSchema = z.object({
  q,
  status: z.enum(SUBSCRIBER_STATUSES).optional(),
  sort: ageSort,
  ...pageFields,
});
export type SubscriberFilter = z.output<typeof subscriberFilterSchema>;

export const outboxFilterSchema = z.object({
  /** A part of the recipient's address or of the subject. */
  q,
  status: z.enum(MESSAGE_STATUSES).optional(),
  channel: z.enum(MESSAGE_CHANNELS).optional(),
  sort: ageSort,
  ...pageFields,
});
export type OutboxFilter = z.output<typeof outboxFilterSchema>;

/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import { QUEUE_KINDS } from "#domain/moderation/queue.ts";
import { REPORT_REASONS } from "#domain/moderation/report.ts";
import { TRASH_KINDS } from "#domain/moderation/trash.ts";

const fields = z.record(z.string(), z.unknown()).nullable();

export const auditEntryAnswerSchema = z.object({
  _id: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectName: z.string().nullable(),
  before: fields,
  after: fields,
  address: z.string().nullable(),
  createdAt: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntryAnswerSchema>;

const text = z.string().nullable();

export const queueItemAnswerSchema = z.object({
  kind: z.enum(QUEUE_KINDS),
  _id: z.string(),
  title: z.string(),
  waitingSince: z.string(),
  from: text,
  propertyId: text,
  companyId: text,
  location: text,
  priceRange: text,
  pictureUrl: text,
  listingStatus: z.enum(LISTING_STATUSES).nullable(),
  reason: z.enum(REPORT_REASONS).nullable().describe("Of a report"),
  detail: text.describe("What the report, the review or the company says"),
  email: text,
  reference: text,
  rating: z.number().int().nullable(),
  version: z.string().describe("To send along with the decision"),
});
export type QueueEntry = z.infer<typeof queueItemAnswerSchema>;

export const deletedThingAnswerSchema = z.object({
  kind: z.enum(TRASH_KINDS),
  _id: z.string(),
  title: z.string(),
  detail: z.string(),
  deletedAt: z.string(),
  goneAt: z.string().describe("When it can no longer be restored"),
});
export type DeletedThing = z.infer<typeof deletedThingAnswerSchema>;

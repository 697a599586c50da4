/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from "#domain/operations/email-queue.ts";
import { DATABASE_KINDS } from "#domain/operations/system.ts";

export const messageAnswerSchema = z.object({
  _id: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(MESSAGE_STATUSES).describe("kept: there is no way to send it, so it is read here"),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type QueuedMessage = z.infer<typeof messageAnswerSchema>;

const count = z.number().int();

const jobs = z.object({ messages: count, imports: count });

export const systemAnswerSchema = z.object({
  version: z.string(),
  node: z.string(),
  uptimeSeconds: count,
  database: z.object({ kind: z.enum(DATABASE_KINDS), version: z.string(), bytes: count }),
  disk: z
    .object({ freeBytes: count, totalBytes: count })
    .nullable()
    .describe("Where files are kept; null if the system does not say"),
  lastBackup: z
    .object({ at: z.string(), contents: z.string(), bytes: count, path: z.string() })
    .nullable(),
  queue: jobs.describe("Jobs that wait or run"),
  failed: jobs.describe("Jobs that were given up"),
});
export type SystemAnswer = z.infer<typeof systemAnswerSchema>;

export const checkedAnswerSchema = z.object({ isWorking: z.boolean(), message: z.string() });
export type CheckedSystem = z.infer<typeof checkedAnswerSchema>;

export const failedJobAnswerSchema = z.object({
  kind: z.enum(["import"]),
  _id: z.string(),
  name: z.string(),
  error: z.string().nullable(),
  at: z.string(),
});
export type FailedJob = z.infer<typeof failedJobAnswerSchema>;

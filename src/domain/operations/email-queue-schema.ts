import { z } from "zod";
import { ageSort, pageFields, q } from "#domain/shared/list-schema.ts";
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from "./email-queue.ts";

export const emailQueueFilterSchema = z.object({
  /** A part of the recipient's address or of the subject. */
  q,
  status: z.enum(MESSAGE_STATUSES).optional(),
  channel: z.enum(MESSAGE_CHANNELS).optional(),
  sort: ageSort,
  ...pageFields,
});

export type EmailQueueFilter = z.output<typeof emailQueueFilterSchema>;

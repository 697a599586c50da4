import { z } from "zod";
import { ageSort, pageFields, q } from "#domain/shared/list-schema.ts";
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from "./outbox.ts";

export const outboxFilterSchema = z.object({
  /** A part of the recipient's address or of the subject. */
  q,
  status: z.enum(MESSAGE_STATUSES).optional(),
  channel: z.enum(MESSAGE_CHANNELS).optional(),
  sort: ageSort,
  ...pageFields,
});

export type OutboxFilter = z.output<typeof outboxFilterSchema>;

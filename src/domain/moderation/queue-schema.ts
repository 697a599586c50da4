import { z } from "zod";
import { pageFields, q } from "#domain/shared/list-schema.ts";
import { QUEUE_KINDS } from "./queue.ts";
import { TRASH_KINDS } from "./trash.ts";

export const queueFilterSchema = z.object({
  /** A part of the listing's title, the company's name or the sender. */
  q,
  kind: z.enum(QUEUE_KINDS).optional(),
  ...pageFields,
});

export type QueueFilter = z.output<typeof queueFilterSchema>;

export const trashFilterSchema = z.object({
  /** A part of its name or location. */
  q,
  kind: z.enum(TRASH_KINDS).optional(),
  ...pageFields,
});

export type TrashFilter = z.output<typeof trashFilterSchema>;

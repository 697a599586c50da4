/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { REVIEW_STATUSES } from "#domain/reviews/review.ts";

export const reviewAnswerSchema = z.object({
  _id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  authorName: z.string(),
  rating: z.number().int(),
  text: z.string(),
  status: z.enum(REVIEW_STATUSES),
  statusReason: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
});
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;

/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { SUBSCRIBER_STATUSES } from "#domain/newsletter/newsletter.ts";
import { LANGUAGES } from "#domain/shared/language.ts";

export const subscriberAnswerSchema = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  language: z.enum(LANGUAGES),
  city: z.string().nullable().describe("Its slug; null is all cities"),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberAnswerSchema>;

export const previewAnswerSchema = z.object({
  nextIssueAt: z.string(),
  isPaused: z.boolean(),
  readers: z.number().int().describe("Subscribed, of this city and language"),
  mail: z
    .object({ subject: z.string(), body: z.string() })
    .nullable()
    .describe("As it would be sent now; null while nothing is new"),
});
export type NewsletterPreview = z.infer<typeof previewAnswerSchema>;

export const issueAnswerSchema = z.object({
  _id: z.string(),
  dueAt: z.string(),
  sent: z.number().int(),
  withoutNews: z.number().int().describe("Readers in whose city nothing was new"),
  finishedAt: z.string().nullable().describe("Null while it is being sent"),
});
export type NewsletterIssue = z.infer<typeof issueAnswerSchema>;

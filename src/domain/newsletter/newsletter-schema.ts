import { z } from "zod";
import { newsletterProblems } from "#domain/newsletter/problems.ts";
import { findCity } from "#domain/places/city.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { ageSort, pageFields, q } from "#domain/shared/list-schema.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line } from "#domain/shared/text-schema.ts";
import { SUBSCRIBER_STATUSES } from "./newsletter.ts";

/** A city by its slug or any spelling; empty means all cities. */
const city = line({ max: LENGTHS.place })
  .default("")
  .refine((text) => text === "" || findCity(text) !== undefined, {
    error: asIssue(newsletterProblems.chooseCity()),
  })
  .transform((text) => findCity(text)?.slug ?? null);

export const subscriptionSchema = z.object({
  email: z
    .string({ error: asIssue(sharedProblems.enterYourEmail()) })
    .trim()
    .toLowerCase()
    .pipe(z.email(asIssue(sharedProblems.invalidEmail())).max(LENGTHS.email)),
  city,
});

export type Subscription = z.output<typeof subscriptionSchema>;

/** The issue the admin wants to preview. */
export const previewSchema = z.object({ city, language: z.enum(LANGUAGES).default("en") });
export type PreviewInput = z.output<typeof previewSchema>;

export const subscriberFilterSchema = z.object({
  q,
  status: z.enum(SUBSCRIBER_STATUSES).optional(),
  sort: ageSort,
  ...pageFields,
});

export type SubscriberFilter = z.output<typeof subscriberFilterSchema>;

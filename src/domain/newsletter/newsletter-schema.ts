import { z } from "zod";
import { findCity } from "#domain/places/city.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { ageSort, pageFields, q } from "#domain/shared/list-schema.ts";
import { line } from "#domain/shared/text-schema.ts";
import { SUBSCRIBER_STATUSES } from "./newsletter.ts";

/** A city by its slug or any spelling; empty means all cities. */
const city = line({ max: LENGTHS.place })
  .default("")
  .refine((text) => text === "" || findCity(text) !== undefined, { error: "Choose a city" })
  .transform((text) => findCity(text)?.slug ?? null);

export const subscriptionSchema = z.object({
  email: z
    .string({ error: "Enter your e-mail address" })
    .trim()
    .toLowerCase()
    .pipe(z.email("Enter an e-mail address like name@example.com").max(LENGTHS.email)),
  city,
});

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

import { z } from "zod";
import { referrer } from "#domain/leads/inquiry-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { line } from "#domain/shared/text-schema.ts";
import { NUMBER_PERIODS } from "./listing-numbers.ts";

/** A view or a save of a listing, with nothing about the visitor. */
export const pageViewSchema = z.object({
  propertyId: line({ max: LENGTHS.id }),
  what: z.enum(["view", "save"]).default("view"),
  referrer,
});

export type PageView = z.output<typeof pageViewSchema>;

export const numbersFilterSchema = z.object({
  days: z.coerce
    .number()
    .pipe(z.union(NUMBER_PERIODS.map((days) => z.literal(days))))
    .default(30),
  propertyId: line({ max: LENGTHS.id }).optional(),
});

export type NumbersFilter = z.output<typeof numbersFilterSchema>;

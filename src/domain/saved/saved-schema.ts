import { z } from "zod";
import { savedProblems } from "#domain/saved/problems.ts";
import { searchOfPath } from "#domain/search/results-filter-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { isListingId } from "#domain/shared/id.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { MAX_RUPEES } from "#domain/shared/limits.ts";
import { pageFields } from "#domain/shared/list-schema.ts";
import { ALERT_FREQUENCIES } from "./alert.ts";
import { MAX_SAVED_HOMES, MAX_SAVED_SEARCHES } from "./saved.ts";

const MAX_PATH = 1_000;

const language = z.enum(LANGUAGES).default("en");
const frequency = z.enum(ALERT_FREQUENCIES);

/** A results page with its filters. */
const searchPath = z
  .string({ error: asIssue(savedProblems.giveListAddress()) })
  .max(MAX_PATH, { abort: true })
  .refine((path) => searchOfPath(path) !== undefined, asIssue(savedProblems.giveListAddress()));

export const savedHomeFilterSchema = z.object(pageFields);
export const languageQuerySchema = z.object({ language });

/** A saved search sends daily alerts, unless the user chooses otherwise. */
export const savedSearchInputSchema = z.object({
  path: searchPath,
  frequency: frequency.optional(),
  language,
});

export const savedSearchChangeSchema = z.object({ frequency });

const MAX_ID = 40;
const rupees = z.number().int().min(0).max(MAX_RUPEES);

/**
 * What a device has saved that the account may not know yet, and what it removed. A device may hold data from
 * an older version of the site: what is no longer valid is ignored, not refused.
 */
export const mergeSchema = z.object({
  homes: z
    .array(
      z.object({
        id: z.string().max(MAX_ID),
        /** Its price when it was saved on the device. */
        priceMin: z.number().nullish(),
      }),
    )
    .max(MAX_SAVED_HOMES)
    .default([]),
  searches: z
    .array(z.object({ path: z.string() }))
    .max(MAX_SAVED_SEARCHES)
    .default([]),
  removedHomes: z.array(z.string().max(MAX_ID)).max(MAX_SAVED_HOMES).default([]),
  removedSearches: z.array(z.string()).max(MAX_SAVED_SEARCHES).default([]),
  language,
});

/** Whether it can be saved; see above. */
export function isSavablePath(path: string): boolean {
  return searchPath.safeParse(path).success;
}

/** The same for a home, with its price if that is valid. */
export function savableHome({ id, priceMin }: Merge["homes"][number]) {
  return isListingId(id) ? [{ id, priceMin: rupees.safeParse(priceMin).data ?? null }] : [];
}

export type SavedHomeFilter = z.output<typeof savedHomeFilterSchema>;
export type SavedSearchInput = z.output<typeof savedSearchInputSchema>;
export type Merge = z.output<typeof mergeSchema>;

import { z } from "zod";
import { reviewProblems } from "#domain/reviews/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { ageSort, pageFields, q } from "#domain/shared/list-schema.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import { MAX_REVIEW_LENGTH, REVIEW_STATUSES } from "./review.ts";

/** A review of a company. */
export const reviewInputSchema = z.object({
  rating: z.coerce
    .number({ error: asIssue(reviewProblems.chooseStars()) })
    .int()
    .min(1)
    .max(5),
  // A mask is longer than a number typed without spaces, so cut what then exceeds the limit.
  text: paragraphs({ max: MAX_REVIEW_LENGTH })
    .default("")
    .overwrite((text) => maskIdentityNumbers(text).slice(0, MAX_REVIEW_LENGTH)),
});

export const publishedReviewFilterSchema = z.object(pageFields);

export type PublishedReviewFilter = z.output<typeof publishedReviewFilterSchema>;
export type ReviewInput = z.output<typeof reviewInputSchema>;

export const reviewFilterSchema = z.object({
  /** A part of the text or of its author. */
  q,
  status: z.enum(REVIEW_STATUSES).optional(),
  companyId: line({ max: LENGTHS.id }).optional(),
  sort: ageSort,
  ...pageFields,
});

export type ReviewFilter = z.output<typeof reviewFilterSchema>;

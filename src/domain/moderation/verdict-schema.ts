import { z } from "zod";
import { moderationProblems } from "#domain/moderation/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { paragraphs } from "#domain/shared/text-schema.ts";
import { LISTING_VERDICTS, MAX_REASON, needsReason } from "./verdict.ts";

const reason = paragraphs({ max: MAX_REASON }).default("");

export const listingVerdictSchema = z
  .object({
    verdict: z.enum(LISTING_VERDICTS),
    reason,
    version: z.string().max(60).optional(),
  })
  .refine(({ verdict, reason: said }) => !needsReason(verdict) || said !== "", {
    path: ["reason"],
    error: asIssue(moderationProblems.sayWhySentBack()),
  });

export type ListingVerdictInput = z.output<typeof listingVerdictSchema>;

/** A review is published or not; its author is not asked for another one. */
export const reviewVerdictSchema = z
  .object({ verdict: z.enum(["approve", "reject"]), reason })
  .refine(({ verdict, reason: said }) => verdict === "approve" || said !== "", {
    path: ["reason"],
    error: asIssue(sharedProblems.sayWhy()),
  });

export type ReviewVerdictInput = z.output<typeof reviewVerdictSchema>;

import { z } from "zod";
import { moderationProblems } from "#domain/moderation/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { paragraphs } from "#domain/shared/text-schema.ts";
import { MAX_REPORT_DETAIL, REPORT_REASONS } from "./report.ts";

export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: asIssue(moderationProblems.chooseReason()) }),
  detail: paragraphs({ max: MAX_REPORT_DETAIL }).default(""),
  email: z
    .union([
      z.literal(""),
      z
        .string()
        .trim()
        .toLowerCase()
        .pipe(z.email(asIssue(sharedProblems.invalidEmail())).max(LENGTHS.email)),
    ])
    .nullish(),
});

export type ReportPayload = z.output<typeof reportSchema>;

export type ReportInput = { reason: ReportPayload["reason"]; detail: string; email: string | null };

/** What is stored: without identity numbers, no matter whose. */
export function toReportInput({ reason, detail, email }: ReportPayload): ReportInput {
  return {
    reason,
    // A mask is longer than a number typed without spaces, so cut what then exceeds the limit.
    detail: maskIdentityNumbers(detail).slice(0, MAX_REPORT_DETAIL),
    email: email || null,
  };
}

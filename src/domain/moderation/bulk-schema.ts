import { z } from "zod";
import { moderationProblems } from "#domain/moderation/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { line } from "#domain/shared/text-schema.ts";
import { BULK_KINDS, BULK_LISTS, MAX_CHOSEN } from "./bulk.ts";
import { MAX_REASON } from "./verdict.ts";

const kind = z.enum(BULK_KINDS);

const chosen = z.object({
  kind,
  id: z.string().min(1).max(200),
  version: z.string().max(60).optional(),
});

/** Either these ids, or everything a list finds with this search and these filters. */
export const bulkSchema = z
  .object({
    act: z.string().min(1).max(30),
    reason: line({ max: MAX_REASON }).default(""),
    items: z.array(chosen).min(1).max(MAX_CHOSEN).optional(),
    matching: z
      .object({
        kind: z.enum(BULK_LISTS),
        filter: z.record(z.string().max(40), z.string().max(1000)),
      })
      .optional(),
  })
  .refine(({ items, matching }) => (items === undefined) !== (matching === undefined), {
    error: asIssue(moderationProblems.idsOrList()),
    path: ["items"],
  });

export type BulkInput = z.output<typeof bulkSchema>;

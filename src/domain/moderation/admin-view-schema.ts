import { z } from "zod";
import { moderationProblems } from "#domain/moderation/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { line } from "#domain/shared/text-schema.ts";
import { MAX_VIEW_NAME, MAX_VIEWS } from "./admin-view.ts";

/** Only paths of the console, without a language prefix, so that a view cannot lead anywhere else. */
const path = z
  .string()
  .max(80)
  .regex(/^\/admin(?:\/[a-z-]+)?$/, asIssue(moderationProblems.notAList()));

const name = line({ max: MAX_VIEW_NAME, required: moderationProblems.nameView() });

export const adminViewSchema = z.object({
  path,
  name,
  search: line({ max: 2000 }).refine((text) => text === "" || text.startsWith("?"), {
    error: asIssue(moderationProblems.notAQuery()),
  }),
});

export const adminViewKeySchema = z.object({ path, name });
export type AdminViewKey = z.output<typeof adminViewKeySchema>;

export const adminViewsSchema = z.object({ views: z.array(adminViewSchema).max(MAX_VIEWS) });

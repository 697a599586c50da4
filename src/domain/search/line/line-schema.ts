import { z } from "zod";
import { asIssue } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { isStorable } from "#domain/shared/text-schema.ts";
import { cutLine, MAX_LINE_LENGTH } from "./line-length.ts";

/** A search line: text that is too long is cut, not refused, before any other check. */
export const searchLine = z
  .string()
  .overwrite(cutLine)
  .refine(isStorable, asIssue(sharedProblems.unstorable()))
  .overwrite((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
  .meta({ description: `Up to ${MAX_LINE_LENGTH} characters are read` });

import { z } from "zod";
import { isStorable } from "#domain/shared/text-schema.ts";
import { cutLine, MAX_LINE_LENGTH } from "./line-length.ts";

/** A line to search by: what is too long is cut, not refused, and before anything else looks at it. */
export const searchLine = z
  .string()
  .overwrite(cutLine)
  .refine(isStorable, "Contains characters that cannot be stored")
  .overwrite((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
  .meta({ description: `Up to ${MAX_LINE_LENGTH} characters are read` });

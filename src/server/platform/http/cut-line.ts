/** How an answer says that a search line was too long to be read whole. */

import { z } from "@hono/zod-openapi";
import { isLongLine, MAX_LINE_LENGTH } from "#domain/search/line/line-length.ts";

export const lineIsCut = z
  .literal(true)
  .optional()
  .openapi({
    description: `\`q\` was longer than ${MAX_LINE_LENGTH} characters: only these were read`,
  });

/** The field of the answer, for the line as it was sent. */
export function cutNotice(sent: string | undefined): { lineIsCut?: true } {
  return isLongLine(sent ?? "") ? { lineIsCut: true } : {};
}

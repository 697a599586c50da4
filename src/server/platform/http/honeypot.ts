/** A field that bots fill, as they fill every field, and people do not see. */

import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ok } from "./answers.ts";

export const honeypot = {
  field: { website: z.string().max(500).nullish() },
  /** The bot is told that all went well. */
  answer: ok(z.object({}), "Taken for a program's doing; nothing was stored"),
  answerTo: (c: Context): Response => c.json({ success: true, data: {} }, 200),
};

/** Calls that came with an Idempotency-Key: a retry gets the first one's answer and makes nothing twice. */

import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** A hash of who called what under which key. */
    id: text().primaryKey(),
    bodyHash: text().notNull(),
    /** Sealed, since answers hold what people typed; nothing while the first call is under way. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [index("idempotency_keys_oldest").on(table.createdAt)],
);

/** Calls that came with an Idempotency-Key: a retry gets the first answer and creates nothing twice. */

import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** A hash of the caller, the call and the key. */
    id: text().primaryKey(),
    bodyHash: text().notNull(),
    /** Sealed, since answers contain what people typed; null while the first call is in progress. */
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [index("idempotency_keys_oldest").on(table.createdAt)],
);

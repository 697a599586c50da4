/** Prices that were changed together, stored for as long as that can be undone. */

import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PricedLine } from "#domain/listings/price-change.ts";
import { users } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";

export const priceChanges = pgTable(
  "price_changes",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lines: jsonb().$type<PricedLine[]>().notNull(),
    createdAt: createdAt(),
    purgeAfter: moment().notNull(),
  },
  (table) => [
    index("price_changes_user").on(table.userId),
    index("price_changes_purge").on(table.purgeAfter),
  ],
);

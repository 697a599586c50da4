/** An admin's saved views of the console's lists: searches, filters and sorts under a name. */

import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";

export const adminViews = pgTable(
  "admin_views",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The list, such as "/admin/properties". */
    path: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.path, table.name] })],
);

/** Pictures: the row knows the original, the files know the sizes made of it. */

import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

export const bucket = pgEnum("bucket", ["company-logos", "property-images", "portraits"]);
export const pictureKind = pgEnum("picture_kind", ["photo", "illustration"]);

export const media = pgTable(
  "media",
  {
    id: id(),
    bucket: bucket().notNull(),
    kind: pictureKind().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text(),
    /** How an illustration is drawn; its file is made when somebody first looks at it. */
    drawing: jsonb(),
    uploadedBy: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("media_size", sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      "media_drawn_or_taken",
      sql`(${table.kind} = 'illustration') = (${table.drawing} is not null)`,
    ),
  ],
);

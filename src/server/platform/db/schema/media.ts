/** Pictures: the row knows the original, the files know the sizes made of it. */

import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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
    /** Of the file as it was sent: the same file of the same person is kept once. */
    contentHash: text(),
    /** The guest's ticket under which it came, when nobody was signed in. */
    ticketId: uuid(),
    uploadedBy: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("media_once_per_user")
      .on(table.uploadedBy, table.bucket, table.contentHash)
      .where(sql`uploaded_by is not null`),
    uniqueIndex("media_once_per_ticket")
      .on(table.ticketId, table.contentHash)
      .where(sql`uploaded_by is null`),
    // What the sweep for pictures nobody uses reads.
    index("media_photos_oldest").on(table.createdAt).where(sql`kind = 'photo'`),
    check("media_size", sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      "media_drawn_or_taken",
      sql`(${table.kind} = 'illustration') = (${table.drawing} is not null)`,
    ),
  ],
);

/** Pictures: the row describes the original; the sizes made from it exist only as files. */

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
    /** How an illustration is rendered; its file is made on the first request. */
    drawing: jsonb(),
    /** Hash of the uploaded file: the same file by the same person is stored once. */
    contentHash: text(),
    /** The guest's upload ticket, when no one was signed in. */
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
    // For the sweep that finds unused pictures.
    index("media_photos_oldest").on(table.createdAt).where(sql`kind = 'photo'`),
    check("media_size", sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      "media_drawn_or_taken",
      sql`(${table.kind} = 'illustration') = (${table.drawing} is not null)`,
    ),
  ],
);

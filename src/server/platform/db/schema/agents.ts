import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment, updatedAt } from "./columns.ts";
import { companies, companyStatus } from "./companies.ts";
import { media } from "./media.ts";
import { cities } from "./places.ts";

export const agents = pgTable(
  "agents",
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    companyId: text().references(() => companies.id, { onDelete: "set null" }),
    name: text().notNull(),
    title: text().notNull(),
    location: text().notNull(),
    citySlug: text().references(() => cities.slug),
    specialization: text().notNull(),
    experienceYears: smallint().notNull(),
    propertiesSold: integer().notNull().default(0),
    languages: text().array().notNull().default([]),
    description: text().notNull().default(""),
    badge: text(),
    phone: text(),
    email: text(),
    reraNumber: text(),
    portraitId: uuid().references(() => media.id, { onDelete: "set null" }),
    status: companyStatus().notNull().default("pending"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (table) => [
    check("agents_id_shape", sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("agents_experience_range", sql`${table.experienceYears} between 0 and 70`),
    index("agents_live_city")
      .on(table.citySlug, table.name, table.id)
      .where(sql`status = 'live' and deleted_at is null`),
    // The admin's list and its search.
    index("agents_changed")
      .on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("agents_text_trigram").using(
      "gin",
      sql`(lower(${table.name} || ' ' || ${table.location})) gin_trgm_ops`,
    ),
    index("agents_deleted").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
  ],
);

import { sql } from "drizzle-orm";
import {
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { COMPANY_STATUSES, RESERVED_COMPANY_IDS } from "#domain/companies/company.ts";
import { REVIEW_STATUSES } from "#domain/reviews/review.ts";
import { MEMBER_ROLES } from "#domain/shared/roles.ts";
import { users } from "./accounts.ts";
import { createdAt, id, moment, updatedAt } from "./columns.ts";
import { media } from "./media.ts";
import { cities } from "./places.ts";

export const companyStatus = pgEnum("company_status", COMPANY_STATUSES);
export const memberRole = pgEnum("member_role", MEMBER_ROLES);
export const reviewStatus = pgEnum("review_status", REVIEW_STATUSES);

const reserved = sql.raw(RESERVED_COMPANY_IDS.map((word) => `'${word}'`).join(", "));

export const companies = pgTable(
  "companies",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    citySlug: text().references(() => cities.slug),
    contact: text().notNull(),
    email: text().notNull(),
    whatsappNumber: text(),
    logoId: uuid().references(() => media.id, { onDelete: "set null" }),
    status: companyStatus().notNull().default("pending"),
    /** What has to change before it goes live, or why it is not live; null while it awaits a decision. */
    statusReason: text(),
    /** Verified means that staff checked its papers, on this day, and read this number in them. */
    verifiedAt: moment(),
    verifiedBy: text().references(() => users.id, { onDelete: "set null" }),
    reraNumber: text(),
    reraState: text(),
    /** The requested new name of a verified company, and since when; shown once staff has approved it. */
    pendingName: text(),
    pendingNameAt: moment(),
    /** 0 means not featured; the home page shows the highest first. */
    featuredRank: smallint().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (table) => [
    check("companies_id_shape", sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("companies_id_not_reserved", sql`${table.id} not in (${reserved})`),
    check("companies_name_length", sql`char_length(${table.name}) between 1 and 120`),
    check("companies_description_length", sql`char_length(${table.description}) <= 4000`),
    index("companies_live_name")
      .on(table.name, table.id)
      .where(sql`status = 'live' and deleted_at is null`),
    index("companies_live_featured")
      .on(table.featuredRank.desc().nullsFirst(), table.name, table.id)
      .where(sql`status = 'live' and deleted_at is null`),
    index("companies_waiting")
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending' and status_reason is null and deleted_at is null`),
    check(
      "companies_pending_name_length",
      sql`char_length(${table.pendingName}) between 1 and 120`,
    ),
    index("companies_renamed")
      .on(table.pendingNameAt, table.id)
      .where(sql`pending_name is not null and deleted_at is null`),
    index("companies_deleted").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index("companies_text_trigram").using(
      "gin",
      sql`(lower(${table.name} || ' ' || ${table.description})) gin_trgm_ops`,
    ),
    index("companies_location_trigram").using("gin", sql`(lower(${table.location})) gin_trgm_ops`),
  ],
);

export const companyMembers = pgTable(
  "company_members",
  {
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: memberRole().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index("company_members_user").on(table.userId),
  ],
);

/** An invitation to join a company, sent by mail; its link makes the recipient a member. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** In lower case. */
    email: text().notNull(),
    role: memberRole().notNull(),
    tokenHash: text().notNull().unique(),
    invitedBy: text().references(() => users.id, { onDelete: "set null" }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("invitations_once").on(table.companyId, table.email)],
);

export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    authorName: text().notNull(),
    rating: smallint().notNull(),
    text: text().notNull().default(""),
    status: reviewStatus().notNull().default("pending"),
    /** Why it was rejected. */
    statusReason: text(),
    decidedBy: text().references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (table) => [
    // One review per person and company; reviews of deleted accounts belong to no one.
    uniqueIndex("reviews_once").on(table.companyId, table.userId),
    check("reviews_rating_range", sql`${table.rating} between 1 and 5`),
    index("reviews_published")
      .on(table.companyId, table.rating)
      .where(sql`status = 'published' and deleted_at is null`),
    index("reviews_newest")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("reviews_text_trigram").using(
      "gin",
      sql`(lower(${table.authorName} || ' ' || ${table.text})) gin_trgm_ops`,
    ),
    index("reviews_waiting")
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending' and deleted_at is null`),
    index("reviews_deleted").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
  ],
);

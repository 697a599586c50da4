/** Everything visitors send us: requirements, inquiries, newsletter addresses. */

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  INQUIRY_CHANNELS,
  INQUIRY_STAGES,
  LEAD_EVENTS,
  LOST_REASONS,
} from "#domain/leads/inquiry.ts";
import { SUBSCRIBER_STATUSES } from "#domain/newsletter/newsletter.ts";
import {
  LISTING_TYPES,
  REQUIREMENT_PROPERTY_TYPES,
  REQUIREMENT_STATUSES,
} from "#domain/requirements/requirement.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { users } from "./accounts.ts";
import { affiliateLinks } from "./affiliates.ts";
import { agents } from "./agents.ts";
import { createdAt, id, moment, updatedAt } from "./columns.ts";
import { companies } from "./companies.ts";
import { viewSource } from "./listing-days.ts";
import { cities } from "./places.ts";
import { properties } from "./properties.ts";

export const listingType = pgEnum("listing_type", LISTING_TYPES);
export const requirementType = pgEnum("requirement_type", REQUIREMENT_PROPERTY_TYPES);
export const requirementStatus = pgEnum("requirement_status", REQUIREMENT_STATUSES);
export const inquiryChannel = pgEnum("inquiry_channel", INQUIRY_CHANNELS);
export const inquiryStage = pgEnum("inquiry_stage", INQUIRY_STAGES);
export const leadEventKind = pgEnum("lead_event_kind", LEAD_EVENTS);
export const subscriberStatus = pgEnum("subscriber_status", SUBSCRIBER_STATUSES);
export const language = pgEnum("language", LANGUAGES);

/** The affiliate's link that first brought the visitor, within sixty days. */
const broughtBy = () => uuid().references(() => affiliateLinks.id, { onDelete: "set null" });

const rupees = () => bigint({ mode: "number" });

/** The text that a search in requirements covers; the index is on exactly this expression. */
export const requirementText = sql.raw(
  "lower(name || ' ' || phone || ' ' || location || ' ' || message || ' ' || reference)",
);

export const requirements = pgTable(
  "requirements",
  {
    id: id(),
    reference: text().notNull().unique(),
    listingType: listingType().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    propertyType: requirementType().notNull(),
    location: text().notNull(),
    budgetText: text().notNull(),
    budgetMin: rupees().notNull(),
    budgetMax: rupees(),
    message: text().notNull(),
    status: requirementStatus().notNull().default("new"),
    note: text().notNull().default(""),
    assignedTo: text().references(() => users.id, { onDelete: "set null" }),
    /** The user who was signed in when sending it: it is deleted with their account. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    affiliateLinkId: broughtBy(),
    language: language().notNull().default("en"),
    /** Which consent text was agreed to; the time is `createdAt`. */
    consentVersion: text().notNull(),
    /** A retry carries the same key and gets the first answer; another body under it is refused. */
    idempotencyKey: text(),
    bodyHash: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    purgeAfter: moment().notNull().default(sql`now() + interval '12 months'`),
  },
  (table) => [
    uniqueIndex("requirements_idempotency").on(table.idempotencyKey),
    index("requirements_newest").on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("requirements_status_newest").on(table.status, table.createdAt.desc().nullsFirst()),
    // For the admin's search by any part of the text.
    index("requirements_text_trigram").using("gin", sql`(${requirementText}) gin_trgm_ops`),
    index("requirements_phone").on(table.phone),
    index("requirements_user").on(table.userId),
    index("requirements_affiliate").on(table.affiliateLinkId),
    index("requirements_purge").on(table.purgeAfter),
    check("requirements_name_length", sql`char_length(${table.name}) between 1 and 120`),
    check("requirements_message_length", sql`char_length(${table.message}) <= 4000`),
    check(
      "requirements_budget",
      sql`${table.budgetMin} >= 0 and ${table.budgetMax} >= ${table.budgetMin}`,
    ),
  ],
);

/** The same for leads; a visitor who merely pressed a button left neither name nor number. */
export const inquiryText = sql.raw(
  "lower(coalesce(inquiries.name, '') || ' ' || coalesce(inquiries.email, '') || ' ' || coalesce(inquiries.phone, '') || ' ' || inquiries.message)",
);

export const inquiries = pgTable(
  "inquiries",
  {
    id: id(),
    channel: inquiryChannel().notNull(),
    propertyId: text().references(() => properties.id, { onDelete: "set null" }),
    companyId: text().references(() => companies.id, { onDelete: "cascade" }),
    agentId: text().references(() => agents.id, { onDelete: "set null" }),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    name: text(),
    phone: text(),
    email: text(),
    message: text().notNull().default(""),
    stage: inquiryStage().notNull().default("new"),
    lostReason: text({ enum: LOST_REASONS }),
    followUpOn: date(),
    assignedTo: text().references(() => users.id, { onDelete: "set null" }),
    source: viewSource().notNull().default("direct"),
    affiliateLinkId: broughtBy(),
    language: language().notNull().default("en"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the person had it erased: the lead still counts, but its name and text are gone. */
    erasedAt: moment(),
    purgeAfter: moment().notNull().default(sql`now() + interval '12 months'`),
  },
  (table) => [
    index("inquiries_company").on(table.companyId, table.createdAt.desc().nullsFirst()),
    index("inquiries_property").on(table.propertyId, table.createdAt.desc().nullsFirst()),
    // Senders by number: one person, however often they ask.
    index("inquiries_company_phone").on(table.companyId, table.phone),
    index("inquiries_company_stage").on(
      table.companyId,
      table.stage,
      table.createdAt.desc().nullsFirst(),
    ),
    // For the admin's list of all leads, and its search.
    index("inquiries_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("inquiries_stage_newest").on(table.stage, table.createdAt.desc().nullsFirst()),
    index("inquiries_text_trigram").using("gin", sql`(${inquiryText}) gin_trgm_ops`),
    index("inquiries_user").on(table.userId, table.createdAt.desc().nullsFirst()),
    index("inquiries_affiliate").on(table.affiliateLinkId),
    index("inquiries_agent").on(table.agentId),
    index("inquiries_purge").on(table.purgeAfter),
    check(
      "inquiries_about_something",
      sql`num_nonnulls(${table.propertyId}, ${table.companyId}, ${table.agentId}) >= 1 or ${table.channel} = 'form'`,
    ),
  ],
);

/** The history of a lead, one row per event. */
export const leadEvents = pgTable(
  "lead_events",
  {
    id: id(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: "cascade" }),
    actorId: text().references(() => users.id, { onDelete: "set null" }),
    kind: leadEventKind().notNull(),
    body: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [index("lead_events_inquiry").on(table.inquiryId, table.createdAt)],
);

export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    /** In lower case: one mailbox, one subscriber. */
    email: text().notNull(),
    status: subscriberStatus().notNull().default("pending"),
    language: language().notNull().default("en"),
    /** A hash: reading the table does not allow confirming a subscription. */
    confirmHash: text(),
    confirmExpiresAt: moment(),
    consentVersion: text().notNull(),
    /** The city whose new homes they are sent; null for all cities. */
    citySlug: text().references(() => cities.slug, { onDelete: "set null" }),
    /** The city they last requested; it applies once they have confirmed it. */
    wantedCitySlug: text().references(() => cities.slug, { onDelete: "set null" }),
    confirmedAt: moment(),
    /** The due time of the last issue they were sent, or skipped in for lack of new homes. */
    lastIssueAt: moment(),
    unsubscribedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("subscribers_email").on(table.email),
    index("subscribers_readers").on(table.lastIssueAt).where(sql`status = 'subscribed'`),
    uniqueIndex("subscribers_confirm").on(table.confirmHash),
    index("subscribers_newest").on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("subscribers_email_trigram").using("gin", sql`(${table.email}) gin_trgm_ops`),
  ],
);

/** One issue of the newsletter: which homes it covers, and how far it has been sent. */
export const newsletterIssues = pgTable("newsletter_issues", {
  id: id(),
  /** The Friday morning it belongs to: there is one issue for each, whichever node starts it. */
  dueAt: moment().notNull().unique(),
  /** Homes listed after this and up to `dueAt`. */
  since: moment().notNull(),
  /** Readers who were sent a mail, and those whose city had nothing new. */
  sent: integer().notNull().default(0),
  withoutNews: integer().notNull().default(0),
  startedAt: createdAt(),
  finishedAt: moment(),
});

/** What operating the site needs: outgoing messages, settings, audit log, limits. */

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  varchar,
} from "drizzle-orm/pg-core";
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from "#domain/operations/email-queue.ts";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

export const messageChannel = pgEnum("message_channel", MESSAGE_CHANNELS);
export const messageStatus = pgEnum("message_status", MESSAGE_STATUSES);

/** Written in the transaction that causes it, sent by a job; without a gateway the admin reads it here. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    channel: messageChannel().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(""),
    body: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: messageStatus().notNull().default("queued"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    nextAttemptAt: createdAt(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    index("messages_due").on(table.nextAttemptAt).where(sql`status = 'queued'`),
    index("messages_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("messages_status").on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("messages_text_trigram").using(
      "gin",
      sql`(lower(${table.recipient} || ' ' || ${table.subject})) gin_trgm_ops`,
    ),
  ],
);

export const siteSettings = pgTable("site_settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});

/** One row, by which a lost or mistyped secret is distinguished from the one the site was used with. */
export const secretFingerprints = pgTable(
  "secret_fingerprints",
  {
    id: integer().primaryKey().default(1),
    fingerprint: text().notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [check("secret_fingerprints_one", sql`${table.id} = 1`)],
);

export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    /** No foreign key: an entry stays as it was written after the account it names is gone. */
    actorId: text(),
    action: text().notNull(),
    objectType: text().notNull(),
    objectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    ipAddress: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_object").on(table.objectType, table.objectId, table.createdAt),
    index("audit_log_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("audit_log_actor").on(table.actorId, table.createdAt),
  ],
);

/** Password attempts, by account and by origin; the next one may be made at `nextTryAt`. */
export const signInThrottles = pgTable("sign_in_throttles", {
  key: text().primaryKey(),
  tries: integer().notNull(),
  nextTryAt: moment().notNull(),
  lastTryAt: moment().notNull(),
});

/** The store of rate-limiter-flexible, in its own column names. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

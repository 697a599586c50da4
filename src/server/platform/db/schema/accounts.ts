/** People, their sessions and ways to sign in, in the shape better-auth expects. */

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { PROOF_KINDS, PROOF_STATUSES } from "#domain/accounts/proof.ts";
import { ROLES } from "#domain/shared/roles.ts";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

export const role = pgEnum("role", ROLES);
export const proofKind = pgEnum("proof_kind", PROOF_KINDS);
export const proofStatus = pgEnum("proof_status", PROOF_STATUSES);

export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: role().notNull().default("buyer"),
    phoneNumber: text(),
    phoneNumberVerified: boolean().notNull().default(false),
    verifiedAt: moment(),
    address: text(),
    city: text(),
    state: text(),
    pincode: text(),
    language: text().notNull().default("en"),
    banned: boolean().notNull().default(false),
    banReason: text(),
    banExpires: moment(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** The account is deleted for good some weeks after this, unless its owner reconsiders. */
    deletionRequestedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    // Only a verified number is unique: one that was merely typed does not block its real owner.
    uniqueIndex("users_phone").on(table.phoneNumber).where(sql`phone_number_verified`),
    index("users_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("users_leaving")
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
    check("users_pincode_shape", sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    /** A hash, under the name better-auth expects: reading the table does not let anyone sign in. */
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    impersonatedBy: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("accounts_user").on(table.userId),
    uniqueIndex("accounts_provider").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expiry").on(table.expiresAt),
  ],
);

/** Codes sent to phones. Only the requesting browser has the id, so no one else can use up its attempts. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: id(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    /** For the account that is created for a new number. */
    name: text().notNull().default(""),
    role: role().notNull().default("buyer"),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("phone_codes_expiry").on(table.expiresAt)],
);

export const twoFactors = pgTable(
  "two_factors",
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    /** False until the first right code: a secret that no app has scanned must not lock the user out. */
    verified: boolean().notNull().default(false),
    /** The half-minute step of the last accepted code; each code works once. */
    lastStep: bigint({ mode: "number" }).notNull().default(0),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [uniqueIndex("two_factors_user").on(table.userId)],
);

/** A RERA or GST number that a user gave as proof of identity. */
export const proofs = pgTable(
  "proofs",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: proofKind().notNull(),
    number: text().notNull(),
    status: proofStatus().notNull().default("pending"),
    reason: text(),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex("proofs_once").on(table.userId, table.kind, table.number),
    index("proofs_waiting").on(table.createdAt, table.id).where(sql`status = 'pending'`),
  ],
);

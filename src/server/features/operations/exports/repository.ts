import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { apiNameOf, columnOf, FIELD_NAMES } from "#domain/listings/fields.ts";
import type { Exported } from "#domain/operations/export.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { companies, reviews } from "#server/platform/db/schema/companies.ts";
import { inquiries, requirements, subscribers } from "#server/platform/db/schema/leads.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type ExportRow = { id: string } & Record<string, unknown>;
/** The rows after an id, or exactly these. */
export type Slice = { afterId: string | null } | { ids: string[] };
type List = (db: Db, slice: Slice, limit: number) => Promise<ExportRow[]>;

/** Paged by id and not by offset: the last page costs as much as the first. */
const LISTS: Record<Exported, List> = {
  companies: (db, slice, limit) =>
    db
      .select({
        id: companies.id,
        name: companies.name,
        description: companies.description,
        location: companies.location,
        city: companies.citySlug,
        contact: companies.contact,
        email: companies.email,
        whatsappNumber: companies.whatsappNumber,
        status: companies.status,
        verifiedAt: companies.verifiedAt,
        reraNumber: companies.reraNumber,
        createdAt: companies.createdAt,
        updatedAt: companies.updatedAt,
      })
      .from(companies)
      .where(and(isIn(companies.id, slice), isShown(companies.deletedAt, slice)))
      .orderBy(companies.id)
      .limit(limit),

  properties: (db, slice, limit) =>
    db
      .select({
        id: properties.id,
        ...listingFields(),
        status: properties.status,
        companyId: properties.companyId,
        images: imagesOf(),
        listedAt: properties.listedAt,
        createdAt: properties.createdAt,
        updatedAt: properties.updatedAt,
      })
      .from(properties)
      .leftJoin(localities, eq(localities.id, properties.localityId))
      .where(and(isIn(properties.id, slice), isShown(properties.deletedAt, slice)))
      .orderBy(properties.id)
      .limit(limit),

  requirements: (db, slice, limit) =>
    db
      .select({
        id: requirements.id,
        reference: requirements.reference,
        listingType: requirements.listingType,
        name: requirements.name,
        phone: requirements.phone,
        email: requirements.email,
        propertyType: requirements.propertyType,
        location: requirements.location,
        budget: requirements.budgetText,
        budgetMin: requirements.budgetMin,
        budgetMax: requirements.budgetMax,
        requirements: requirements.message,
        status: requirements.status,
        note: requirements.note,
        createdAt: requirements.createdAt,
      })
      .from(requirements)
      .where(isIn(requirements.id, slice))
      .orderBy(requirements.id)
      .limit(limit),

  inquiries: (db, slice, limit) =>
    db
      .select({
        id: inquiries.id,
        channel: inquiries.channel,
        stage: inquiries.stage,
        name: inquiries.name,
        phone: inquiries.phone,
        email: inquiries.email,
        message: inquiries.message,
        propertyId: inquiries.propertyId,
        companyId: inquiries.companyId,
        agentId: inquiries.agentId,
        createdAt: inquiries.createdAt,
      })
      .from(inquiries)
      .where(isIn(inquiries.id, slice))
      .orderBy(inquiries.id)
      .limit(limit),

  agents: (db, slice, limit) =>
    db
      .select({
        id: agents.id,
        name: agents.name,
        title: agents.title,
        location: agents.location,
        city: agents.citySlug,
        companyId: agents.companyId,
        specialization: agents.specialization,
        experienceYears: agents.experienceYears,
        propertiesSold: agents.propertiesSold,
        languages: agents.languages,
        description: agents.description,
        phone: agents.phone,
        email: agents.email,
        reraNumber: agents.reraNumber,
        status: agents.status,
        createdAt: agents.createdAt,
      })
      .from(agents)
      .where(and(isIn(agents.id, slice), isShown(agents.deletedAt, slice)))
      .orderBy(agents.id)
      .limit(limit),

  subscribers: (db, slice, limit) =>
    db
      .select({
        id: subscribers.id,
        email: subscribers.email,
        status: subscribers.status,
        language: subscribers.language,
        city: subscribers.citySlug,
        consentVersion: subscribers.consentVersion,
        confirmedAt: subscribers.confirmedAt,
        unsubscribedAt: subscribers.unsubscribedAt,
        createdAt: subscribers.createdAt,
      })
      .from(subscribers)
      .where(isIn(subscribers.id, slice))
      .orderBy(subscribers.id)
      .limit(limit),

  reviews: (db, slice, limit) =>
    db.select().from(reviews).where(isIn(reviews.id, slice)).orderBy(reviews.id).limit(limit),

  users: (db, slice, limit) =>
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        phone: users.phoneNumber,
        role: users.role,
        city: users.city,
        language: users.language,
        verifiedAt: users.verifiedAt,
        suspended: users.banned,
        suspendedFor: users.banReason,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(isIn(users.id, slice))
      .orderBy(users.id)
      .limit(limit),

  audit: (db, slice, limit) =>
    db.select().from(auditLog).where(isIn(auditLog.id, slice)).orderBy(auditLog.id).limit(limit),
};

export function listForExport(
  db: Db,
  what: Exported,
  slice: Slice,
  limit: number,
): Promise<ExportRow[]> {
  return LISTS[what](db, slice, limit);
}

function isIn(id: PgColumn, slice: Slice) {
  if ("ids" in slice) return inArray(id, slice.ids);
  return slice.afterId === null ? undefined : gt(id, slice.afterId);
}

/** A full export leaves deleted rows out; a list of deleted ones names their ids. */
function isShown(deletedAt: PgColumn, slice: Slice) {
  return "ids" in slice ? undefined : isNull(deletedAt);
}

/** Every field of a listing, by its name in the API. */
function listingFields() {
  const columns = FIELD_NAMES.map((name) => [
    apiNameOf(name),
    name === "locality" ? localities.name : properties[columnOf(name)],
  ]);
  return Object.fromEntries(columns) as Record<string, PgColumn>;
}

function imagesOf() {
  return sql<string[]>`array(
    select '/images/' || media_id || '/1600.webp' from property_images
    where property_id = ${properties.id} order by position)`;
}

/** Test rows: valid by default, with overrides where a test needs them. */

import { randomUUID } from "node:crypto";
import { newLinkCode, slugOf } from "#domain/shared/id.ts";
import type { Db } from "#server/platform/db/client.ts";
import { affiliateLinks } from "#server/platform/db/schema/affiliates.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { companies, reviews } from "#server/platform/db/schema/companies.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { inquiries, requirements } from "#server/platform/db/schema/leads.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { properties, propertyImages } from "#server/platform/db/schema/properties.ts";
import { savedSearches } from "#server/platform/db/schema/saved.ts";

type New<Table extends { $inferInsert: unknown }> = Partial<Table["$inferInsert"]>;

let made = 0;

/** A live company. */
export async function aCompany(db: Db, overrides: New<typeof companies> = {}) {
  made += 1;
  const values = {
    id: `nivara-${made}`,
    name: `Nivara ${made}`,
    description: "Homes in the west of the city",
    location: "Baner, Pune",
    contact: "+919876543210",
    email: "desk@nivara.example",
    status: "live" as const,
    ...overrides,
  };
  return one(await db.insert(companies).values(values).returning());
}

/** A live flat for sale. */
export async function aListingInput(db: Db, overrides: New<typeof properties> = {}) {
  made += 1;
  const values = {
    title: `Flat ${made}`,
    description: "Two balconies and morning sun",
    location: "Baner, Pune",
    priceRange: "₹ 80 L",
    features: "Lift, Parking",
    type: "Apartment" as const,
    subtype: "apartment" as const,
    purpose: "sale" as const,
    status: "live" as const,
    postedBy: "company" as const,
    ...overrides,
  };
  return one(await db.insert(properties).values(values).returning());
}

/** A live agent without a company. */
export async function anAgent(db: Db, overrides: New<typeof agents> = {}) {
  made += 1;
  const values = {
    id: `meera-${made}`,
    name: `Meera ${made}`,
    title: "Property Consultant",
    location: "Baner, Pune",
    citySlug: "pune",
    specialization: "First homes",
    experienceYears: 5,
    languages: ["Hindi", "English"],
    description: "Answers until nine",
    phone: "+919876543210",
    status: "live" as const,
    ...overrides,
  };
  return one(await db.insert(agents).values(values).returning());
}

/** A drawn logo, the fastest picture to generate. */
export async function aMedia(db: Db, overrides: New<typeof media> = {}) {
  const values = {
    bucket: "company-logos" as const,
    kind: "illustration" as const,
    width: 512,
    height: 512,
    drawing: { what: "logo", seed: 7 },
    ...overrides,
  };
  return one(await db.insert(media).values(values).returning());
}

export async function aRequirement(db: Db, overrides: New<typeof requirements> = {}) {
  made += 1;
  const values = {
    reference: `REQ-${made}`,
    listingType: "buy" as const,
    name: "Ravi Kumar",
    phone: "+919876543210",
    propertyType: "residential" as const,
    location: "Pune",
    budgetText: "80 lakh",
    budgetMin: 8_000_000,
    budgetMax: 8_000_000,
    message: "",
    consentVersion: "test",
    bodyHash: "test",
    ...overrides,
  };
  return one(await db.insert(requirements).values(values).returning());
}

/** An unanswered question sent by form. */
export async function anInquiry(db: Db, overrides: New<typeof inquiries> = {}) {
  const values = {
    channel: "form" as const,
    name: "Ravi Kumar",
    phone: "+919876543210",
    message: "Is it still available?",
    ...overrides,
  };
  return one(await db.insert(inquiries).values(values).returning());
}

/** A published review. */
export async function aReview(db: Db, companyId: string, overrides: New<typeof reviews> = {}) {
  const values = {
    companyId,
    authorName: "Meera",
    rating: 5,
    status: "published" as const,
    ...overrides,
  };
  return one(await db.insert(reviews).values(values).returning());
}

/** An affiliate's link to the homes for sale. */
export async function aLink(db: Db, userId: string, overrides: New<typeof affiliateLinks> = {}) {
  const values = { userId, code: newLinkCode(), path: "/buy", ...overrides };
  return one(await db.insert(affiliateLinks).values(values).returning());
}

/** The first ledger entry of a requirement that came by a link. */
export async function anEarning(
  db: Db,
  link: { id: string; userId: string },
  overrides: New<typeof earnings> = {},
) {
  const values = {
    userId: link.userId,
    linkId: link.id,
    leadKind: "requirement" as const,
    leadId: randomUUID(),
    state: "pending" as const,
    rupees: 200,
    reason: "A requirement was sent",
    ...overrides,
  };
  return one(await db.insert(earnings).values(values).returning());
}

export async function aSavedSearch(
  db: Db,
  userId: string,
  overrides: New<typeof savedSearches> = {},
) {
  const values = { userId, path: "/buy?city=pune", ...overrides };
  return one(await db.insert(savedSearches).values(values).returning());
}

export async function aLocality(db: Db, overrides: New<typeof localities> = {}) {
  const name = overrides.name ?? "Baner";
  const values = { citySlug: "pune", name, slug: slugOf(name), ...overrides };
  return one(await db.insert(localities).values(values).returning());
}

/** Adds pictures to a property; the first one is the cover. */
export async function showPictures(db: Db, propertyId: string, mediaIds: string[]): Promise<void> {
  await db
    .insert(propertyImages)
    .values(mediaIds.map((mediaId, position) => ({ propertyId, mediaId, position })));
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("Nothing was inserted");
  return row;
}

/** One model of a listing; land is a listing of type Land, never a second table. */

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTERS,
  LISTING_STATUSES,
  POSSESSIONS,
  POWER_BACKUPS,
  PROPERTY_TYPES,
  PURPOSES,
  REVISION_STATES,
  SUBTYPES,
  SUBTYPES_OF,
} from "#domain/listings/listing.ts";
import { AREA_BASES } from "#domain/shared/area/area.ts";
import { newListingId } from "#domain/shared/id.ts";
import type { PictureRow } from "#server/platform/db/pictures.ts";
import { users } from "./accounts.ts";
import { agents } from "./agents.ts";
import { createdAt, moment, updatedAt } from "./columns.ts";
import { companies } from "./companies.ts";
import { media } from "./media.ts";
import { cities, localityId, projects } from "./places.ts";

export const propertyType = pgEnum("property_type", PROPERTY_TYPES);
export const category = pgEnum("category", CATEGORIES);
export const subtype = pgEnum("subtype", SUBTYPES);
export const purpose = pgEnum("purpose", PURPOSES);
export const listingStatus = pgEnum("listing_status", LISTING_STATUSES);
export const areaBasis = pgEnum("area_basis", AREA_BASES);
export const furnishing = pgEnum("furnishing", FURNISHINGS);
export const possession = pgEnum("possession", POSSESSIONS);
export const powerBackup = pgEnum("power_backup", POWER_BACKUPS);
export const lister = pgEnum("lister", LISTERS);
export const facing = pgEnum("facing", FACINGS);

export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });
const rupees = () => bigint({ mode: "number" });
const shownPlace = (column: "latitude" | "longitude") =>
  sql.raw(
    `case when posted_by = 'owner' then round(${column}::numeric, 2)::float8 else ${column} end`,
  );
const SUBTYPE_OF_TYPE = sql.raw(
  `case type ${Object.entries(SUBTYPES_OF)
    .map(([type, subtypes]) => `when '${type}' then subtype in ('${subtypes.join("', '")}')`)
    .join(" ")} end`,
);
const live = sql`status = 'live' and deleted_at is null`;

export const properties = pgTable(
  "properties",
  {
    id: text().primaryKey().$defaultFn(newListingId),
    title: text().notNull(),
    description: text().notNull(),
    /** Display text as the lister wrote it; the structured columns below are parsed from it. */
    location: text().notNull(),
    priceRange: text().notNull(),
    features: text().notNull(),
    type: propertyType().notNull(),
    category: category()
      .notNull()
      .generatedAlwaysAs(
        sql`case type when 'Land' then 'land'::category when 'Commercial' then 'commercial'::category else 'residential'::category end`,
      ),
    subtype: subtype().notNull(),
    purpose: purpose().notNull(),
    status: listingStatus().notNull().default("draft"),
    statusReason: text(),
    companyId: text().references(() => companies.id, { onDelete: "restrict" }),
    agentId: text().references(() => agents.id, { onDelete: "set null" }),
    ownerId: text().references(() => users.id, { onDelete: "set null" }),
    postedBy: lister().notNull(),
    whatsappNumber: text(),
    citySlug: text().references(() => cities.slug),
    localityId: localityId(),
    projectId: uuid().references(() => projects.id, { onDelete: "set null" }),
    pincode: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    priceMin: rupees(),
    priceMax: rupees(),
    deposit: rupees(),
    maintenance: rupees(),
    beds: smallint(),
    baths: smallint(),
    areaSqft: integer(),
    areaBasis: areaBasis().notNull().default("unknown"),
    ratePerSqft: integer().generatedAlwaysAs(
      sql`case when price_min is not null and area_sqft > 0 then least(price_min / area_sqft, 2147483647)::integer end`,
    ),
    furnishing: furnishing(),
    parking: smallint(),
    possession: possession(),
    availableFrom: date(),
    powerBackup: powerBackup(),
    floor: smallint(),
    totalFloors: smallint(),
    facing: facing(),
    ageYears: smallint(),
    amenities: text().array().notNull().default([]),
    landmarks: text().array().notNull().default([]),
    zoning: text(),
    waterSource: text(),
    roadAccess: text(),
    electricity: text(),
    reraNumber: text(),
    reraState: text(),
    hasRera: boolean().notNull().generatedAlwaysAs(sql`rera_number is not null`),
    /** Maintained by a trigger on the pictures. */
    hasPhotos: boolean().notNull().default(false),
    /** A copy from `property_images` and `media`, in order, so that a card needs neither; set by triggers. */
    pictures: json().$type<PictureRow[]>().notNull().default([]),
    /** The public location: an owner's home to about a kilometre, a company's site exactly. */
    shownLatitude: doublePrecision().generatedAlwaysAs(shownPlace("latitude")),
    shownLongitude: doublePrecision().generatedAlwaysAs(shownPlace("longitude")),
    /** The square, a fiftieth of a degree wide, it is shown in; see features/search/engine/place.ts. */
    mapCell: integer().generatedAlwaysAs(
      sql`floor(${shownPlace("latitude")} * 50)::integer * 10000 + floor(${shownPlace("longitude")} * 50)::integer`,
    ),
    isFeatured: boolean().notNull().default(false),
    /** The instant the listing went live: what "newest" sorts by. */
    listedAt: moment().notNull().default(sql`now()`),
    /** Whether the public has seen it before: a listing that comes back is not new. */
    wasLive: boolean().notNull().default(false),
    /** When the lister last confirmed that it is still available; no other action sets it. */
    confirmedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', title || ' ' || location || ' ' || features || ' ' || description)`,
      ),
  },
  (table) => [
    check("properties_title_length", sql`char_length(${table.title}) between 1 and 200`),
    check("properties_description_length", sql`char_length(${table.description}) <= 8000`),
    check(
      "properties_prices",
      sql`${table.priceMin} >= 0 and ${table.priceMax} >= ${table.priceMin}`,
    ),
    check("properties_deposit", sql`${table.deposit} >= 0 and ${table.maintenance} >= 0`),
    check(
      "properties_rooms",
      sql`${table.beds} between 0 and 50 and ${table.baths} between 0 and 50`,
    ),
    check("properties_area", sql`${table.areaSqft} > 0`),
    check("properties_floors", sql`${table.floor} <= ${table.totalFloors}`),
    check("properties_pincode_shape", sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
    // Bad geocodes are common; anything outside India's bounding box is one.
    check("properties_latitude", sql`${table.latitude} between 6 and 37.2`),
    check("properties_longitude", sql`${table.longitude} between 68 and 97.5`),
    check("properties_subtype_of_type", SUBTYPE_OF_TYPE),
    // The search engine's covering indexes are written out in migrations/0001_engine.sql, because
    // drizzle cannot say INCLUDE; docs/decisions/0005 tells what each is for.
    index("properties_live_newest")
      .on(table.listedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(live),
    index("properties_live_company")
      .on(table.companyId, table.listedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(live),
    index("properties_company_changed")
      .on(table.companyId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("properties_owner").on(table.ownerId),
    index("properties_project").on(table.projectId),
    index("properties_agent").on(table.agentId),
    index("properties_hidden_search")
      .using("gin", table.search)
      .where(sql`status <> 'live' and deleted_at is null`),
    // The admin's list, last changed first.
    index("properties_changed")
      .on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    // The same by price and by title; listings without a price come last in both directions.
    index("properties_by_price_up")
      .on(sql`coalesce(price_min, 9000000000000000)`, table.id)
      .where(sql`deleted_at is null`),
    index("properties_by_price_down")
      .on(sql`coalesce(price_min, -1)`, table.id)
      .where(sql`deleted_at is null`),
    index("properties_by_title").on(table.title, table.id).where(sql`deleted_at is null`),
    // The moderation queue, the longest waiting first.
    index("properties_waiting")
      .on(table.updatedAt, table.id)
      .where(sql`status = 'in_review' and deleted_at is null`),
    index("properties_deleted").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index("properties_status").on(table.status, table.updatedAt.desc().nullsFirst()),
  ],
);

export const revisionState = pgEnum("revision_state", REVISION_STATES);

/** An owner's edit of a live listing, until the admin has reviewed it. */
export const propertyRevisions = pgTable(
  "property_revisions",
  {
    propertyId: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    state: revisionState().notNull().default("waiting"),
    /** The columns that differ from the listing's own, by the names they have here. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** All of its pictures, in their order. */
    images: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("property_revisions_waiting")
      .on(table.updatedAt, table.propertyId)
      .where(sql`state = 'waiting'`),
  ],
);

export const propertyImages = pgTable(
  "property_images",
  {
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: "restrict" }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.position] }),
    uniqueIndex("property_images_once").on(table.propertyId, table.mediaId),
    index("property_images_media").on(table.mediaId),
    check("property_images_at_most_four", sql`${table.position} between 0 and 3`),
  ],
);

/** Listings as those who run them see them: in any state, and where they truly are. */

import { type SQL, sql } from "drizzle-orm";
import type { Page } from "#domain/page.ts";
import type { ListedBy, ManagedProperty } from "#domain/property.ts";
import type { ManagedPropertyFilter } from "#domain/property-input-schema.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/db/keyset.ts";
import { type PictureRow, pictureJson, toPicture } from "#server/db/pictures.ts";

type Row = Omit<ManagedProperty, "images" | "company"> & {
  images: PictureRow[];
  company: (Omit<ListedBy, "logo"> & { logo: PictureRow | null }) | null;
};

/** Whose listings: everybody's for an admin. */
export type Scope = { companyId?: string; ownerId?: string };

const COLUMNS = sql`
  p.id, p.title, p.type, p.subtype, p.purpose, p.location, coalesce(p.city_slug, '') as city,
  p.price_range as "priceRange", p.price_min as "priceMin", p.price_max as "priceMax",
  p.beds, p.baths, p.area_sqft as "areaSqft", p.area_basis as "areaBasis", p.furnishing, p.possession,
  p.available_from::text as "availableFrom",
  (select name from localities l where l.id = p.locality_id) as locality,
  p.deposit, p.parking, p.floor, p.total_floors as "totalFloors", p.amenities, p.landmarks, p.zoning,
  p.water_source as "waterSource", p.road_access as "roadAccess", p.electricity,
  p.posted_by as "postedBy", p.features, p.description, p.is_featured as "isFeatured",
  p.whatsapp_number as "whatsappNumber", p.pincode, p.latitude, p.longitude, p.maintenance,
  p.facing, p.age_years as "ageYears", p.rera_number as "reraNumber",
  p.status, p.status_reason as "statusReason", p.company_id as "companyId", p.owner_id as "ownerId",
  ${iso("listed_at")} as "listedAt", ${iso("confirmed_at")} as "confirmedAt",
  ${iso("created_at")} as "createdAt", ${iso("updated_at")} as "updatedAt",
  ${iso("deleted_at")} as "deletedAt",
  (select c.contact from companies c where c.id = p.company_id) as "companyContact",
  (select coalesce(json_agg(${pictureJson("m")} order by i.position), '[]')
     from property_images i join media m on m.id = i.media_id where i.property_id = p.id) as images,
  (select json_build_object('id', c.id, 'name', c.name, 'isVerified', c.verified_at is not null,
            'logo', (select ${pictureJson("m")} from media m where m.id = c.logo_id))
     from companies c where c.id = p.company_id) as company`;

export async function findManagedProperty(
  db: Db,
  id: string,
): Promise<ManagedProperty | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from properties p where p.id = ${id}`);
  return rows[0] && toManaged(rows[0]);
}

/** So few matches are sorted faster than they are met on the way through the list. */
const RARE = 1000;

/** One index serves both, read from either end. */
function byChange(direction: SortKey["direction"]): SortKey[] {
  return [
    { expression: sql`p.updated_at`, direction, cast: "timestamptz" },
    { expression: sql`p.id`, direction, cast: "text" },
  ];
}

export async function listManagedProperties(
  db: Db,
  scope: Scope,
  filter: ManagedPropertyFilter,
): Promise<Page<ManagedProperty>> {
  const where = sql.join(conditions(scope, filter), sql` and `);
  const order = byChange(filter.sort === "updatedAt" ? "asc" : "desc");
  const start = after(order, filter.cursor);
  const total = await countUpToLimit(db, sql`properties p`, where);
  // Of a rare word the planner expects many, and reads the whole list in order to find one: so the few
  // are found first and put in order then.
  const isRare = filter.q !== "" && total.total <= RARE;
  const { rows } = await db.execute<Row>(sql`
    ${isRare ? sql`with found as materialized (select p.id from properties p where ${where})` : sql``}
    select ${COLUMNS} from properties p
     where ${isRare ? sql`p.id in (select id from found)` : where} ${start ? sql`and ${start}` : sql``}
     order by ${orderBy(order)}
     limit ${filter.limit + 1}`);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toManaged),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([last.updatedAt, last.id]) : null,
    ...total,
  };
}

function conditions(scope: Scope, filter: ManagedPropertyFilter): SQL[] {
  const { q, status, type, companyId, deleted } = filter;
  return [
    deleted ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`,
    scope.companyId === undefined ? undefined : sql`p.company_id = ${scope.companyId}`,
    scope.ownerId === undefined ? undefined : sql`p.owner_id = ${scope.ownerId}`,
    companyId === undefined ? undefined : sql`p.company_id = ${companyId}`,
    status && sql`p.status = ${status}`,
    type && sql`p.type = ${type}`,
    q === "" ? undefined : matchingText(q, deleted),
  ].filter((condition) => condition !== undefined);
}

/** By arms, because live listings and the others have an index each; of deleted ones there are few. */
function matchingText(q: string, isDeleted = false): SQL {
  const found = sql`p.search @@ websearch_to_tsquery('simple', ${q})`;
  const isIt = sql`p.id = ${q.toLowerCase()}`;
  if (isDeleted) return sql`(${found} or ${isIt})`;
  return sql`((p.status = 'live' and p.deleted_at is null and ${found})
    or (p.status <> 'live' and p.deleted_at is null and ${found}) or ${isIt})`;
}

function iso(column: string): SQL {
  const time = sql.raw(`p.${column}`);
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function toManaged({ company, images, ...row }: Row): ManagedProperty {
  return {
    ...row,
    images: images.map((image) => toPicture(image)),
    company: company && { ...company, logo: toPicture(company.logo) },
  };
}

import { type SQL, sql } from "drizzle-orm";
import type { Page } from "#domain/page.ts";
import type { ListedBy, Property, PropertySummary } from "#domain/property.ts";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy } from "#server/db/keyset.ts";
import { type PictureRow, pictureJson, toPicture } from "#server/db/pictures.ts";
import { matching } from "./repository-filter.ts";
import { ORDERS } from "./repository-order.ts";
import { shown } from "./repository-place.ts";

type CompanyRow = Omit<ListedBy, "logo"> & { logo: PictureRow | null };
type SummaryRow = Omit<PropertySummary, "images" | "company"> & {
  images: PictureRow[];
  company: CompanyRow | null;
  sortKey: string;
};
type PropertyRow = Omit<Property, "images" | "company"> & Omit<SummaryRow, "sortKey">;

const SUMMARY = sql`
  p.id, p.title, p.type, p.subtype, p.purpose, p.location, coalesce(p.city_slug, '') as city,
  p.price_range as "priceRange", p.price_min as "priceMin", p.price_max as "priceMax",
  p.beds, p.baths, p.area_sqft as "areaSqft", p.area_basis as "areaBasis", p.furnishing, p.possession,
  p.available_from::text as "availableFrom", (select name from localities l where l.id = p.locality_id) as locality,
  p.deposit, p.parking, p.floor, p.total_floors as "totalFloors", p.amenities, p.landmarks, p.zoning,
  p.water_source as "waterSource", p.road_access as "roadAccess", p.electricity,
  p.posted_by as "postedBy", p.features, p.description, p.is_featured as "isFeatured",
  p.whatsapp_number as "whatsappNumber", ${isoTime("p.listed_at")} as "listedAt",
  (select coalesce(json_agg(${pictureJson("m")} order by i.position), '[]')
     from property_images i join media m on m.id = i.media_id where i.property_id = p.id) as images,
  (select json_build_object('id', c.id, 'name', c.name, 'isVerified', c.verified_at is not null,
            'logo', (select ${pictureJson("m")} from media m where m.id = c.logo_id))
     from companies c
    where c.id = p.company_id and c.status = 'live' and c.deleted_at is null) as company`;

const DETAILS = sql`
  p.pincode, ${shown("latitude")} as latitude, ${shown("longitude")} as longitude, p.maintenance,
  p.facing, p.age_years as "ageYears", p.rera_number as "reraNumber",
  ${isoTime("p.confirmed_at")} as "confirmedAt", ${isoTime("p.updated_at")} as "updatedAt",
  (select c.contact from companies c where c.id = p.company_id) as "companyContact"`;

export async function listProperties(
  db: Db,
  filter: PropertyFilter,
): Promise<Page<PropertySummary>> {
  const where = matching(filter);
  const order = ORDERS[filter.sort];
  const start = after(order, filter.cursor);
  const [{ rows }, total] = await Promise.all([
    db.execute<SummaryRow>(sql`
      select ${SUMMARY}, (${order[0]?.expression})::text as "sortKey"
        from properties p
       where ${where} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(order)}
       limit ${filter.limit + 1}`),
    countUpToLimit(db, sql`properties p`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toSummary),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([last.sortKey, last.id]) : null,
    ...total,
  };
}

export async function findProperty(db: Db, id: string): Promise<Property | undefined> {
  const { rows } = await db.execute<PropertyRow>(sql`
    select ${SUMMARY}, ${DETAILS}
      from properties p
     where p.id = ${id} and p.status = 'live' and p.deleted_at is null`);
  return rows[0] && toProperty(rows[0]);
}

/** How many live listings there are by purpose and category, for tiles and tabs. */
export async function countByPurpose(db: Db) {
  const { rows } = await db.execute<{ purpose: string; category: string; count: number }>(sql`
    select purpose, category, count(*) as count from properties
     where status = 'live' and deleted_at is null group by purpose, category`);
  return rows;
}

/** Ids and times of live listings, newest first, for the site map. */
export async function listPropertyPages(db: Db, limit: number) {
  const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
    select id, ${isoTime("updated_at")} as "updatedAt" from properties
     where status = 'live' and deleted_at is null
     order by listed_at desc, id desc limit ${limit}`);
  return rows;
}

function isoTime(column: string): SQL {
  return sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function toSummary({ sortKey: _, ...row }: SummaryRow): PropertySummary {
  return { ...row, images: row.images.map((image) => toPicture(image)), company: toCompany(row) };
}

function toProperty(row: PropertyRow): Property {
  return { ...row, images: row.images.map((image) => toPicture(image)), company: toCompany(row) };
}

function toCompany({ company }: Pick<SummaryRow, "company">): ListedBy | null {
  return company && { ...company, logo: toPicture(company.logo) };
}

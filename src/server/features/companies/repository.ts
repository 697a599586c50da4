import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Company, CompanySort, ManagedCompany } from "#domain/companies/company.ts";
import type { CompanyFilter, ManagedCompanyFilter } from "#domain/companies/company-schema.ts";
import { citySearchWords, findCity } from "#domain/places/city.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { type PictureRow, pictureJson, toPicture } from "#server/platform/db/pictures.ts";
import { companies } from "#server/platform/db/schema/companies.ts";

const isPublished = sql`reviews.status = 'published' and reviews.deleted_at is null`;
const isLive = and(eq(companies.status, "live"), isNull(companies.deletedAt));

// Featured companies first, then by name; ranks are negated so that all keys sort ascending.
const ORDER: SortKey[] = [
  { expression: sql`-companies.featured_rank`, direction: "asc", cast: "bigint" },
  { expression: sql`companies.name`, direction: "asc", cast: "text" },
  { expression: sql`companies.id`, direction: "asc", cast: "text" },
];

export async function listCompanies(db: Db, filter: CompanyFilter): Promise<Page<Company>> {
  const matching = and(isLive, ...conditions(filter));
  const [rows, total] = await Promise.all([
    selectCompanies(db, and(matching, after(ORDER, filter.cursor)), filter.limit + 1),
    countUpToLimit(db, sql`companies`, matching),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toCompany),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([-last.featuredRank, last.name, last.id])
        : null,
    ...total,
  };
}

export async function findCompany(db: Db, id: string): Promise<Company | undefined> {
  const [row] = await selectCompanies(db, and(isLive, eq(companies.id, id)), 1);
  return row && toCompany(row);
}

/** Live or not, deleted or not: for those who run it. */
export async function findManagedCompany(db: Db, id: string): Promise<ManagedCompany | undefined> {
  const [row] = await selectCompanies(db, eq(companies.id, id), 1);
  return row && toManaged(row);
}

const MANAGED_ORDERS: Record<CompanySort, { keys: SortKey[]; of: (row: Row) => string[] }> = {
  "-createdAt": { keys: byTime("desc"), of: (row) => [row.createdAt.toISOString(), row.id] },
  createdAt: { keys: byTime("asc"), of: (row) => [row.createdAt.toISOString(), row.id] },
  name: { keys: byName("asc"), of: (row) => [row.name, row.id] },
  "-name": { keys: byName("desc"), of: (row) => [row.name, row.id] },
};

export async function listManagedCompanies(
  db: Db,
  filter: ManagedCompanyFilter,
): Promise<Page<ManagedCompany>> {
  const order = MANAGED_ORDERS[filter.sort];
  const matching = and(
    filter.deleted ? isNotNull(companies.deletedAt) : isNull(companies.deletedAt),
    filter.status && eq(companies.status, filter.status),
    ...conditions(filter),
  );
  const [rows, total] = await Promise.all([
    selectCompanies(
      db,
      and(matching, after(order.keys, filter.cursor)),
      filter.limit + 1,
      order.keys,
    ),
    countUpToLimit(db, sql`companies`, matching),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toManaged),
    nextCursor: rows.length > filter.limit && last ? encodeCursor(order.of(last)) : null,
    ...total,
  };
}

function byTime(direction: SortKey["direction"]): SortKey[] {
  return [
    { expression: sql`companies.created_at`, direction, cast: "timestamptz" },
    byId(direction),
  ];
}

function byName(direction: SortKey["direction"]): SortKey[] {
  return [{ expression: sql`companies.name`, direction, cast: "text" }, byId(direction)];
}

function byId(direction: SortKey["direction"]): SortKey {
  return { expression: sql`companies.id`, direction, cast: "text" };
}

/** Ids and times of every live company, for the site map. */
export async function listCompanyPages(db: Db, limit: number) {
  const rows = await db
    .select({ id: companies.id, updatedAt: companies.updatedAt })
    .from(companies)
    .where(isLive)
    .orderBy(companies.id)
    .limit(limit);
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}

function selectCompanies(db: Db, where: SQL | undefined, limit: number, order = ORDER) {
  return db
    .select({
      id: companies.id,
      name: companies.name,
      description: companies.description,
      location: companies.location,
      contact: companies.contact,
      email: companies.email,
      whatsappNumber: companies.whatsappNumber,
      verifiedAt: companies.verifiedAt,
      reraNumber: companies.reraNumber,
      status: companies.status,
      statusReason: companies.statusReason,
      pendingName: companies.pendingName,
      featuredRank: companies.featuredRank,
      createdAt: companies.createdAt,
      updatedAt: companies.updatedAt,
      deletedAt: companies.deletedAt,
      logo: sql<PictureRow | null>`(select ${pictureJson("media")} from media where media.id = companies.logo_id)`,
      rating: sql<number | null>`(select avg(rating)::float8 from reviews
        where reviews.company_id = companies.id and ${isPublished})`,
      reviewCount: sql<number>`(select count(*) from reviews
        where reviews.company_id = companies.id and ${isPublished})`.mapWith(Number),
      propertyCount: sql<number>`(select count(*) from properties
        where properties.company_id = companies.id
          and properties.status = 'live' and properties.deleted_at is null)`.mapWith(Number),
    })
    .from(companies)
    .where(where)
    .orderBy(orderBy(order))
    .limit(limit);
}

function conditions(filter: Pick<CompanyFilter, "q" | "city">): SQL[] {
  const found: SQL[] = [];
  if (filter.q) {
    const pattern = containing(filter.q);
    found.push(sql`lower(${companies.name} || ' ' || ${companies.description}) like ${pattern}`);
  }
  if (filter.city) {
    const city = findCity(filter.city);
    const spellings = city ? citySearchWords(city.slug) : [filter.city];
    const patterns = spellings.map(containing);
    found.push(sql`lower(${companies.location}) like any (${sql.param(patterns)}::text[])`);
  }
  return found;
}

type Row = Awaited<ReturnType<typeof selectCompanies>>[number];

function toManaged(row: Row): ManagedCompany {
  return {
    ...toCompany(row),
    status: row.status,
    statusReason: row.statusReason,
    pendingName: row.pendingName,
    featuredRank: row.featuredRank,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

function toCompany(row: Row): Company {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    location: row.location,
    contact: row.contact,
    email: row.email,
    whatsappNumber: row.whatsappNumber,
    reraNumber: row.reraNumber,
    reviewCount: row.reviewCount,
    propertyCount: row.propertyCount,
    logo: toPicture(row.logo),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
  };
}

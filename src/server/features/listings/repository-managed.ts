/** Listings as those who manage them see them: in any state, and at their exact location. */

import { type SQL, sql } from "drizzle-orm";
import type { ManagedListingFilter } from "#domain/listings/input-schema.ts";
import type { ListedBy, ManagedListing } from "#domain/listings/listing.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { type PictureRow, pictureJson, toPicture } from "#server/platform/db/pictures.ts";
import { NEEDS_CHANGE } from "#server/platform/db/waiting.ts";
import { fieldColumns } from "#server/shared/listings/field-columns.ts";
import { columnJson, findRevision } from "./repository-revision.ts";

type Row = Omit<ManagedListing, "images" | "company"> & {
  images: PictureRow[];
  company: (Omit<ListedBy, "logo"> & { logo: PictureRow | null }) | null;
};

/** Whose listings; an admin's scope is empty and covers all. */
export type Scope = { companyId?: string; ownerId?: string };

type Filter = ManagedListingFilter & { needsChange?: boolean | undefined };

const COLUMNS = sql`
  p.id, ${sql.raw(fieldColumns("card", "page", "managed"))},
  p.status, p.status_reason as "statusReason", p.company_id as "companyId", p.owner_id as "ownerId",
  ${isoTime("p.listed_at")} as "listedAt", ${isoTime("p.confirmed_at")} as "confirmedAt",
  ${isoTime("p.created_at")} as "createdAt", ${isoTime("p.updated_at")} as "updatedAt",
  ${isoTime("p.deleted_at")} as "deletedAt",
  (select r.state from property_revisions r where r.property_id = p.id) as change,
  p.pictures as images,
  (select json_build_object('id', c.id, 'name', c.name, 'verifiedAt', ${isoTime("c.verified_at")},
            'reraNumber', c.rera_number, 'phone', c.contact, 'whatsappNumber', c.whatsapp_number,
            'logo', (select ${pictureJson("m")} from media m where m.id = c.logo_id))
     from companies c where c.id = p.company_id) as company,
  (select json_build_object('id', a.id, 'name', a.name, 'phone', a.phone) from agents a
    where a.id = p.agent_id and a.status = 'live' and a.deleted_at is null) as agent`;

export async function findManagedListing(db: Db, id: string): Promise<ManagedListing | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from properties p where p.id = ${id}`);
  return rows[0] && toManaged(rows[0]);
}

/** The same with its owner's latest edit while that awaits review. */
export async function findRevisedListing(db: Db, id: string): Promise<ManagedListing | undefined> {
  const revision = await findRevision(db, id);
  if (!revision) return findManagedListing(db, id);
  const { rows } = await db.execute<Row & { revisedImages: PictureRow[] }>(sql`
    select ${COLUMNS},
           (select coalesce(json_agg(${pictureJson("m")} order by i.at), '[]')
              from jsonb_array_elements_text(${JSON.stringify(revision.images)}::jsonb)
                   with ordinality i(id, at) join media m on m.id = i.id::uuid) as "revisedImages"
      from (select (jsonb_populate_record(o, ${columnJson(revision.values)}::jsonb)).*
              from properties o where o.id = ${id}) p`);
  const [row] = rows;
  if (!row) return undefined;
  const { revisedImages, ...rest } = row;
  return toManaged({ ...rest, images: revisedImages });
}

/** Up to this many matches, sorting them is faster than scanning the sorted list for them. */
const RARE = 1000;

const PROPERTIES = sql`properties p`;

type Order = {
  key: SortKey["expression"];
  cast: SortKey["cast"];
  of: (row: Row) => string | number;
};

/** Listings without a price come last in both directions; each direction has its own index. */
const NO_PRICE = { up: 9_000_000_000_000_000, down: -1 };
const ORDERS: Record<string, Order> = {
  updatedAt: { key: sql`p.updated_at`, cast: "timestamptz", of: ({ updatedAt }) => updatedAt },
  title: { key: sql`p.title`, cast: "text", of: ({ title }) => title },
  price: {
    key: sql.raw(`coalesce(p.price_min, ${NO_PRICE.up})`),
    cast: "bigint",
    of: ({ priceMin }) => priceMin ?? NO_PRICE.up,
  },
  "-price": {
    key: sql.raw(`coalesce(p.price_min, ${NO_PRICE.down})`),
    cast: "bigint",
    of: ({ priceMin }) => priceMin ?? NO_PRICE.down,
  },
};

function orderOf(sort: ManagedListingFilter["sort"]): { order: SortKey[]; of: Order["of"] } {
  const found = ORDERS[sort] ?? ORDERS[sort.replace("-", "")];
  if (!found) throw new Error(`There is no order by ${sort}`);
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const keys = [
    { expression: found.key, direction, cast: found.cast },
    { expression: sql`p.id`, direction, cast: "text" },
  ] satisfies SortKey[];
  return { order: keys, of: found.of };
}

export async function listManagedListings(
  db: Db,
  scope: Scope,
  filter: Filter,
  rare = RARE,
): Promise<Page<ManagedListing>> {
  const { q, deleted } = filter;
  const narrowed = conditions(scope, filter);
  const where = sql.join([isListed(deleted), ...narrowed], sql` and `);
  const { order, of } = orderOf(filter.sort);
  const start = after(order, filter.cursor);
  const found =
    q === "" ? PROPERTIES : sql`(${idsWith(q, deleted)}) f join ${PROPERTIES} using (id)`;
  const total = await (q !== "" && narrowed.length === 0
    ? countUpToLimit(db, sql`(${idsWith(q, deleted)}) f`)
    : countUpToLimit(db, found, where));
  // Matches of a rare word are found first and then sorted; those of a common one turn up soon enough when
  // scanning the sorted list. Left to itself, the planner does it the other way round.
  const isRare = q !== "" && total.total <= rare;
  const { rows } = await db.execute<Row>(sql`
    ${isRare ? sql`with few as materialized (select p.id from ${found} where ${where})` : sql``}
    select ${COLUMNS} from ${PROPERTIES}
     where ${isRare ? sql`p.id in (select id from few)` : sql`${where} and ${hasText(q)}`}
           ${start ? sql`and ${start}` : sql``}
     order by ${orderBy(order)}
     limit ${filter.limit + 1}`);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toManaged),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([of(last), last.id]) : null,
    ...total,
  };
}

function conditions(scope: Scope, filter: Filter): SQL[] {
  const { status, type, companyId } = filter;
  return [
    scope.companyId === undefined ? undefined : sql`p.company_id = ${scope.companyId}`,
    scope.ownerId === undefined ? undefined : sql`p.owner_id = ${scope.ownerId}`,
    companyId === undefined ? undefined : sql`p.company_id = ${companyId}`,
    status && sql`p.status = ${status}`,
    type && sql`p.type = ${type}`,
    filter.needsChange ? NEEDS_CHANGE : undefined,
  ].filter((condition) => condition !== undefined);
}

function isListed(isDeleted = false): SQL {
  return isDeleted ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`;
}

/** Each id once. Live listings and the others have an index each; deleted ones are few. */
function idsWith(q: string, isDeleted = false): SQL {
  if (isDeleted)
    return sql`select p.id from ${PROPERTIES} where ${isListed(true)} and ${hasText(q)}`;
  const found = sql`search @@ ${query(q)}`;
  return sql`
    select id from listing_texts where ${found}
    union all select id from properties where status <> 'live' and deleted_at is null and ${found}
    union all select id from properties where id = ${q.toLowerCase()} and deleted_at is null
      and not ${found}`;
}

function hasText(q: string): SQL {
  return q === "" ? sql`true` : sql`(p.search @@ ${query(q)} or p.id = ${q.toLowerCase()})`;
}

function query(q: string): SQL {
  return sql`websearch_to_tsquery('simple', ${q})`;
}

function toManaged({ company, images, ...row }: Row): ManagedListing {
  return {
    ...row,
    images: images.map((image) => toPicture(image)),
    company: company && { ...company, logo: toPicture(company.logo) },
  };
}

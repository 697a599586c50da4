/** A listing as cards and the property page show it, fetched by id once a search has found it. */

import { type SQL, sql } from "drizzle-orm";
import type { ListedBy, Listing, ListingSummary } from "#domain/listings/listing.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { type PictureRow, pictureJson, toPicture } from "#server/platform/db/pictures.ts";
import { query, settled } from "#server/platform/db/prepared.ts";
import { fieldColumns } from "#server/shared/listings/field-columns.ts";

type CompanyRow = Omit<ListedBy, "logo"> & { logo: PictureRow | null };
type SummaryRow = Omit<ListingSummary, "images" | "company"> & {
  images: PictureRow[];
  company: CompanyRow | null;
};
type ListingRow = Omit<Listing, "images" | "company"> & SummaryRow;

/**
 * "is true" makes the planner look the company up by its id; otherwise it scans an index of all live ones,
 * each time.
 */
const SUMMARY = settled(sql`
  p.id, ${sql.raw(fieldColumns("card"))}, ${isoTime("p.listed_at")} as "listedAt",
  p.pictures as images,
  (select json_build_object('id', c.id, 'name', c.name, 'verifiedAt', ${isoTime("c.verified_at")},
            'reraNumber', c.rera_number, 'phone', c.contact, 'whatsappNumber', c.whatsapp_number,
            'logo', (select ${pictureJson("m")} from media m where m.id = c.logo_id))
     from companies c
    where c.id = p.company_id and (c.status = 'live' and c.deleted_at is null) is true) as company,
  (select json_build_object('id', a.id, 'name', a.name, 'phone', a.phone) from agents a
    where a.id = p.agent_id and (a.status = 'live' and a.deleted_at is null) is true) as agent`);

const DETAILS = settled(sql`
  ${sql.raw(fieldColumns("page"))}, p.shown_latitude as latitude, p.shown_longitude as longitude,
  ${isoTime("p.confirmed_at")} as "confirmedAt", ${isoTime("p.updated_at")} as "updatedAt"`);

/** The live ones among these ids, in the given order. */
export async function listCards(db: Db, ids: readonly string[]): Promise<ListingSummary[]> {
  if (ids.length === 0) return [];
  const rows = await query<SummaryRow>(
    db,
    sql`
      select ${SUMMARY}
        from properties p
       where p.id = any(${sql.param(ids)}::text[]) and p.status = 'live' and p.deleted_at is null`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(withPictures);
}

export type FoundCard = { id: string; key: string | null; card: ListingSummary };

/** The cards of the listings a statement finds by id and key, in this order, each with the total. */
export async function listCardsOf(
  db: Db,
  { found, order, total = sql`null` }: { found: SQL; order: SQL; total?: SQL },
): Promise<(FoundCard & { total: number | null })[]> {
  const rows = await query<SummaryRow & { key: string | null; total: number | null }>(
    db,
    sql`select ${SUMMARY}, f.key, ${total}::bigint as total
          from (${found}) as f join properties p on p.id = f.id order by ${order}`,
  );
  return rows.map(({ key, total: told, ...row }) => {
    const card = withPictures(row);
    return { id: card.id, key, card, total: told };
  });
}

export async function findListing(db: Db, id: string): Promise<Listing | undefined> {
  const [row] = await query<ListingRow>(
    db,
    sql`
      select ${SUMMARY}, ${DETAILS}
        from properties p
       where p.id = ${id} and p.status = 'live' and p.deleted_at is null`,
  );
  return row && withPictures(row);
}

function withPictures<Row extends SummaryRow>(row: Row) {
  const { company } = row;
  return {
    ...row,
    images: row.images.map((image) => toPicture(image)),
    company: company && { ...company, logo: toPicture(company.logo) },
  };
}

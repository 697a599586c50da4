/**
 * The best matches of a text first. To rank every match would take seconds where a word is common, so the
 * newest hundred are ranked, and the rest follows newest first.
 */

import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { decodeCursor, encodeCursor, readers } from "#server/platform/db/keyset.ts";
import { query } from "#server/platform/db/prepared.ts";
import type { Sizes } from "./count.ts";
import type { Search } from "./filter.ts";
import { cursorAt, ORDERS, type Start, startOf } from "./order.ts";
import { countFound, listCounted, listFound, matchesOf, type Total } from "./scan.ts";

const MAX_RANKED = 100;
/** Listings that arrive while a visitor pages join the ranked ones; this leaves space for as many again. */
const MAX_CANDIDATES = 2 * MAX_RANKED;

type Ranked = { id: string; key: string; rank: number };
/** Where the page starts; `oldest` is where the ranked ones ended when the first page was made. */
type Place = { after: Ranked; oldest: Start };

export type RankedPage = { ids: string[]; nextCursor: string | null } & Total;

const NEWEST = { columns: sql`p.purpose`, order: ORDERS.newest };

export async function listRanked(db: Db, search: Search, sizes: Sizes): Promise<RankedPage> {
  const { cursor, limit } = search.filter;
  const place = cursor === undefined ? undefined : placeOf(cursor);
  if (place === "unranked") return listUnranked(db, search, sizes);
  const { found, total } = await listCandidates(db, search, sizes, place);
  const oldest = place?.oldest ?? found.at(-1);
  if (!oldest) return { ids: [], nextCursor: null, ...total };
  const ranked = (await rank(db, search, found)).filter((each) => !place || isAfter(each, place));
  const page = ranked.slice(0, limit);
  const last = page.at(-1);
  if (last && ranked.length > limit) {
    return { ids: idsOf(page), nextCursor: cursorFor({ after: last, oldest }), ...total };
  }
  const room = limit - page.length;
  const asked = { ...NEWEST, limit: room + 1, start: oldest };
  const following = await listFound<object>(db, search, sizes, matchesOf(sizes, total), asked);
  const rest = following.slice(0, room);
  const nextCursor = following.length > room ? cursorAt(rest.at(-1) ?? oldest) : null;
  return { ids: [...idsOf(page), ...idsOf(rest)], nextCursor, ...total };
}

async function listUnranked(db: Db, search: Search, sizes: Sizes): Promise<RankedPage> {
  const { cursor, limit } = search.filter;
  const start = startOf(NEWEST.order, cursor);
  const asked = { ...NEWEST, limit: limit + 1, ...(start && { start }) };
  const { found, total } = await listCounted<object>(db, search, sizes, asked);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { ids: idsOf(page), nextCursor: last ? cursorAt(last) : null, ...total };
}

/** The newest matches, which get ranked; on a later page, all matches down to the first page's `oldest`. */
async function listCandidates(db: Db, search: Search, sizes: Sizes, place: Place | undefined) {
  if (!place) return listCounted<object>(db, search, sizes, { ...NEWEST, limit: MAX_RANKED });
  const total = await countFound(db, search, sizes);
  const asked = { ...NEWEST, limit: MAX_CANDIDATES, until: place.oldest };
  const found = await listFound<object>(db, search, sizes, matchesOf(sizes, total), asked);
  return { found, total };
}

/** A word in the title counts more than one in the text. */
async function rank(db: Db, { words }: Search, found: Start[]): Promise<Ranked[]> {
  const text = sql`${words?.query ?? ""}::tsquery`;
  const rows = await query<{ id: string; rank: number }>(
    db,
    sql`
      select p.id, (ts_rank(p.search, ${text}) * 1000000)::bigint
                 + case when to_tsvector('simple', p.title) @@ ${text} then 1000000 else 0 end as rank
        from properties p where p.id = any(${sql.param(idsOf(found))}::text[])`,
  );
  const ranks = new Map(rows.map((row) => [row.id, row.rank]));
  return found
    .map(({ id, key }) => ({ id, key: isoOf(key), rank: ranks.get(id) ?? 0 }))
    .toSorted((a, b) => compare(b, a));
}

function placeOf(cursor: string): Place | "unranked" {
  const { bigint, timestamptz, text } = readers;
  if (lengthOf(cursor) === 2) return "unranked";
  const keys = decodeCursor(cursor, [bigint, timestamptz, text, timestamptz, text]);
  const [rankKey = "", key = "", id = "", oldestKey = "", oldestId = ""] = keys;
  return {
    after: { id, key, rank: Number(rankKey) },
    oldest: { key: oldestKey, id: oldestId },
  };
}

function cursorFor({ after, oldest }: Place): string {
  return encodeCursor([String(after.rank), after.key, after.id, isoOf(oldest.key), oldest.id]);
}

function lengthOf(cursor: string): number {
  try {
    const keys = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(keys) ? keys.length : 0;
  } catch {
    return 0;
  }
}

function isAfter(each: Ranked, { after }: Place): boolean {
  return compare(each, after) < 0;
}

/** Times are compared as text, all in the same format. */
function compare(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

function isoOf(key: string | null): string {
  return new Date(key ?? 0).toISOString();
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

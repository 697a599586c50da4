/**
 * The best matches of a text first. To rank every match would take seconds where a word is common, so the
 * newest hundred are ranked, and the rest follows newest first.
 */

import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { decodeCursor, encodeCursor, readers } from "#server/db/keyset.ts";
import { query } from "#server/db/prepared.ts";
import type { Sizes } from "./repository-count.ts";
import type { Search } from "./repository-filter.ts";
import { cursorAt, ORDERS, type Start, startOf } from "./repository-order.ts";
import { listFound } from "./repository-search.ts";

const MAX_RANKED = 100;
/** Listings that arrive while somebody turns pages join the ranked ones; room for that many again. */
const MAX_CANDIDATES = 2 * MAX_RANKED;

type Ranked = { id: string; key: string; rank: number };
/** After this one; `oldest` is where the ranked ones ended when the first page was made. */
type Place = { after: Ranked; oldest: Start };

export type RankedPage = { ids: string[]; nextCursor: string | null };

const NEWEST = ORDERS.newest;
const COLUMNS = sql`p.purpose`;

export async function listRanked(
  db: Db,
  search: Search,
  sizes: Sizes,
  matches: number,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<RankedPage> {
  const place = cursor === undefined ? undefined : placeOf(cursor);
  if (place === "past the ranked") return listRest(startOf(NEWEST, cursor), limit);

  const found = await listFound<object>(db, search, sizes, matches, {
    columns: COLUMNS,
    order: NEWEST,
    limit: place ? MAX_CANDIDATES : MAX_RANKED,
    ...(place && { until: place.oldest }),
  });
  const oldest = place?.oldest ?? found.at(-1);
  if (!oldest) return { ids: [], nextCursor: null };
  const ranked = (await rank(db, search, found)).filter((each) => !place || isAfter(each, place));
  const page = ranked.slice(0, limit);
  const last = page.at(-1);
  if (last && ranked.length > limit) {
    return { ids: idsOf(page), nextCursor: cursorFor({ after: last, oldest }) };
  }
  const rest = await listRest(oldest, limit - page.length);
  const next = rest.hasMore ? cursorAt(rest.last ?? oldest) : null;
  return { ids: [...idsOf(page), ...rest.ids], nextCursor: next };

  async function listRest(start: Start | undefined, room: number) {
    const asked = { columns: COLUMNS, order: NEWEST, limit: room + 1, ...(start && { start }) };
    const rows = await listFound<object>(db, search, sizes, matches, asked);
    const shown = rows.slice(0, room);
    const hasMore = rows.length > room;
    const lastShown = shown.at(-1);
    return {
      ids: idsOf(shown),
      hasMore,
      last: lastShown,
      nextCursor: hasMore && lastShown ? cursorAt(lastShown) : null,
    };
  }
}

/** A word in the title says more than one in the text. */
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

function placeOf(cursor: string): Place | "past the ranked" {
  const { bigint, timestamptz, text } = readers;
  if (lengthOf(cursor) === 2) return "past the ranked";
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

/** Times are compared as text, all in one form. */
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

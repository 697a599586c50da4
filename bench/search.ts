/** P5, P6 and P7: the search engine itself at ten thousand, a hundred thousand and a million listings. */

import { join } from "node:path";
import pg from "pg";
import { listFacets } from "#server/features/search/engine/facet.ts";
import { listPins } from "#server/features/search/engine/pin.ts";
import { resolve } from "#server/features/search/engine/scan.ts";
import { listListings } from "#server/features/search/engine/search.ts";
import { createDb, type Db, openPool } from "#server/platform/db/client.ts";
import { encodeCursor } from "#server/platform/db/keyset.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { syncPlaces } from "#server/shared/places/repository.ts";
import type { Homes } from "./home.ts";
import type { Rounds } from "./rounds.ts";
import { fillListings } from "./search-data.ts";
import {
  facetQuestions,
  type Question,
  type Spot,
  searchQuestions,
  textQuestions,
} from "./search-mix.ts";
import { asAdmin, ROOT } from "./site.ts";
import { limitRow, type Row } from "./table.ts";
import { timeAll, within } from "./timings.ts";

const SIZES = [10_000, 100_000, 1_000_000];
/** Enough for PostgreSQL to settle on its plans, on every connection. */
const WARM_UP_ROUNDS = 12;
const ROUNDS = 10;
const CONNECTIONS = 2;
const MAX_GROWTH = 5;

const BARS = {
  P5: { p50: 3, p95: 20 },
  P6: { p50: 6, p95: undefined },
  P7: { p50: undefined, p95: 60 },
} as const;
type Id = keyof typeof BARS;
type Timings = { p50: number; p95: number };

type Order = { rounds: Rounds; ids: readonly string[]; homes: Homes };

/** Uses a separate database. One round is enough: each figure is based on hundreds of answers. */
export async function measureSearch({ rounds, ids, homes }: Order): Promise<Row[]> {
  const home = await homes.create();
  const leaveDatabase = await home.openDatabase();
  const admin = new pg.Client({ connectionString: asAdmin(home.databaseUrl) });
  const pool = openPool(home.databaseUrl, { max: CONNECTIONS });
  try {
    await migrate(pool, join(ROOT, "migrations"));
    await syncPlaces(createDb(pool));
    await admin.connect();
    const rows: Row[] = [];
    const first: Partial<Record<Id, number>> = {};
    const sizes = rounds.times > 1 ? SIZES : SIZES.slice(0, -1);
    for (const size of sizes) {
      await fillListings(admin, size);
      const isLargest = size === sizes.at(-1);
      rows.push(
        ...(await measureSize(createDb(pool), admin, { size, isLargest, ids, first, rounds })),
      );
    }
    return rows;
  } finally {
    await Promise.allSettled([admin.end(), pool.end()]);
    await leaveDatabase();
    await home.remove();
  }
}

type Asked = {
  size: number;
  isLargest: boolean;
  ids: readonly string[];
  first: Partial<Record<Id, number>>;
  rounds: Rounds;
};

async function measureSize(
  db: Db,
  admin: pg.Client,
  { size, isLargest, ids, first, rounds }: Asked,
): Promise<Row[]> {
  const spots = await findSpots(admin);
  const list = (question: Question) =>
    question.isMap ? listPins(db, question.filter) : listListings(db, question.filter);
  const count = async ({ filter }: Question) => listFacets(db, filter, await resolve(db, filter));
  const subjects = [
    { id: "P5", what: "search", questions: searchQuestions(spots), answer: list },
    { id: "P6", what: "facets", questions: facetQuestions(), answer: count },
    { id: "P7", what: "text with errors", questions: textQuestions(), answer: list },
  ] as const;
  const rows: Row[] = [];
  for (const { id, what, questions, answer } of subjects) {
    if (!ids.includes(id)) continue;
    const reference = await time([undefined], () => admin.query("select 1"), rounds);
    const timings = await time(questions, answer, rounds);
    first[id] ??= timings.p50;
    const listings = `${size.toLocaleString("en")} listings`;
    rows.push(...rowsOf(id, `${what}, ${listings}`, isLargest, timings));
    if (id === "P5" && isLargest) rows.push(growthRow(listings, timings.p50, first.P5));
    const last = rows.at(-1);
    if (last) last.reference = `select 1: ${reference.p50.toFixed(2)} ms`;
  }
  return rows;
}

/** The limits apply to the largest size; smaller ones are shown for comparison. */
function rowsOf(id: Id, what: string, isLargest: boolean, timings: Timings): Row[] {
  return (["p50", "p95"] as const).map((part) => {
    const bar = isLargest ? BARS[id][part] : undefined;
    const row = { id, what: `${what}, ${part}` };
    if (bar !== undefined) return limitRow(row, timings[part], bar, "ms", 1);
    return { ...row, value: `${timings[part].toFixed(1)} ms` };
  });
}

function growthRow(listings: string, atMost: number, atFirst = atMost): Row {
  const what = `search, p50 with ${listings} against ten thousand`;
  return limitRow({ id: "P5", what }, atMost / atFirst, MAX_GROWTH, "times", 1);
}

async function time<Subject>(
  questions: readonly Subject[],
  ask: (question: Subject) => Promise<unknown>,
  rounds: Rounds,
): Promise<Timings> {
  const often = { rounds, warmUps: WARM_UP_ROUNDS, times: ROUNDS };
  const timings = await timeAll({ questions, ask, ...often });
  return { p50: within(0.5, timings), p95: within(0.95, timings) };
}

async function findSpots(admin: pg.Client): Promise<Spot[]> {
  const { rows } = await admin.query<Record<"city" | "slug" | "listed" | "price" | "id", string>>(`
    select l.city_slug as city, l.slug, p.listed_at::text as listed, p.price_min::text as price, p.id
      from (select *, row_number() over (partition by city_slug order by md5(slug)) as turn
              from localities where city_slug in ('mumbai', 'pune', 'kochi')) l
     cross join lateral (
       select listed_at, price_min, id from properties
        where locality_id = l.id and status = 'live' and purpose = 'sale' and price_min is not null
        order by md5(id) limit 1) p
     where l.turn <= 2`);
  return rows.map(({ city, slug, listed, price, id }) => ({
    city,
    slug,
    newestCursor: encodeCursor([listed, id]),
    cheapestCursor: encodeCursor([price, id]),
  }));
}

import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataset } from "#demo/dataset.ts";
import { loadDemo } from "#demo/load.ts";
import { foldPlaceName, placeKey } from "#domain/places/place-name.ts";
import { resultsPath } from "#domain/search/results-path.ts";
import { createSearchService } from "#server/features/search/service.ts";
import { createMemory } from "#server/platform/cache/memoize.ts";
import { createDb, openPool } from "#server/platform/db/client.ts";
import { createTestDatabase } from "#test/database.ts";
import { quickestMs } from "#test/stopwatch.ts";
import { ENGLISH } from "./corpus-english.ts";
import { HINDI } from "./corpus-hindi.ts";
import { HINGLISH } from "./corpus-hinglish.ts";
import { HOSTILE } from "./corpus-hostile.ts";
import { MISSPELT } from "./corpus-misspelt.ts";

const NOW = new Date("2026-11-15T09:00:00Z");

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let search: ReturnType<typeof createSearchService>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
  const db = createDb(pool);
  await loadDemo(db, createDataset(NOW));
  const memory = createMemory();
  memory.setListening(true);
  search = createSearchService({ reads: db, memoize: memory.memoize });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const CORPUS = [
  ["English", ENGLISH, 90],
  ["Hindi in Latin letters", HINGLISH, 40],
  ["Hindi", HINDI, 30],
  ["misspelt", MISSPELT, 30],
  ["without sense", HOSTILE, 20],
] as const;

test.for(CORPUS)("lines %s lead where they should", async ([, table, least]) => {
  const lines = rowsOf(table);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  const read: string[] = [];
  for (const [line] of lines) {
    read.push(`${line} => ${unescaped(resultsPath(await search.understand(line)))}`);
  }
  expect(read).toEqual(lines.map(([line, address]) => `${line} => ${address}`));
});

test("what is left of a line says nothing more in the city that was found", async () => {
  for (const [line] of CORPUS.flatMap(([, table]) => rowsOf(table))) {
    const { filter, rest } = await search.understand(line);
    const again = await search.understand(rest, { city: filter.city });
    expect({ line, ...again }).toEqual({ line, filter: {}, parts: [], rest });
  }
});

/** Another name, another spelling or a typing error, and the place that must be among the first three. */
const PLACES = [
  ["Bengaluru", "Bangalore"],
  ["blr", "Bangalore"],
  ["Gurgaon", "Gurugram"],
  ["gurgoan", "Gurugram"],
  ["Bombay", "Mumbai"],
  ["new delhi", "Delhi"],
  ["calcutta", "Kolkata"],
  ["Andheri W", "Andheri West"],
  ["andheri (e)", "Andheri East"],
  ["BKC", "Bandra Kurla Complex"],
  ["koramangla", "Koramangala"],
  ["kormang", "Koramangala"],
  ["whitefeild", "Whitefield"],
  ["hinjewadi", "Hinjawadi"],
  ["gurgaon sec 57", "Sector 57"],
  ["कोरमंगला", "कोरमंगला"],
  ["hauz khaas", "Hauz Khas"],
  ["rr nagar", "Raja Rajeshwari Nagar"],
  ["411045", "Baner"],
  ["cr park", "Chittaranjan Park"],
  ["vimannagar", "Viman Nagar"],
  ["nivara court", "Nivara Courtyards"],
] as const;

const MAX_SUGGEST_MS = 150;

test("places are suggested under other names and with typing errors, at once", async () => {
  const missed: string[] = [];
  const times: number[] = [];
  for (const [typed, place] of PLACES) {
    const suggestions = await search.suggest(typed);
    times.push(await quickestMs(MAX_SUGGEST_MS, () => search.suggest(typed)));
    const first = suggestions.slice(0, 3).map(({ text }) => text);
    if (!first.some((text) => text.endsWith(place))) missed.push(`${typed}: ${first.join(", ")}`);
  }
  expect(missed).toEqual([]);
  const slowest = times.toSorted((one, other) => one - other).at(Math.floor(times.length * 0.95));
  expect(slowest).toBeLessThan(MAX_SUGGEST_MS);
});

test("no word of a listing is taken for a misspelt place", async () => {
  const { rows } = await pool.query<{ word: string }>(`
    select distinct word from properties, regexp_split_to_table(lower(description || ' ' || features), '[^a-z]+') as word
     where length(word) > 3 order by word`);
  const { rows: names } = await pool.query<{ key: string }>("select key from place_names");
  const places = new Set(names.map(({ key }) => key));
  const taken: string[] = [];
  for (const { word } of rows) {
    const { parts } = await search.understand(word);
    const place = parts.find(({ param }) => /city|locality|project/.test(param));
    if (place && !places.has(placeKey(foldPlaceName(word)))) taken.push(`${word} = ${place.value}`);
  }
  expect(taken).toEqual([]);
});

function rowsOf(table: string): [line: string, address: string][] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", address = ""] = row.split("  =>  ");
      return [line, address];
    });
}

function unescaped(address: string): string {
  return decodeURIComponent(address.replaceAll("+", " "));
}

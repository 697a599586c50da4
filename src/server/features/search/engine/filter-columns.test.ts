import { getTableColumns, sql } from "drizzle-orm";
import { expect } from "vitest";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { FILTER_NAMES, filterOf } from "#domain/search/filters.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { listingTexts } from "#server/platform/db/schema/search.ts";
import { test } from "#test/app.ts";
import { aListingInput } from "#test/factories.ts";
import { COLUMN_FILTERS, columnName, isApplied } from "./column.ts";
import { matching, searchOf } from "./filter.ts";

/** Found by their own index, which leaves few enough to look up. */
const BY_OWN_INDEX = ["companyId", "agentId"];

test("every column that a filter tests is one of listings and of what a search for words reads", () => {
  for (const name of COLUMN_FILTERS) {
    const column = filterOf(name).column ?? "";
    expect(Object.keys(getTableColumns(properties)), name).toContain(column);
    expect(Object.keys(getTableColumns(listingTexts)), name).toContain(column);
  }
});

test("every index of the engine holds every column that a filter tests", async ({ db }) => {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'properties' and indexname ~ '^properties_(walk|gather)_'`);
  const columns = COLUMN_FILTERS.filter((name) => !BY_OWN_INDEX.includes(name)).map(columnName);
  const lacking = rows.flatMap(({ name, definition }) =>
    columns.filter((column) => !definition.includes(column)).map((column) => `${name}: ${column}`),
  );

  expect(rows.length).toBeGreaterThan(10);
  expect(lacking).toEqual([]);
});

test("the row that a search for words reads is that of the listing", async ({ db }) => {
  const { id } = await aListingInput(db, { beds: 3, areaSqft: 900, baths: 2, priceMin: 5_000_000 });
  await db.update(properties).set({ beds: 4, areaSqft: 950, furnishing: "furnished" });
  const columns = sql.raw([...new Set(COLUMN_FILTERS.map(columnName))].join(", "));

  const [listing, text] = await Promise.all(
    ["properties", "listing_texts"].map(
      async (table) =>
        (await db.execute(sql`select ${columns} from ${sql.raw(table)} where id = ${id}`)).rows,
    ),
  );

  expect(listing?.[0]).toMatchObject({ beds: 4, area_sqft: 950, furnishing: "furnished" });
  expect(text).toEqual(listing);
});

test.for(FILTER_NAMES)("%s narrows the query", (name) => {
  const filter = filterOf(name);
  const value = "values" in filter ? filter.values[0] : filter.kind === "box" ? "72,18,73,19" : "1";
  const asked = listingFilterSchema.parse({ [name]: value });
  const words = { query: "'a'", rows: 1, lacking: 0, isOneWord: true };
  const resolved = { words, cityWords: words, localities: [] };
  const conditions = (given: typeof asked) =>
    JSON.stringify(matching(sql`1`, searchOf(given, resolved), []).queryChunks);

  expect(isApplied(asked[name])).toBe(true);
  expect(conditions(asked)).not.toBe(conditions(listingFilterSchema.parse({})));
});

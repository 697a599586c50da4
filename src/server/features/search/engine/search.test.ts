/** The engine against a naive evaluation of the filters in JavaScript, on thousands of random listings. */

import { eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { LISTING_SORTS } from "#domain/listings/listing.ts";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { FACETS } from "#domain/search/filters.ts";
import type { Facets } from "#domain/search/search.ts";
import type { App } from "#server/app.ts";
import type { Db } from "#server/platform/db/client.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { type Api, test } from "#test/app.ts";
import { aListingInput, aLocality } from "#test/factories.ts";
import {
  CITIES,
  createDice,
  type Dice,
  expectedCounts,
  expectedIds,
  insertListings,
  type Listing,
  randomFilter,
  randomListing,
} from "#test/listings.ts";

const LISTINGS = 3_000;
const FILTERS = 200;
const ROUNDS = 12;

type World = {
  dice: Dice;
  listings: Listing[];
  /** Localities by city: their ids, their slugs, and the slug of an id. */
  ids: Record<string, string[]>;
  slugs: Record<string, string[]>;
  slugOf: Map<string, string>;
};

async function makeWorld(db: Db, seed: number, count: number): Promise<World> {
  const dice = createDice(seed);
  const world: World = { dice, listings: [], ids: {}, slugs: {}, slugOf: new Map() };
  for (const citySlug of CITIES) {
    for (let at = 0; at < 6; at += 1) {
      const { id, slug } = await aLocality(db, { citySlug, name: `Place ${at}` });
      world.ids[citySlug] = [...(world.ids[citySlug] ?? []), id];
      world.slugs[citySlug] = [...(world.slugs[citySlug] ?? []), slug];
      world.slugOf.set(id, slug);
    }
  }
  world.listings = Array.from({ length: count }, () => randomListing(dice, world.ids));
  await insertListings(db, world.listings);
  return world;
}

test("200 random filters find what a plain reading of them finds, in order, by app and API", async ({
  open,
  db,
  database,
}) => {
  const { app, api } = open({ limits: createRateLimits(database.pool, false) });
  const { dice, listings, slugs, slugOf } = await makeWorld(db, 20_261_116, LISTINGS);
  let found = 0;

  for (let count = 0; count < FILTERS; count += 1) {
    const picked = randomFilter(dice, slugs);
    // Relevance is tested separately below; the naive evaluation cannot rank.
    const sorts = LISTING_SORTS.filter((sort) => sort !== "relevance" || !picked.q);
    const asked = { ...picked, sort: dice.pick(sorts), limit: "40" };
    const filter = listingFilterSchema.parse(asked);
    const expected = expectedIds(listings, filter, slugOf);
    found += Math.sign(expected.length);

    const page = await app.properties.list(filter);
    const answer = await ask(api, asked);

    expect([asked, page.items.map(({ id }) => id)]).toEqual([asked, expected.slice(0, 40)]);
    expect([asked, page.total, page.totalIsAtLeast]).toEqual([asked, expected.length, false]);
    expect([asked, answer.data.map(({ _id }) => _id)]).toEqual([asked, expected.slice(0, 40)]);
    expect([asked, answer.total]).toEqual([asked, expected.length]);
  }
  // Most searches must find something, or they prove nothing.
  expect(found).toBeGreaterThan(FILTERS / 2);
});

test("facets stay exact through inserts, changes and deletions", async ({ app, db, database }) => {
  const world = await makeWorld(db, 7, 900);

  for (let round = 0; round < ROUNDS; round += 1) {
    await expectFacets(app, world, 4);
    await change(db, world);
  }
  await database.pool.query("select rebuild_counts()");
  await expectFacets(app, world, 8);
});

test.for([
  ...LISTING_SORTS.map((sort) => ({ sort, city: "mumbai" })),
  ...LISTING_SORTS.map((sort) => ({ sort, q: "garden" })),
  { sort: "price-low", locality: "place-1", maxPrice: "8000000" },
  { sort: "area-high", bbox: "72,18,74,20" },
])(
  "pages by $sort hold every listing once while others come and go: %o",
  async (asked, { app, db }) => {
    const world = await makeWorld(db, 99, 300);
    const filter = listingFilterSchema.parse({ ...asked, limit: "7" });
    const isRanked = asked.sort === "relevance" && filter.q !== "";
    const before = expectedIds(world.listings, filter, world.slugOf);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.properties.list({ ...filter, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      await insertListings(
        db,
        Array.from({ length: 5 }, () => randomListing(world.dice, world.ids)),
      );
    } while (cursor !== undefined);

    expect(new Set(seen).size).toBe(seen.length);
    const old = seen.filter((id) => before.includes(id));
    expect(isRanked ? old.toSorted() : old).toEqual(isRanked ? before.toSorted() : before);
  },
);

test("the more relevant come first, and the newest of the rest after them", async ({ app, db }) => {
  const make = (title: string, day: number, description = "Quiet") =>
    aListingInput(db, { title, description, listedAt: new Date(Date.UTC(2026, 0, day)) });
  await make("Flat by the lake", 1);
  await make("Old flat", 3, "One can see the lake");
  await make("New flat", 4, "One can see the lake");
  await make("Flat by the road", 5);

  const { items } = await app.properties.list(
    listingFilterSchema.parse({ q: "lake", sort: "relevance" }),
  );

  expect(items.map(({ title }) => title)).toEqual(["Flat by the lake", "New flat", "Old flat"]);
});

test.for([
  ["a letter too few", "swiming", ["Swimming pool"]],
  ["letters swapped", "koregoan", ["Koregaon Park"]],
  ["a wrong letter in a short word", "poal", ["Swimming pool"]],
  ["the beginning of a word", "swim", ["Swimming pool"]],
  ["a word of the other language", "ज़मीन", ["ज़मीन का टुकड़ा"]],
  ["a word nobody wrote", "helicopter", []],
  ["one word right and one that nobody wrote", "pool helicopter", []],
  ["signs of other languages", "100% _ \\ ' & | ! :* <-> (", []],
  ["numbers", "4021", ["Koregaon Park"]],
])("text finds %s: %s", async ([, q, expected], { app, db }) => {
  await aListingInput(db, { title: "Swimming pool" });
  await aListingInput(db, { title: "Koregaon Park", features: "Tower 4021" });
  await aListingInput(db, { title: "ज़मीन का टुकड़ा" });

  const { items } = await app.properties.list(listingFilterSchema.parse({ q }));

  expect(items.map(({ title }) => title)).toEqual(expected);
});

async function expectFacets(app: App, world: World, filters: number): Promise<void> {
  for (let count = 0; count < filters; count += 1) {
    const asked = { ...randomFilter(world.dice, world.slugs), facets: "1", limit: "1" };
    const filter = listingFilterSchema.parse(asked);
    const { facets, total } = await app.properties.list(filter);

    expect([asked, total]).toEqual([
      asked,
      expectedIds(world.listings, filter, world.slugOf).length,
    ]);
    for (const facet of FACETS) {
      if (facet === "locality" && filter.city === "") continue;
      const expected = expectedCounts(world.listings, facet, filter, world.slugOf);
      expect([asked, facet, countsOf(facets, facet)]).toEqual([asked, facet, expected]);
    }
  }
}

/** A few of each: new ones, changed ones, some unpublished, some deleted for good. */
async function change(db: Db, world: World): Promise<void> {
  const { dice, ids, listings } = world;
  const added = Array.from({ length: 40 }, () => randomListing(dice, ids));
  await insertListings(db, added);
  listings.push(...added);
  for (let count = 0; count < 15; count += 1) {
    const at = Math.floor(dice.next() * listings.length);
    const old = listings[at];
    if (!old) continue;
    const { id: _, ...values } = randomListing(dice, ids);
    await db.update(properties).set(values).where(eq(properties.id, old.id));
    listings[at] = { ...values, id: old.id };
  }
  const gone = listings.splice(Math.floor(dice.next() * 100), 10).map(({ id }) => id);
  await db.delete(properties).where(inArray(properties.id, gone));
  await db.update(properties).set({ status: "paused" }).where(eq(properties.beds, 3));
  for (const listing of listings) if (listing.beds === 3) listing.status = "paused";
}

function countsOf(facets: Facets | undefined, facet: keyof Facets) {
  const counts = facets?.[facet];
  return counts && Object.fromEntries(counts.map(({ value, count }) => [value, count]));
}

async function ask(api: Api, asked: object) {
  const response = await api.request(
    `/api/properties?${new URLSearchParams(Object.entries(asked))}`,
  );
  return (await response.json()) as { data: { _id: string }[]; total: number };
}

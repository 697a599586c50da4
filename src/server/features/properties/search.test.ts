/** The engine against a plain reading of the filters in JavaScript, on thousands of random listings. */

import { eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { PROPERTY_SORTS } from "#domain/property.ts";
import { propertyFilterSchema } from "#domain/property-schema.ts";
import { FACETS, type Facets } from "#domain/search.ts";
import type { App } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { properties } from "#server/db/schema/properties.ts";
import { createRateLimits } from "#server/limits.ts";
import { type Api, test } from "#test/app.ts";
import { aLocality } from "#test/factories.ts";
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

test("200 random filters find what a plain reading of them finds, in order, by app and API", {
  timeout: 120_000,
}, async ({ open, db, database }) => {
  const { app, api } = open({ limits: createRateLimits(database.pool, false) });
  const { dice, listings, slugs, slugOf } = await makeWorld(db, 20_261_116, LISTINGS);
  let found = 0;

  for (let count = 0; count < FILTERS; count += 1) {
    const asked = { ...randomFilter(dice, slugs), sort: dice.pick(PROPERTY_SORTS), limit: "40" };
    const filter = propertyFilterSchema.parse(asked);
    const expected = expectedIds(listings, filter, slugOf);
    found += Math.sign(expected.length);

    const page = await app.properties.list(filter);
    const answer = await ask(api, asked);

    expect([asked, page.items.map(({ id }) => id)]).toEqual([asked, expected.slice(0, 40)]);
    expect([asked, page.total, page.totalIsAtLeast]).toEqual([asked, expected.length, false]);
    expect([asked, answer.data.map(({ _id }) => _id)]).toEqual([asked, expected.slice(0, 40)]);
    expect([asked, answer.total]).toEqual([asked, expected.length]);
  }
  // Most must find something, or they prove nothing.
  expect(found).toBeGreaterThan(FILTERS / 2);
});

test("facets stay exact through inserts, changes and deletions", { timeout: 120_000 }, async ({
  app,
  db,
  database,
}) => {
  const world = await makeWorld(db, 7, 900);

  for (let round = 0; round < ROUNDS; round += 1) {
    await expectFacets(app, world, 4);
    await change(db, world);
  }
  await database.pool.query("select rebuild_counts()");
  await expectFacets(app, world, 8);
});

test.for(PROPERTY_SORTS)(
  "pages by %s hold every listing once while others come and go",
  { timeout: 60_000 },
  async (sort, { app, db }) => {
    const world = await makeWorld(db, 99, 300);
    const filter = propertyFilterSchema.parse({ city: "mumbai", sort, limit: "7" });
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
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
  },
);

async function expectFacets(app: App, world: World, filters: number): Promise<void> {
  for (let count = 0; count < filters; count += 1) {
    const asked = { ...randomFilter(world.dice, world.slugs), facets: "1", limit: "1" };
    const filter = propertyFilterSchema.parse(asked);
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

/** A few of each: new ones, changed ones, some taken off the site, some gone for good. */
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

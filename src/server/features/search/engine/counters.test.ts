/** The search engine's derived tables stay correct, however many write to them at once. */

import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { test } from "#test/app.ts";
import { aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { createDice, insertListings, randomListing } from "#test/listings.ts";
import { race } from "#test/race.ts";

const WRITERS = 6;
const ROUNDS = 25;

type Row = Record<string, unknown>;

/** Compares the folded counters with a full recount. */
async function expectTrue(db: Db): Promise<void> {
  const kept = await readCounters(db);
  await db.execute(sql`select rebuild_counts(), rebuild_texts()`);
  expect(kept).toEqual(await readCounters(db));
}

async function readCounters(db: Db): Promise<Row[][]> {
  await db.execute(sql`select fold_counts()`);
  const tables = [
    sql`select * from listing_counts where count <> 0 order by 1, 2, 3, 4, 5, 6, 7`,
    sql`select * from place_counts where count <> 0 order by 1, 2, 3, 4, 5`,
    sql`select * from cell_counts where count <> 0 order by 1`,
    sql`select * from search_words where count <> 0 order by 1`,
    sql`select * from listing_texts order by id`,
  ];
  return Promise.all(tables.map(async (table) => (await db.execute(table)).rows));
}

test("many writers at once neither block each other nor miscount", async ({ db }) => {
  const seeds = Array.from({ length: WRITERS }, (_, at) => at + 1);

  await Promise.all(
    seeds.map(async (seed) => {
      const dice = createDice(seed);
      for (let round = 0; round < ROUNDS; round += 1) {
        const listings = Array.from({ length: 30 }, () => randomListing(dice, {}));
        const ids = listings.map(({ id }) => id);
        // Several statements in one transaction, some rolled back: folds meet in every order.
        const work = db.transaction(async (transaction) => {
          await insertListings(transaction, listings.slice(0, 15));
          await insertListings(transaction, listings.slice(15));
          await transaction.execute(
            sql`update properties set beds = ${round % 7}, status = 'live' where id = any(${sql.param(ids)}::text[]) and id > 'h'`,
          );
          await transaction.execute(
            sql`update properties set status = 'paused' where id = any(${sql.param(ids)}::text[]) and id > 'w'`,
          );
          await transaction.execute(
            sql`update properties set price_max = 99000000, price_min = 9 where id = any(${sql.param(ids)}::text[]) and id < 'c'`,
          );
          await transaction.execute(
            sql`delete from properties where id = any(${sql.param(ids)}::text[]) and id < '8'`,
          );
          if (round % 5 === 0) throw new Error("undone");
        });
        await work.catch((error) => expect(error.message).toBe("undone"));
      }
    }),
  );

  await expectTrue(db);
});

test("a total is exact before anything is folded, also for the writer itself", async ({
  app,
  db,
}) => {
  const filter = listingFilterSchema.parse({ purpose: "sale", city: "pune" });
  await aListingInput(db, { citySlug: "pune" });

  expect(await app.properties.list(filter)).toMatchObject({ total: 1 });
  const { id } = await aListingInput(db, { citySlug: "pune" });
  expect(await app.properties.list(filter)).toMatchObject({ total: 2 });
  await db.execute(sql`update properties set city_slug = 'mumbai' where id = ${id}`);
  expect(await app.properties.list(filter)).toMatchObject({ total: 1 });
  await db.execute(sql`update properties set deleted_at = now()`);
  expect(await app.properties.list(filter)).toMatchObject({ total: 0, items: [] });
  await db.execute(sql`update properties set deleted_at = null`);
  await db.execute(sql`truncate properties cascade`);
  expect(await app.properties.list(filter)).toMatchObject({ total: 0, items: [] });
  await expectTrue(db);
});

test("a writer under strict isolation is counted too", async ({ db }) => {
  const listings = Array.from({ length: 1200 }, () => randomListing(createDice(3), {}));

  await db.transaction(
    async (transaction) => {
      for (const listing of listings.slice(0, 600)) await insertListings(transaction, [listing]);
    },
    { isolationLevel: "serializable" },
  );
  await insertListings(db, listings.slice(600));

  await expectTrue(db);
});

test("pictures that come and go show in the filter for pictures", async ({ app, db }) => {
  const filter = listingFilterSchema.parse({ photos: "1" });
  const ids = async () => (await app.properties.list(filter)).items.map(({ id }) => id);
  const { id } = await aListingInput(db);
  const [front, back] = [await aMedia(db), await aMedia(db)];

  expect(await ids()).toEqual([]);
  await showPictures(db, id, [front.id, back.id]);
  expect(await ids()).toEqual([id]);
  await db.execute(sql`delete from property_images where position = 0`);
  expect(await ids()).toEqual([id]);
  await db.execute(sql`delete from property_images`);
  expect(await ids()).toEqual([]);
});

test("one who adds a picture while another removes the last leaves the listing with pictures", async ({
  app,
  db,
}) => {
  const { id } = await aListingInput(db);
  const [old, fresh] = [await aMedia(db), await aMedia(db)];
  await showPictures(db, id, [old.id]);

  await race(
    db,
    sql`delete from property_images where property_id = ${id}`,
    sql`insert into property_images (property_id, position, media_id) values (${id}, 1, ${fresh.id})`,
  );

  const { total } = await app.properties.list(listingFilterSchema.parse({ photos: "1" }));
  expect(total).toBe(1);
});

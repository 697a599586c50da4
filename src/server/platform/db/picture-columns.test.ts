/** A listing carries along what cards show of its pictures: always what the pictures themselves say. */

import { sql } from "drizzle-orm";
import { expect, test as plain } from "vitest";
import { test } from "#test/app.ts";
import { aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { afterMigration } from "#test/migration.ts";
import { race } from "#test/race.ts";

const LAST_BEFORE = 18;

const LISTINGS = `
  insert into media (id, bucket, kind, width, height, thumbhash)
  values ('00000000-0000-7000-8000-000000000001', 'property-images', 'photo', 10, 20, 'abc'),
         ('00000000-0000-7000-8000-000000000002', 'property-images', 'photo', 30, 40, null);
  insert into properties (id, title, description, location, price_range, features, type, subtype, purpose, status, posted_by)
  select 'listing' || n, 'Sunny flat', 'Quiet', 'Baner', 'x', 'Lift', 'Apartment', 'apartment', 'sale', 'live', 'owner'
    from generate_series(1, 2) n;
  insert into property_images (property_id, position, media_id)
  values ('listing1', 1, '00000000-0000-7000-8000-000000000001'), ('listing1', 0, '00000000-0000-7000-8000-000000000002')`;

plain("listings of the version before carry along their pictures", async () => {
  await afterMigration({ last: LAST_BEFORE, data: LISTINGS }, async (read) => {
    expect(await read("select id, pictures from properties order by id")).toEqual([
      {
        id: "listing1",
        pictures: [
          picture("00000000-0000-7000-8000-000000000002", { width: 30, height: 40 }),
          picture("00000000-0000-7000-8000-000000000001", { thumbhash: "abc" }),
        ],
      },
      { id: "listing2", pictures: [] },
    ]);
  });
});

test("pictures that are reordered, looked at for the first time or taken away are shown so", async ({
  app,
  db,
}) => {
  const { id } = await aListingInput(db);
  const [front, back] = [await aMedia(db), await aMedia(db)];
  await showPictures(db, id, [front.id, back.id]);
  const shown = async () => (await app.properties.get(id)).images;

  expect((await shown()).map((image) => image.id)).toEqual([front.id, back.id]);

  await db.execute(sql`delete from property_images`);
  await showPictures(db, id, [back.id, front.id]);
  expect((await shown()).map((image) => image.id)).toEqual([back.id, front.id]);

  await db.execute(sql`update media set width = 77 where id = ${back.id}`);
  expect((await shown()).map(({ width }) => width)).toEqual([77, front.width]);

  await db.execute(sql`truncate property_images`);
  expect(await shown()).toEqual([]);
});

test("one who first looks at a picture while another adds one loses neither", async ({
  app,
  db,
}) => {
  const { id } = await aListingInput(db);
  const [old, fresh] = [await aMedia(db), await aMedia(db)];
  await showPictures(db, id, [old.id]);

  await race(
    db,
    sql`insert into property_images (property_id, position, media_id) values (${id}, 1, ${fresh.id})`,
    sql`update media set width = 77 where id = ${old.id}`,
  );

  const images = (await app.properties.get(id)).images;
  expect(images.map((image) => [image.id, image.width])).toEqual([
    [old.id, 77],
    [fresh.id, fresh.width],
  ]);
});

function picture(id: string, different: object) {
  return { id, width: 10, height: 20, kind: "photo", thumbhash: null, ...different };
}

/** A listing stores a copy of the picture data that cards show: it always matches the pictures themselves. */

import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { race } from "#test/race.ts";

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

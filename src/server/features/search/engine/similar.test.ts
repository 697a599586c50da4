import { expect } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import type { App } from "#server/app.ts";
import { test } from "#test/app.ts";
import { aListingInput } from "#test/factories.ts";

const HERE = { citySlug: "pune", priceMin: 80_00_000, priceMax: 80_00_000, beds: 2 } as const;

async function similarTo(app: App, id: string, limit = 6): Promise<string[]> {
  const property: Listing = await app.properties.get(id);
  return (await app.properties.listSimilar(property, limit)).map(({ title }) => title);
}

test("similar homes share city, purpose and type, and are live", async ({ app, db }) => {
  const { id } = await aListingInput(db, HERE);
  await aListingInput(db, { ...HERE, title: "Like it" });
  await aListingInput(db, { ...HERE, title: "Elsewhere", citySlug: "mumbai" });
  await aListingInput(db, { ...HERE, title: "To let", purpose: "rent" });
  await aListingInput(db, { ...HERE, title: "House", type: "House", subtype: "house" });
  await aListingInput(db, { ...HERE, title: "Sold", status: "sold" });
  await aListingInput(db, { ...HERE, title: "Gone", deletedAt: new Date() });

  expect(await similarTo(app, id)).toEqual(["Like it"]);
});

test("the nearest in price and bedrooms come first", async ({ app, db }) => {
  const { id } = await aListingInput(db, HERE);
  const add = (title: string, priceMin: number | null, beds: number | null) =>
    aListingInput(db, { ...HERE, title, priceMin, priceMax: priceMin, beds });
  await add("On request", null, 2);
  await add("Twice the price", 1_60_00_000, 2);
  await add("Half the price", 42_00_000, 2);
  await add("One bedroom more", 82_00_000, 3);
  await add("Nearly the same", 82_00_000, 2);

  expect(await similarTo(app, id)).toEqual([
    "Nearly the same",
    "One bedroom more",
    "Half the price",
    "Twice the price",
    "On request",
  ]);
  expect(await similarTo(app, id, 2)).toEqual(["Nearly the same", "One bedroom more"]);
});

test("a listing without price, bedrooms or city has neighbours all the same, or none", async ({
  app,
  db,
  failures,
}) => {
  const bare = await aListingInput(db, { ...HERE, priceMin: null, priceMax: null, beds: null });
  const free = await aListingInput(db, { ...HERE, title: "Free", priceMin: 0, priceMax: 0 });
  const nowhere = await aListingInput(db);

  expect(await similarTo(app, bare.id)).toEqual(["Free"]);
  expect(await similarTo(app, free.id)).toHaveLength(1);
  expect(await similarTo(app, nowhere.id)).toEqual([]);
  expect(failures).toEqual([]);
});

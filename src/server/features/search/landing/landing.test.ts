import { expect } from "vitest";
import { SECTIONS } from "#domain/search/landing.ts";
import { test } from "#test/app.ts";
import { aListingInput, aLocality } from "#test/factories.ts";

test("an address means a kind first, else a locality of its city", async ({ app, db }) => {
  await aLocality(db, { name: "Viman Nagar", nameHi: "विमान नगर" });
  await aLocality(db, { name: "Villa" });

  expect(await app.landing.get("buy", "pune")).toMatchObject({ section: "buy", city: "pune" });
  expect(await app.landing.get("buy", "Poona", "villa")).toMatchObject({
    city: "pune",
    subtype: "villa",
    locality: undefined,
  });
  expect(await app.landing.get("land", "pune", "viman-nagar")).toMatchObject({
    locality: "viman-nagar",
    names: { city: { nameHi: "पुणे" }, locality: { name: "Viman Nagar", nameHi: "विमान नगर" } },
  });
});

test.for([
  ["atlantis", undefined],
  ["pune", "office"],
  ["pune", "no-such-place"],
  ["mumbai", "viman-nagar"],
  ["pune", ""],
  ["pune", "Viman Nagar"],
  ["pune", "a\u0000"],
  ["\ud800", undefined],
  ["pune", "a".repeat(5000)],
] as const)("%o means nothing", async ([city, part], { app, db }) => {
  await aLocality(db, { name: "Viman Nagar" });

  await expect(app.landing.get("buy", city, part)).rejects.toMatchObject({ kind: "NOT_FOUND" });
});

test("prices are read per purpose, within the place and kind, from what has a price", async ({
  app,
  db,
}) => {
  const baner = await aLocality(db, { name: "Baner" });
  const office = { type: "Commercial", subtype: "office", citySlug: "pune" } as const;
  for (const lakh of [10, 20, 30, 40, 50, 60, 70, 80, 90, 1000, 1100]) {
    const priceMin = lakh * 100_000;
    await aListingInput(db, { ...office, priceMin, areaSqft: 1000, localityId: baner.id });
  }
  await aListingInput(db, { ...office, purpose: "rent", priceMin: 50_000 });
  await aListingInput(db, { ...office, priceMin: null, localityId: baner.id });
  await aListingInput(db, { ...office, priceMin: 1, status: "sold", localityId: baner.id });
  await aListingInput(db, { ...office, priceMin: 1, subtype: "retail" });
  await aListingInput(db, { ...office, priceMin: 1, citySlug: "mumbai" });

  const inCity = await app.landing.listPrices({
    section: "commercial",
    city: "pune",
    subtype: "office",
  });
  const inBaner = await app.landing.listPrices({
    section: "commercial",
    city: "pune",
    locality: "baner",
  });

  const sale = {
    purpose: "sale",
    sample: 11,
    low: 2_000_000,
    median: 6_000_000,
    high: 100_000_000,
    medianRatePerSqft: 6_000,
  };
  expect(inBaner).toEqual([sale]);
  expect(inCity).toEqual([
    sale,
    {
      purpose: "rent",
      sample: 1,
      low: 50_000,
      median: 50_000,
      high: 50_000,
      medianRatePerSqft: null,
    },
  ]);
});

test.for(SECTIONS)("%s without listings has no prices", async (section, { app }) => {
  expect(await app.landing.listPrices({ section, city: "pune" })).toEqual([]);
});

test("cities are offered from three listings on, the largest first", async ({ app, db }) => {
  const list = async (citySlug: string, count: number) => {
    for (const _ of Array(count).keys()) await aListingInput(db, { citySlug });
  };
  await list("pune", 3);
  await list("mumbai", 4);
  await list("delhi", 2);

  expect(await app.landing.listCities()).toEqual([
    { section: "buy", city: "mumbai", name: "Mumbai", nameHi: "मुंबई", count: 4 },
    { section: "buy", city: "pune", name: "Pune", nameHi: "पुणे", count: 3 },
  ]);
});

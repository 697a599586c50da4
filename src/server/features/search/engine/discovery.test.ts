/** What a search offers besides its list: places, saved listings, filters to relax, prices. */

import { expect } from "vitest";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { test } from "#test/app.ts";
import { aListingInput, aLocality } from "#test/factories.ts";

const filter = (asked: object = {}) => listingFilterSchema.parse(asked);

test("pins are the newest of a box, an owner's no nearer than a kilometre", async ({ api, db }) => {
  const at = { latitude: 18.123456, longitude: 73.987654, priceMin: 5_000_000 };
  const older = new Date("2026-01-01");
  const site = await aListingInput(db, { ...at, listedAt: older });
  const owned = await aListingInput(db, { ...at, postedBy: "owner", purpose: "rent" });
  await aListingInput(db, { ...at, latitude: 28.6 });
  await aListingInput(db);

  const response = await api.request("/api/properties/pins?bbox=73,18,74,19");

  expect(await response.json()).toEqual({
    success: true,
    total: 2,
    data: [
      { _id: owned.id, latitude: 18.12, longitude: 73.99, purpose: "rent", priceMin: 5_000_000 },
      {
        _id: site.id,
        latitude: 18.123456,
        longitude: 73.987654,
        purpose: "sale",
        priceMin: 5_000_000,
      },
    ],
  });
});

test("saved listings come in the order asked for, without those that are gone", async ({
  api,
  app,
  db,
}) => {
  const [a, b, gone] = [
    await aListingInput(db),
    await aListingInput(db),
    await aListingInput(db, { status: "sold" }),
  ];
  const ids = [b.id, "unknown", gone.id, a.id];

  const response = await api.request(`/api/properties/by-ids?ids=${ids.join(",")}`);

  const { data } = (await response.json()) as { data: { _id: string }[] };
  expect(data.map(({ _id }) => _id)).toEqual([b.id, a.id]);
  expect((await app.properties.listByIds([a.id, b.id])).map(({ id }) => id)).toEqual([a.id, b.id]);
  expect(await app.properties.listByIds([])).toEqual([]);
});

test.for([["too many", Array.from({ length: 51 }, (_, at) => `id${at}`).join(",")]])(
  "%s saved listings are refused by name",
  async ([, ids], { api }) => {
    const response = await api.request(`/api/properties/by-ids?ids=${ids}`);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { ids: [expect.any(String)] } });
  },
);

test("an empty result names what to relax and what that brings", async ({ app, db }) => {
  const wakad = await aLocality(db, { name: "Wakad" });
  const flat = { citySlug: "pune", beds: 2, furnishing: "furnished" } as const;
  await aListingInput(db, { ...flat, priceMin: 8_210_000, localityId: wakad.id });
  await aListingInput(db, { ...flat, priceMin: 8_250_000, localityId: wakad.id });
  await aListingInput(db, { ...flat, priceMin: 7_000_000 });
  await aListingInput(db, { ...flat, citySlug: "mumbai", priceMin: 7_000_000 });

  const relaxations = await app.properties.listRelaxations(
    filter({ city: "pune", locality: "wakad", beds: "2", maxPrice: "7500000" }),
  );

  expect(relaxations).toEqual([
    { change: { maxPrice: "8300000" }, total: 2, totalIsAtLeast: false },
    { change: { locality: null }, total: 1, totalIsAtLeast: false },
    { change: { city: null, locality: null }, total: 2, totalIsAtLeast: false },
  ]);
  for (const { change, total } of relaxations) {
    const asked = { city: "pune", locality: "wakad", beds: "2", maxPrice: "7500000", ...change };
    const kept = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
    expect(await app.properties.list(filter(kept))).toMatchObject({ total });
  }
});

test("where one filter less does not help, two at once are offered", async ({ app, db }) => {
  await aListingInput(db, { citySlug: "pune", beds: 3, furnishing: "unfurnished" });

  const relaxations = await app.properties.listRelaxations(
    filter({ city: "pune", beds: "2", furnishing: "furnished" }),
  );

  expect(relaxations).toEqual([
    { change: { beds: null, furnishing: null }, total: 1, totalIsAtLeast: false },
  ]);
  const all = { city: "mumbai", beds: "2", furnishing: "furnished", possession: "ready" };
  expect(await app.properties.listRelaxations(filter(all))).toEqual([]);
});

test("insights are medians with the size of their sample, and none from a handful", async ({
  app,
  db,
}) => {
  for (const [at, lakh] of [50, 60, 70, 80, 900].entries()) {
    await aListingInput(db, {
      citySlug: "pune",
      priceMin: lakh * 100_000,
      areaSqft: 1000,
      subtype: at === 0 ? "studio" : "apartment",
    });
  }
  await aListingInput(db, { citySlug: "mumbai", priceMin: 9_000_000 });
  const all = { purpose: "sale", category: "residential" } as const;
  const pune = {
    city: "pune",
    subtype: null,
    sample: 5,
    medianPrice: 7_000_000,
    medianRatePerSqft: 7_000,
    medianAreaSqft: 1_000,
  };

  expect(await app.properties.listInsights(all)).toEqual([pune]);
  expect(await app.properties.listInsights({ ...all, city: "pune" })).toEqual([pune]);
  expect(await app.properties.listInsights({ ...all, purpose: "rent" })).toEqual([]);
});

test("counts come along when asked for", async ({ api, db }) => {
  const baner = await aLocality(db);
  await aListingInput(db, {
    citySlug: "pune",
    localityId: baner.id,
    beds: 2,
    furnishing: "furnished",
  });
  await aListingInput(db, { citySlug: "pune", beds: 7 });
  await aListingInput(db, { citySlug: "mumbai", beds: 2 });

  const response = await api.request("/api/properties?facets=1&city=pune&beds=2");

  expect(await response.json()).toMatchObject({
    total: 1,
    facets: {
      city: expect.arrayContaining([
        { value: "pune", count: 1 },
        { value: "mumbai", count: 1 },
      ]),
      locality: [{ value: "baner", count: 1 }],
      beds: expect.arrayContaining([
        { value: "2", count: 1 },
        { value: "5", count: 1 },
      ]),
      furnishing: [{ value: "furnished", count: 1 }],
      type: [{ value: "Apartment", count: 1 }],
      subtype: [{ value: "apartment", count: 1 }],
      possession: [],
      postedBy: [{ value: "company", count: 1 }],
    },
  });
  expect(await (await api.request("/api/properties")).json()).not.toHaveProperty("facets");
});

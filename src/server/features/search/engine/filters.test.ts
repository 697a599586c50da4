import { describe, expect } from "vitest";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, aLocality } from "#test/factories.ts";
import { type Page, pageOf, titles } from "#test/listing-pages.ts";

describe("filters", () => {
  test.for([
    ["everything", "", ["flat", "office", "plot", "villa"]],
    ["purpose", "?purpose=rent", ["office"]],
    ["category residential", "?category=residential", ["flat", "villa"]],
    ["category land", "?category=land", ["plot"]],
    ["type", "?type=House", ["villa"]],
    ["subtype", "?subtype=office", ["office"]],
    ["city", "?city=pune", ["flat", "villa"]],
    ["city under another spelling", "?city=Bengaluru", ["office"]],
    ["a place that is no city we know", "?city=lonavala", ["plot"]],
    ["locality", "?locality=BANER", ["flat"]],
    ["locality by another name", "?locality=Banner", ["flat"]],
    ["at least a price", "?minPrice=9000000", ["plot", "villa"]],
    ["at least a price inside a range", "?minPrice=24000000", ["villa"]],
    ["at most a price", "?maxPrice=8000000", ["flat", "office"]],
    ["a price between", "?minPrice=100000&maxPrice=9999999", ["flat"]],
    ["beds", "?beds=2", ["flat"]],
    ["five beds or more", "?beds=5", ["villa"]],
    ["bathrooms or more", "?baths=2", ["flat", "villa"]],
    ["more bathrooms than most have", "?baths=4", ["villa"]],
    ["at least an area", "?minArea=3000", ["plot", "villa"]],
    ["at most an area", "?maxArea=900", ["flat", "office"]],
    ["furnishing", "?furnishing=semi-furnished", ["flat"]],
    ["company", "?companyId=nivara", ["flat"]],
    ["a company nobody knows", "?companyId=unknown", []],
    ["a box on the map", "?bbox=73,18,74,19", ["flat"]],
    ["words of the title", "?q=VILLA", ["villa"]],
    ["words of place and features", "?q=koregaon pool", ["villa"]],
    ["words in Hindi", "?q=ज़मीन", ["plot"]],
    ["all words, not any", "?q=pool office", []],
    ["a percent sign", "?q=%25", []],
    ["operators of full text search", "?q=%26%20|%20!%20:*%20(", []],
    ["an unknown parameter", "?colour=red", ["flat", "office", "plot", "villa"]],
  ] as const)("by %s", async ([, query, expected], { api, db }) => {
    const { id: companyId } = await aCompany(db, { id: "nivara" });
    const baner = await aLocality(db, { name: "Baner", aliases: ["Banner"] });
    await aListingInput(db, {
      title: "flat",
      companyId,
      citySlug: "pune",
      localityId: baner.id,
      priceMin: 8_000_000,
      priceMax: 8_000_000,
      beds: 2,
      baths: 2,
      areaSqft: 900,
      furnishing: "semi-furnished",
      latitude: 18.56,
      longitude: 73.78,
    });
    await aListingInput(db, {
      title: "villa",
      type: "House",
      subtype: "villa",
      citySlug: "pune",
      location: "Koregaon Park, Pune",
      features: "Swimming pool, Garden",
      priceMin: 20_000_000,
      priceMax: 25_000_000,
      beds: 6,
      baths: 5,
      areaSqft: 4000,
      latitude: 19.5,
      longitude: 73.9,
    });
    await aListingInput(db, {
      title: "office",
      type: "Commercial",
      subtype: "office",
      purpose: "rent",
      citySlug: "bangalore",
      priceMin: 60_000,
      priceMax: 60_000,
      areaSqft: 700,
      furnishing: "furnished",
    });
    await aListingInput(db, {
      title: "plot",
      type: "Land",
      subtype: "residential-land",
      location: "Lonavala",
      description: "ज़मीन सड़क के पास",
      priceMin: 10_000_000,
      areaSqft: 43_560,
    });

    const page = await pageOf(api, query);

    expect(page.data.map(({ title }) => title).toSorted()).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test.for([
    ["purpose", "?purpose=steal"],
    ["sort", "?sort=price;drop table properties"],
    ["sort", "?sort=passwordHash"],
    ["minPrice", "?minPrice=-1"],
    ["minPrice", "?minPrice=1e309"],
    ["maxPrice", "?maxPrice=100000000000000000000"],
    ["beds", "?beds=two"],
    ["beds", "?beds=1.5"],
    ["baths", "?baths=two"],
    ["baths", "?baths=21"],
    ["baths", "?baths=1&baths=2"],
    ["minArea", "?minArea=NaN"],
    ["bbox", "?bbox=1,2,3"],
    ["bbox", "?bbox=74,19,73,18"],
    ["bbox", "?bbox=Infinity,0,1,1"],
    ["companyId", "?companyId=%00"],
    ["q", "?q=a%00b"],
    ["city", "?city=a&city=b"],
    ["limit", "?limit=101"],
  ])("a senseless %s is refused by name: %s", async ([field, query], { api, failures }) => {
    const response = await api.request(`/api/properties${query}`);

    expect(failures).toEqual([]);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.any(String),
      errors: { [field as string]: expect.arrayContaining([expect.any(String)]) },
    });
  });
});

describe("order", () => {
  test.for([
    ["newest", ["c", "b", "a", "none"]],
    ["price-low", ["b", "a", "c", "none"]],
    ["price-high", ["c", "a", "b", "none"]],
    ["area-high", ["a", "c", "b", "none"]],
    ["rate-low", ["a", "b", "c", "none"]],
  ] as const)("%s, what is unknown last", async ([sort, expected], { api, db }) => {
    const on = (day: number) => new Date(Date.UTC(2026, 0, day));
    await aListingInput(db, { title: "none", listedAt: on(1) });
    await aListingInput(db, { title: "a", listedAt: on(2), priceMin: 5_000_000, areaSqft: 2000 });
    await aListingInput(db, { title: "b", listedAt: on(3), priceMin: 3_000_000, areaSqft: 1000 });
    await aListingInput(db, { title: "c", listedAt: on(4), priceMin: 9_000_000, areaSqft: 1500 });

    expect(await titles(api, `?sort=${sort}`)).toEqual(expected);
  });

  test.for(["newest", "price-low", "price-high", "area-high", "rate-low"])(
    "pages by %s hold every listing once while others are added",
    async (sort, { api, db }) => {
      const listedAt = new Date("2026-01-01T10:00:00.123Z");
      const expected = Array.from({ length: 9 }, (_, at) => `${at}`);
      for (const title of expected) {
        const at = Number(title) % 3;
        await aListingInput(db, {
          title,
          listedAt: new Date(listedAt.getTime() + at),
          ...(at > 0 && { priceMin: at * 1_000_000, areaSqft: at * 500 }),
        });
      }

      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const start: string = cursor === "" ? "" : `&cursor=${cursor}`;
        const page: Page = await pageOf(api, `?sort=${sort}&limit=2${start}`);
        expect(page.data.length).toBeLessThanOrEqual(2);
        seen.push(...page.data.map(({ title }) => title));
        await aListingInput(db, { title: "late", priceMin: 1_000_000, areaSqft: 500 });
        cursor = page.nextCursor;
      }

      expect(seen.filter((title) => title !== "late").toSorted()).toEqual(expected);
    },
  );

  test("a cursor of one order is refused in another", async ({ api, db, failures }) => {
    for (let count = 0; count < 3; count += 1) await aListingInput(db);
    const { nextCursor } = await pageOf(api, "?limit=1");

    const response = await api.request(`/api/properties?sort=price-low&cursor=${nextCursor}`);

    expect(failures).toEqual([]);
    expect(response.status).toBe(422);
  });

  test.for([
    ["an impossible day", '["2026-02-31 99:00:00+00","abc"]'],
    ["the year nought", '["0000-01-01T00:00:00Z","abc"]'],
    ["a year too far", '["+275760-01-01T00:00:00Z","abc"]'],
    ["a null byte", '["2026-01-01","\\u0000"]'],
  ])("a made-up cursor is refused: %s", async ([, keys], { api, failures }) => {
    const response = await api.request(`/api/properties?cursor=${btoa(String(keys))}`);

    expect(failures).toEqual([]);
    expect(response.status).toBe(422);
  });
});

import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { pageOf, titles } from "#test/listing-pages.ts";
import { prepare, resolve } from "./scan.ts";

test("a list without a limit holds twenty and says how many there are", async ({ api, db }) => {
  for (let count = 0; count < 21; count += 1) await aListingInput(db);

  const page = await pageOf(api, "");

  expect(page).toMatchObject({ total: 21, nextCursor: expect.any(String) });
  expect(page.data).toHaveLength(20);
  expect(page).not.toHaveProperty("totalIsAtLeast");
});

test("a total is exact up to ten thousand and then a lower bound", async ({
  api,
  db,
  database,
}) => {
  await aListingInput(db, { title: "many" });
  const columns =
    "title, description, location, price_range, features, type, subtype, purpose, status, posted_by";
  await database.pool.query(`insert into properties (id, ${columns})
    select 'x' || n, ${columns} from properties, generate_series(1, 9999) n`);

  expect(await pageOf(api, "?limit=1")).toMatchObject({ total: 10_000 });
  await aListingInput(db, { title: "one more" });
  expect(await pageOf(api, "?limit=1")).toMatchObject({ total: 10_000, totalIsAtLeast: true });
});

test("of common words it is known without looking how many listings must have them all", async ({
  db,
}) => {
  for (const title of ["sunny airy", "sunny airy", "sunny airy", "sunny", "airy"]) {
    await aListingInput(db, { title });
  }
  const sure = async (asked: object) => {
    const filter = listingFilterSchema.parse(asked);
    return (await prepare(db, filter, await resolve(db, filter))).sizes?.sure;
  };

  expect(await sure({ q: "sunny airy" })).toBe(3);
  expect(await sure({ q: "sunny airy", purpose: "sale" })).toBe(3);
  // A price may exclude any of them, and so may a word that is only guessed.
  expect(await sure({ q: "sunny airy", maxPrice: "99000000" })).toBe(0);
  expect(await sure({ q: "sunny airry" })).toBe(0);
});

test("what is found by a corrected word is counted as it is now, not as it was", async ({
  api,
  db,
}) => {
  const [gone] = [
    await aListingInput(db, { title: "verandah" }),
    await aListingInput(db, { title: "verandah" }),
  ];
  await db.execute(sql`select fold_counts()`);
  expect(await pageOf(api, "?q=vernadah")).toMatchObject({ total: 2 });

  await db.execute(sql`update properties set status = 'paused' where id = ${gone.id}`);

  expect(await pageOf(api, "?q=vernadah")).toMatchObject({ total: 1 });
});

test.for(LISTING_STATUSES.filter((status) => status !== "live"))(
  "a listing that is %s is shown nowhere",
  async (status, { api, app, db }) => {
    const company = await aCompany(db);
    const { id } = await aListingInput(db, {
      status,
      type: "Land",
      subtype: "residential-land",
      companyId: company.id,
    });

    expect(await titles(api, "")).toEqual([]);
    expect(await titles(api, "", "/api/lands")).toEqual([]);
    expect((await api.request(`/api/properties/${id}`)).status).toBe(404);
    expect((await api.request(`/api/lands/${id}`)).status).toBe(404);
    expect(await (await api.request("/sitemap-properties.xml")).text()).not.toContain(id);
    expect((await app.properties.count()).sale.land).toBe(0);
    expect((await app.companies.get(company.id)).propertyCount).toBe(0);
  },
);

test("a deleted listing is shown nowhere", async ({ api, app, db }) => {
  const { id } = await aListingInput(db, { deletedAt: new Date() });

  expect(await titles(api, "")).toEqual([]);
  expect((await api.request(`/api/properties/${id}`)).status).toBe(404);
  expect((await app.properties.count()).sale.residential).toBe(0);
});

test("a listing is shown with exactly the public fields", async ({ api, db }) => {
  const company = await aCompany(db, { id: "nivara", name: "Nivara" });
  const pictures = [await aMedia(db), await aMedia(db)].map(({ id }) => id);
  const { id } = await aListingInput(db, {
    companyId: company.id,
    title: "Sunny flat",
    statusReason: "CANARY-REASON",
    priceMin: 8_000_000,
    availableFrom: "2026-12-01",
    listedAt: new Date("2026-01-02T03:04:05.006Z"),
    landmarks: ["Metro"],
    latitude: 18.5,
    longitude: 73.8,
  });
  await showPictures(db, id, pictures);

  const { data } = (await (await api.request(`/api/properties/${id}`)).json()) as {
    data: Record<string, unknown>;
  };

  expect(Object.keys(data).toSorted()).toEqual([
    "_id",
    "ageYears",
    "amenities",
    "areaBasis",
    "areaSqft",
    "availableFrom",
    "baths",
    "beds",
    "city",
    "companyId",
    "companyName",
    "confirmedAt",
    "contactPhone",
    "contactWhatsapp",
    "deposit",
    "description",
    "electricity",
    "facing",
    "features",
    "floor",
    "furnishing",
    "images",
    "isFeatured",
    "listedAt",
    "locality",
    "location",
    "maintenance",
    "nearbyLandmarks",
    "parking",
    "pincode",
    "possession",
    "postedBy",
    "powerBackup",
    "priceMax",
    "priceMin",
    "priceRange",
    "purpose",
    "reraNumber",
    "roadAccess",
    "subtype",
    "title",
    "totalFloors",
    "type",
    "updatedAt",
    "waterSource",
    "whatsappNumber",
    "zoning",
  ]);
  expect(data).toMatchObject({
    _id: id,
    companyId: "nivara",
    companyName: "Nivara",
    images: pictures.map((picture) => `/images/${picture}/1200.webp`),
    priceMin: 8_000_000,
    availableFrom: "2026-12-01",
    listedAt: "2026-01-02T03:04:05.006Z",
    nearbyLandmarks: ["Metro"],
  });
});

describe("an owner's home", () => {
  const HOME = { latitude: 18.123456, longitude: 73.987654 };

  test("is shown to about a kilometre, a company's site exactly", async ({ app, db }) => {
    const owned = await aListingInput(db, { ...HOME, postedBy: "owner" });
    const site = await aListingInput(db, { ...HOME, postedBy: "company" });

    expect(await app.properties.get(owned.id)).toMatchObject({ latitude: 18.12, longitude: 73.99 });
    expect(await app.properties.get(site.id)).toMatchObject(HOME);
  });

  test("is not found by a box that closes in on it", async ({ api, db }) => {
    await aListingInput(db, { ...HOME, title: "owned", postedBy: "owner" });
    await aListingInput(db, { ...HOME, title: "site", postedBy: "company" });

    expect(await titles(api, "?bbox=73.98,18.12,73.989,18.13")).toEqual(["site"]);
    expect(await titles(api, "?bbox=73.9899,18.1199,73.9901,18.1201")).toEqual(["owned"]);
  });
});

describe("the door for land", () => {
  test("shows land and nothing else", async ({ api, db }) => {
    const { id: companyId } = await aCompany(db);
    const land = { type: "Land", subtype: "agricultural-land" } as const;
    const mine = await aListingInput(db, { ...land, title: "mine", companyId });
    await aListingInput(db, { ...land, title: "other" });
    const flat = await aListingInput(db, { title: "flat", companyId });

    expect((await titles(api, "", "/api/lands")).toSorted()).toEqual(["mine", "other"]);
    expect(await titles(api, `?companyId=${companyId}`, "/api/lands")).toEqual(["mine"]);
    expect(await titles(api, "?type=Apartment", "/api/lands")).toHaveLength(2);
    expect((await api.request(`/api/lands/${mine.id}`)).status).toBe(200);
    const refused = await api.request(`/api/lands/${flat.id}`);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ success: false, message: "Land Not Found" });
  });
});

test.for([
  "unknown",
  "000000000000",
  "00000000000",
  "%00",
  "ABCDEFGHJKMN",
  "'%20or%201=1",
  "..%2F..%2F.env",
  "%F0%9F%8F%A0",
  "a".repeat(5000),
])("an id that names no listing is not found: %#", async (id, { api, failures }) => {
  const response = await api.request(`/api/properties/${id}`);

  expect(failures).toEqual([]);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: "Property Not Found" });
});

test("homes like this one share city, purpose and type, and are others", async ({ app, db }) => {
  const alike = { citySlug: "pune" } as const;
  const { id } = await aListingInput(db, { ...alike, title: "this" });
  await aListingInput(db, { ...alike, title: "alike" });
  await aListingInput(db, { ...alike, title: "to let", purpose: "rent" });
  await aListingInput(db, { citySlug: "mumbai", title: "elsewhere" });
  const property = await app.properties.get(id);

  const similar = await app.properties.listSimilar(property, 3);

  expect(similar.map(({ title }) => title)).toEqual(["alike"]);
});

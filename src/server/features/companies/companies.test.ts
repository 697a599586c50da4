import { describe, expect } from "vitest";
import { siteSettings } from "#server/platform/db/schema/operations.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, aReview, showPictures } from "#test/factories.ts";

async function names(api: Api, query = ""): Promise<string[]> {
  const response = await api.request(`/api/companies${query}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

test("a visitor sees live companies, featured ones first, then by name", async ({ api, db }) => {
  await aCompany(db, { name: "Zenith" });
  await aCompany(db, { name: "Arjun Homes" });
  await aCompany(db, { name: "Middling", featuredRank: 1 });
  await aCompany(db, { name: "Foremost", featuredRank: 9 });

  expect(await names(api)).toEqual(["Foremost", "Middling", "Arjun Homes", "Zenith"]);
});

test.for([
  ["pending", { status: "pending" }],
  ["suspended", { status: "suspended" }],
  ["deleted", { deletedAt: new Date() }],
] as const)("a %s company is shown nowhere", async ([, hidden], { api, db }) => {
  const company = await aCompany(db, hidden);
  const property = await aListingInput(db, { companyId: company.id });

  expect(await names(api)).toEqual([]);
  expect((await api.request(`/api/companies/${company.id}`)).status).toBe(404);
  const listing = await (await api.request(`/api/properties/${property.id}`)).text();
  expect(listing).not.toContain(company.name);
  expect(await (await api.request("/sitemap-companies.xml")).text()).not.toContain(company.id);
});

test("one company is shown with exactly the public fields", async ({ api, db }) => {
  const logo = await aMedia(db);
  const { id } = await aCompany(db, {
    id: "nivara",
    name: "Nivara",
    logoId: logo.id,
    whatsappNumber: "+919811111111",
    verifiedAt: new Date("2026-02-03T04:05:06Z"),
    reraNumber: "P52100012345",
    reraState: "MH",
  });
  await aListingInput(db, { companyId: id });
  await aListingInput(db, { companyId: id, status: "draft" });
  await aReview(db, id, { rating: 5 });
  await aReview(db, id, { rating: 4 });
  await aReview(db, id, { rating: 1, status: "pending" });

  const response = await api.request("/api/companies/nivara");

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    data: {
      _id: "nivara",
      name: "Nivara",
      description: "Homes in the west of the city",
      location: "Baner, Pune",
      contact: "+919876543210",
      email: "desk@nivara.example",
      logoUrl: `/images/${logo.id}/320.webp`,
      whatsappNumber: "+919811111111",
      isVerified: true,
      verifiedAt: "2026-02-03T04:05:06.000Z",
      reraNumber: "P52100012345",
      rating: 4.5,
      reviewCount: 2,
      propertyCount: 1,
    },
  });
});

test("a property with several pictures counts once", async ({ api, db }) => {
  const company = await aCompany(db);
  const pictures = [await aMedia(db), await aMedia(db), await aMedia(db)].map(({ id }) => id);
  const flats = [
    await aListingInput(db, { companyId: company.id }),
    await aListingInput(db, { companyId: company.id }),
  ];
  for (const { id } of flats) await showPictures(db, id, pictures);

  const response = await api.request("/api/companies");

  expect(await response.json()).toMatchObject({ data: [{ propertyCount: 2 }] });
});

test("a company without reviews shows the site's default rating until that is switched off", async ({
  api,
  db,
}) => {
  const { id } = await aCompany(db);
  const rating = async () => {
    const { data } = (await (await api.request(`/api/companies/${id}`)).json()) as {
      data: { rating: number | null };
    };
    return data.rating;
  };

  expect(await rating()).toBe(4.5);
  await db.insert(siteSettings).values({ key: "showDefaultRating", value: false });
  expect(await rating()).toBeNull();
});

describe("search", () => {
  test.for([
    ["part of the name, in any case", "?q=nIvAr", ["Nivara Homes"]],
    ["a word of the description", "?q=sea%20view", ["Sagar Builders"]],
    ["words in Hindi", "?q=%E0%A4%86%E0%A4%82%E0%A4%97%E0%A4%A8", ["आंगन घर"]],
    ["white space around the word", "?q=%20%20nivara%20", ["Nivara Homes"]],
    ["a capital letter with an accent", "?q=%C3%89COLE", ["École Estates"]],
    ["a city by its name", "?city=Mumbai", ["Sagar Builders"]],
    ["a city by its other name", "?city=Bengaluru", ["Nivara Homes", "आंगन घर"]],
    ["a city by its slug", "?city=bangalore", ["Nivara Homes", "आंगन घर"]],
    ["a place that is no city we know", "?city=andheri", ["Sagar Builders"]],
    ["word and city together", "?q=nivara&city=mumbai", []],
    ["nothing that matches", "?q=zzz", []],
    [
      "an empty word",
      "?q=",
      ["100%_Sure\\Co", "Nivara Homes", "Sagar Builders", "École Estates", "आंगन घर"],
    ],
    ["a percent sign", "?q=%25", ["100%_Sure\\Co"]],
    ["an underscore", "?q=_", ["100%_Sure\\Co"]],
    ["a backslash", "?q=%5C", ["100%_Sure\\Co"]],
    ["percent signs without end", `?q=${"%25".repeat(100)}`, []],
    ["a percent sign as city", "?city=%25", []],
    ["an underscore as city", "?city=_", []],
    ["a quotation mark", "?q=%27%20or%201=1--", []],
  ] as const)("finds by %s", async ([, query, expected], { api, db }) => {
    await aCompany(db, { name: "Nivara Homes", location: "Indiranagar, Bangalore" });
    await aCompany(db, {
      name: "Sagar Builders",
      description: "Flats with a Sea View",
      location: "Andheri West, Mumbai",
    });
    await aCompany(db, { name: "100%_Sure\\Co", location: "Delhi" });
    await aCompany(db, { name: "आंगन घर", location: "Whitefield, Bengaluru" });
    await aCompany(db, { name: "École Estates", location: "Pondicherry" });

    expect((await names(api, query)).toSorted()).toEqual([...expected].toSorted());
  });
});

test("pages hold every company once, whatever its name and however many come in between", async ({
  api,
  db,
}) => {
  const expected = ["घर ".repeat(40).trim(), "Ω", 'Quote " and \\', "same", "same", "zz"];
  for (const [at, name] of expected.entries()) {
    await aCompany(db, { name, featuredRank: (at + 1) % 2 });
  }

  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await api.request(`/api/companies?limit=1${query}`);
    expect(response.status).toBe(200);
    const page = (await response.json()) as {
      data: { _id: string; name: string }[];
      nextCursor: string | null;
      total: number;
    };
    seen.push(...page.data.map(({ name }) => name));
    expect(page.total).toBeGreaterThanOrEqual(expected.length);
    // Sorts before everything seen so far: it must not push a row into a second page.
    await aCompany(db, { name: "0", featuredRank: 5 });
    cursor = page.nextCursor;
  } while (cursor !== null);

  expect(seen.toSorted()).toEqual(expected.toSorted());
});

test.for([
  ["a number", "?limit=x"],
  ["zero", "?limit=0"],
  ["more than a hundred", "?limit=101"],
  ["a fraction", "?limit=1.5"],
  ["infinity", "?limit=1e309"],
])("a limit must be sensible: %s", async ([, query], { api }) => {
  const response = await api.request(`/api/companies${query}`);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    errors: { limit: [expect.any(String)] },
  });
});

test.for([
  ["no base64", "%%%"],
  ["no list", btoa("{}")],
  ["too few keys", btoa('["1"]')],
  ["a key of another kind", btoa('["x","name","id"]')],
  ["a number too large for the database", btoa('["99999999999999999999","name","id"]')],
  ["a number just too large", btoa('["9223372036854775808","name","id"]')],
  ["a null byte", btoa('["1","a\\u0000b","id"]')],
  ["half of a character", btoa('["1","\\ud800","id"]')],
  ["keys that are lists", btoa('[["1"],"name","id"]')],
])("a cursor that nobody handed out is refused: %s", async ([, cursor], { api, failures }) => {
  const response = await api.request(`/api/companies?cursor=${encodeURIComponent(String(cursor))}`);

  expect(failures).toEqual([]);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("first page"),
    errors: { cursor: [expect.any(String)] },
  });
});

test.for([
  "unknown",
  "dashboard",
  "Nivara",
  "a_b",
  "-x-",
  "%00",
  "%F0%9F%8F%A0",
  "..%2F..%2Fetc",
  "a".repeat(5000),
])("an id that names no company is not found: %#", async (id, { api, failures }) => {
  const response = await api.request(`/api/companies/${id}`);

  expect(failures).toEqual([]);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ success: false, message: "Company Not Found" });
});

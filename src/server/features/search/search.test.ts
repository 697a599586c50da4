import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import type { Understanding } from "#domain/search/line/understanding.ts";
import type { Db } from "#server/platform/db/client.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { syncPlaceNames, syncPlaces } from "#server/shared/places/repository.ts";
import { type Api, test } from "#test/app.ts";
import { aListingInput, aLocality } from "#test/factories.ts";
import { quickestMs } from "#test/stopwatch.ts";

async function understand(api: Api, query: string): Promise<Understanding & { path: string }> {
  const response = await api.request(`/api/search/understand?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Understanding & { path: string } }).data;
}

async function findLocality(db: Db, slug: string): Promise<string> {
  const [row] = await db.select().from(localities).where(eq(localities.slug, slug)).limit(1);
  return row?.id ?? "";
}

async function suggest(api: Api, query: string): Promise<Suggestion[]> {
  const response = await api.request(`/api/suggestions?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Suggestion[] }).data;
}

test("a line comes back as filters, as the words behind them and as what is left", async ({
  api,
  db,
}) => {
  await syncPlaces(db);

  expect(await understand(api, "q=2bhk wakad 75L tak with garden")).toEqual({
    filter: {
      purpose: "sale",
      category: "residential",
      city: "pune",
      locality: ["wakad"],
      maxPrice: 7_500_000,
      beds: [2],
    },
    parts: [
      { text: "2bhk", param: "beds", value: "2" },
      { text: "wakad", param: "locality", value: "wakad" },
      { text: "75L tak with", param: "price", value: "..7500000" },
    ],
    rest: "garden",
    path: "/buy?city=pune&locality=wakad&maxPrice=7500000&beds=2&q=garden",
  });
});

test("a bare number means what it means on the page where it is typed", async ({ api }) => {
  expect((await understand(api, "q=30 tak")).filter.maxPrice).toBe(3_000_000);
  expect((await understand(api, "q=30 tak&purpose=rent")).filter.maxPrice).toBe(30_000);
});

test("of localities with one name the city's own is meant, or the one with most listings", async ({
  api,
  db,
  database,
  open,
}) => {
  await syncPlaces(db);
  const delhi = await understand(api, "q=malviya nagar delhi");
  expect(delhi.filter).toEqual({ city: "delhi", locality: ["malviya-nagar"] });
  expect((await understand(api, "q=malviya nagar&city=jaipur")).filter.city).toBe("jaipur");

  const { rows } = await database.pool.query(
    "select id from localities where city_slug = 'jaipur' and slug = 'malviya-nagar'",
  );
  await aListingInput(db, { citySlug: "jaipur", localityId: rows[0].id });
  const { app } = open();
  expect((await app.search.understand("malviya nagar")).filter.city).toBe("jaipur");

  const elsewhere = await understand(api, "q=powai delhi");
  expect(elsewhere).toMatchObject({ filter: { city: "delhi" }, rest: "powai" });
});

test("a locality that somebody adds is found, one that goes is found no more", async ({
  api,
  db,
  database,
}) => {
  const { id } = await aLocality(db, { name: "Kamshet", aliases: ["Kamset"] });
  await syncPlaceNames(db);
  expect((await understand(api, "q=flat kamset")).filter.locality).toEqual(["kamshet"]);

  await database.pool.query("delete from localities where id = $1", [id]);
  expect(await understand(api, "q=flat kamset")).toMatchObject({ rest: "kamset" });
});

test("places are brought up to date without touching what others entered", async ({
  db,
  database,
}) => {
  const own = await aLocality(db, { name: "Baner", slug: "baner-gaon", aliases: ["ours"] });
  const same = await aLocality(db, { name: "Wakad", pincode: "411099" });

  await syncPlaces(db);
  await syncPlaces(db);

  const { rows } = await database.pool.query(
    "select id, slug, pincode, name_hi from localities where city_slug = 'pune' and name in ('Baner', 'Wakad') order by name",
  );
  expect(rows).toEqual([
    { id: own.id, slug: "baner-gaon", pincode: null, name_hi: null },
    { id: same.id, slug: "wakad", pincode: "411057", name_hi: "वाकड" },
  ]);
});

test("suggestions count what the page shows that they lead to", async ({ api, db }) => {
  const wakad = await aLocality(db, { name: "Wakad", nameHi: "वाकड" });
  await syncPlaceNames(db);
  const here = { citySlug: "pune", localityId: wakad.id };
  await aListingInput(db, here);
  await aListingInput(db, { ...here, purpose: "rent" });
  await aListingInput(db, { ...here, status: "draft" });
  await aListingInput(db, { ...here, type: "Commercial", subtype: "office" });

  const suggestions = await suggest(api, "q=wak");

  expect(suggestions[0]).toEqual({
    kind: "locality",
    text: "Wakad",
    detail: "Pune",
    count: 1,
    path: "/buy?city=pune&locality=wakad",
  });
  expect(suggestions.map(({ text }) => text)).toContain("Flats for rent in Wakad");
  expect(suggestions.at(-1)).toMatchObject({ kind: "search", text: "wak", path: "/buy?q=wak" });
  const [onBuy] = await suggest(api, "q=wak&purpose=sale");
  expect(onBuy).toMatchObject({ count: 1, path: "/buy?city=pune&locality=wakad" });
  const [hindi] = await suggest(api, "q=wak&lang=hi&purpose=rent");
  expect(hindi).toMatchObject({
    text: "वाकड",
    detail: "पुणे",
    path: expect.stringMatching("^/rent"),
  });
});

test("cities and localities are listed with their live listings", async ({ app, db }) => {
  const baner = await aLocality(db, { name: "Baner" });
  await aLocality(db, { name: "Aundh" });
  await aListingInput(db, { citySlug: "pune", localityId: baner.id });
  await aListingInput(db, { citySlug: "jaipur" });
  await aListingInput(db, { citySlug: "kochi", status: "sold" });

  const cities = await app.search.listCities();
  expect(cities.map(({ slug, count }) => `${slug} ${count}`)).toEqual([
    "mumbai 0",
    "delhi 0",
    "bangalore 0",
    "pune 1",
    "hyderabad 0",
    "jaipur 1",
  ]);
  expect(await app.search.listLocalities("pune")).toEqual([
    { slug: "baner", name: "Baner", nameHi: "Baner", count: 1 },
  ]);
});

test.for([
  "%",
  "_",
  "\\",
  "%".repeat(120),
  "' or ''='",
  "a".repeat(200),
  "\ud800x",
  "क".repeat(200),
])("%s is only text", async (typed, { api, failures }) => {
  const took = await quickestMs(400, async () => {
    for (const path of ["/api/suggestions", "/api/search/understand"]) {
      const response = await api.request(`${path}?${new URLSearchParams({ q: typed })}`);
      expect(response.status).toBe(200);
    }
  });
  expect(failures).toEqual([]);
  expect(took).toBeLessThan(400);
});

test("answers may be kept briefly", async ({ api }) => {
  const kept = await api.request("/api/suggestions?q=pune");
  expect(kept.headers.get("cache-control")).toBe("public, max-age=30");
});

/** Words that mean nothing to the search, so that only the end of the line matters. */
const FILLER = "yellow kettle ".repeat(60);

test("a line of up to 500 characters is read to its end", async ({ api, db }) => {
  await syncPlaces(db);
  const line = `${FILLER.slice(0, 487)} 2bhk wakad`;
  expect(line.length).toBeLessThanOrEqual(500);
  const understood = await understand(api, `q=${line}`);
  expect(understood.filter).toMatchObject({ city: "pune", locality: ["wakad"], beds: [2] });
  expect(understood).not.toHaveProperty("lineIsCut");
});

test("a longer line is cut between words, never dropped, and every answer says so", async ({
  api,
  db,
}) => {
  await syncPlaces(db);
  const at = { citySlug: "pune", latitude: 18.5, longitude: 73.8 };
  const wanted = await aListingInput(db, { ...at, type: "Land", subtype: "residential-land" });
  await aListingInput(db, { ...at, type: "Apartment", subtype: "apartment" });
  // The spaces count towards the 500: only "plot" is read.
  const line = `plot${" ".repeat(600)}flat`;
  expect(await understand(api, `q=${line}`)).toMatchObject({
    filter: { category: "land" },
    lineIsCut: true,
  });
  for (const path of ["properties", "properties/pins", "lands"]) {
    const answer = await api.request(`/api/${path}?${new URLSearchParams({ q: line })}`);
    expect(await answer.json(), path).toMatchObject({ success: true, lineIsCut: true, total: 1 });
  }
  const found = await api.request(`/api/properties?${new URLSearchParams({ q: line })}`);
  expect((await found.json()).data[0]._id).toBe(wanted.id);
  expect(await suggest(api, `q=${line}`)).not.toEqual([]);

  const words = await understand(api, `q=${FILLER}`);
  expect(words.rest.length).toBeLessThanOrEqual(500);
  expect(words.rest).toMatch(/ (?:kettle|yellow)$/);
});

test("100 KB in one line are answered at once, whatever they are made of", async ({ app }) => {
  for (const piece of [
    "a",
    "1",
    "1,",
    " ",
    "no ",
    "broker nahi ",
    "75L-",
    "क",
    "₹",
    "(",
    "flat no ",
  ]) {
    const junk = piece.repeat(Math.ceil(100_000 / piece.length));
    const took = await quickestMs(500, async () => {
      await app.search.understand(junk);
      await app.search.suggest(junk);
    });
    expect(took, piece).toBeLessThan(500);
  }
});

test("a locality is named whether anything is listed there or not, and known from nonsense", async ({
  app,
  db,
}) => {
  await syncPlaces(db);
  const wakad = await findLocality(db, "wakad");
  await aListingInput(db, { citySlug: "pune", localityId: wakad });
  await aListingInput(db, { citySlug: "pune", localityId: wakad, purpose: "rent" });

  const named = await app.search.nameLocalities(["wakad", "Baner", "nonsense", "powai"], {
    city: "pune",
    purpose: "sale",
  });

  expect(named).toMatchObject([
    { typed: "wakad", here: [{ slug: "wakad", name: "Wakad", nameHi: "वाकड", count: 1 }] },
    { typed: "Baner", here: [{ slug: "baner", name: "Baner", count: 0 }], elsewhere: [] },
    { typed: "nonsense", here: [], elsewhere: [] },
    { typed: "powai", here: [], elsewhere: [{ citySlug: "mumbai", slug: "powai" }] },
  ]);
});

test("near a locality without listings are those of its city, or of the next one", async ({
  app,
  db,
}) => {
  await syncPlaces(db);
  const wakad = await findLocality(db, "wakad");
  await aListingInput(db, { citySlug: "pune", localityId: wakad });
  const dwarka = await findLocality(db, "dwarka");
  await aListingInput(db, { citySlug: "delhi", localityId: dwarka });
  const scope = { purpose: "sale", category: "residential" } as const;
  const near = async (city: string, slug: string) => {
    const [named] = await app.search.nameLocalities([slug], { city });
    const [place] = named?.here ?? [];
    const { places, isNear } = (place && (await app.search.listNear(place, scope))) ?? {};
    return { places: places?.map(({ slug }) => slug), isNear };
  };

  expect(await near("pune", "baner")).toEqual({ places: ["wakad"], isNear: true });
  // Its exact location is unknown: then the rest of the city counts as nearby.
  expect(await near("pune", "balewadi")).toEqual({ places: ["wakad"], isNear: false });
  expect(await near("gurugram", "palam-vihar")).toEqual({ places: ["dwarka"], isNear: true });
  expect(await near("jaipur", "malviya-nagar")).toMatchObject({ places: [] });
});

test("counts of places follow a change at once, like the pages they are printed on", async ({
  app,
  db,
}) => {
  await syncPlaces(db);
  expect((await app.search.listLocalities("pune")).length).toBe(0);
  await aListingInput(db, { citySlug: "pune", localityId: await findLocality(db, "wakad") });
  expect(await app.search.listLocalities("pune")).toMatchObject([{ slug: "wakad", count: 1 }]);
});

test("the API finds nothing in a locality without listings, or one nobody knows", async ({
  api,
  db,
}) => {
  await syncPlaces(db);
  await aListingInput(db, { citySlug: "pune", localityId: await findLocality(db, "wakad") });
  for (const [query, total] of [
    ["city=pune&locality=wakad", 1],
    ["city=pune&locality=baner", 0],
    ["city=pune&locality=nonsense", 0],
    ["city=pune&locality=nonsense,wakad", 1],
    ["q=baner", 0],
  ] as const) {
    for (const path of ["properties", "properties/pins"]) {
      const answer = await api.request(`/api/${path}?${query}`);
      const wanted = path === "properties" ? total : 0;
      expect(await answer.json(), `${path}?${query}`).toMatchObject({ total: wanted });
    }
  }
});

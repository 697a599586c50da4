import { isNull } from "drizzle-orm";
import { expect } from "vitest";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { post } from "#test/app.ts";
import { aLocality } from "#test/factories.ts";
import { CSV, read, test } from "#test/imports.ts";

type Shown = { rowNumber: number; outcome: string; title: string; reasons: Record<string, string> };

test("a file becomes drafts, and each row that does not says why", async ({ bring, admin, db }) => {
  const baner = await aLocality(db);

  const done = await bring(CSV);

  expect(done).toMatchObject({
    status: "done",
    rowsDone: 6,
    percent: 100,
    rowsPriced: 4,
    created: 3,
    duplicates: 1,
    refused: 2,
    columns: { sourceKey: "Ref", title: "Heading", price: "Asking Price", superArea: "Super Area" },
  });
  const listed = await db.select().from(properties).orderBy(properties.priceMin);
  expect(listed).toMatchObject([
    {
      purpose: "rent",
      priceMin: 22_000,
      priceRange: "₹22,000/month",
      beds: 1,
      areaSqft: 600,
      status: "draft",
      furnishing: "furnished",
    },
    {
      purpose: "sale",
      priceMin: 8_500_000,
      beds: 2,
      baths: 2,
      areaSqft: 1050,
      areaBasis: "super",
      citySlug: "pune",
      localityId: baner.id,
      type: "Apartment",
    },
    {
      purpose: "sale",
      priceMin: 12_500_000,
      priceMax: 14_000_000,
      type: "House",
      subtype: "villa",
    },
  ]);
  const rows = await read<Shown[]>(admin, `/api/admin/imports/${done._id}/rows`);
  expect(rows).toMatchObject([
    { rowNumber: 4, outcome: "refused", reasons: { city: 'We do not know a city "Atlantis"' } },
    { rowNumber: 5, outcome: "refused", reasons: { price: '"ask me" is not a price' } },
    { rowNumber: 6, outcome: "duplicate", reasons: { row: "The file has this listing before" } },
  ]);
});

test("localities nobody had named before are made once, inside their city, and found", async ({
  bring,
  admin,
  db,
}) => {
  await aLocality(db, { name: "Whitefield", nameHi: "व्हाइटफ़ील्ड", citySlug: "bangalore" });
  const csv = `title,price,locality,city
2 BHK flat,85 Lac,White field,Bengaluru
3 BHK flat,95 Lac,Hoskote,Bangalore
4 BHK flat,1 Cr,hoskote,BLR
5 BHK flat,2 Cr,नंदी हिल्स,Bangalore
6 BHK flat,3 Cr,व्हाइटफ़ील्ड,Bangalore
`;

  const { created } = await bring(csv);

  expect(created).toBe(5);
  const names = await db.select({ name: localities.name }).from(localities);
  expect(names.map(({ name }) => name).toSorted()).toEqual(["Hoskote", "Whitefield", "नंदी हिल्स"]);
  const without = await db.$count(properties, isNull(properties.localityId));
  expect(without).toBe(0);
  for (const [typed, name] of [
    ["hoskot", "Hoskote"],
    ["nandi hils", "नंदी हिल्स"],
  ]) {
    const [found] = await read<Suggestion[]>(admin, `/api/suggestions?q=${typed}`);
    expect(found).toMatchObject({ kind: "locality", text: name, detail: "Bangalore" });
  }
});

test("a dry run lists nothing and shows what it would", async ({ bring, admin, db }) => {
  const dry = await bring(CSV, {});

  expect(dry).toMatchObject({ status: "done", created: 3, duplicates: 1, refused: 2 });
  expect(await db.$count(properties)).toBe(0);
  const rows = await read<Shown[]>(admin, `/api/admin/imports/${dry._id}/rows?outcome=ok`);
  expect(rows[0]).toMatchObject({
    rowNumber: 1,
    title: "2 BHK flat in Baner, Pune",
    raw: { price: "85 Lac", location: "Baner, Pune", beds: "2", area: "1,050 sq ft" },
    read: { price: "₹85 L", location: "Baner, Pune", beds: "2", area: "1050 sq ft" },
    reasons: {},
  });
});

test("after a dry run the same file is started with other columns", async ({
  bring,
  admin,
  app,
  db,
}) => {
  const csv = "what,a,b\n2 BHK flat in Baner,85 Lac,40 Lac\n";
  const dry = await bring(csv, { options: { city: "Pune", purpose: "sale" } });

  const response = await admin.request(
    `/api/admin/imports/${dry._id}/start`,
    post({
      isDryRun: false,
      options: {
        city: "Pune",
        purpose: "sale",
        isPublished: true,
        columns: { price: "b", title: "what" },
      },
    }),
  );
  await app.imports.runNext();

  expect(response.status).toBe(202);
  expect(await db.select().from(properties)).toMatchObject([
    { priceMin: 4_000_000, title: "2 BHK flat in Baner", citySlug: "pune", status: "live" },
  ]);
});

test("why a row was not taken is told in the language of the page", async ({ bring, admin }) => {
  const { _id } = await bring(CSV);
  const hindi = { "accept-language": "hi-IN" };

  const rows = await read<Shown[]>(admin, `/api/admin/imports/${_id}/rows`, hindi);
  const counts = await read<{ reason: string; words: string }[]>(
    admin,
    `/api/admin/imports/${_id}/reasons`,
    hindi,
  );

  expect(rows.map(({ reasons }) => Object.values(reasons).join())).toEqual([
    'हम "Atlantis" नाम का शहर नहीं जानते',
    '"ask me" कीमत नहीं है',
    "फ़ाइल में यह लिस्टिंग पहले आ चुकी है",
  ]);
  // The page filters by the stored reason, and shows its label.
  expect(counts).toContainEqual(
    expect.objectContaining({
      reason: "imports.notAPrice?cell=ask+me",
      words: '"ask me" कीमत नहीं है',
    }),
  );
});

test("every column of the file can be seen, with cells, and what it was taken for", async ({
  bring,
  admin,
}) => {
  const dry = await bring("what,a,b\n2 BHK flat in Baner,85 Lac,\n3 BHK flat,85 Lac,40 Lac\n", {
    options: { city: "Pune", columns: { price: "a", title: "what" } },
  });

  const columns = await read<object[]>(admin, `/api/admin/imports/${dry._id}/columns`);

  expect(columns).toEqual([
    { name: "what", samples: ["2 BHK flat in Baner", "3 BHK flat"], field: "title" },
    { name: "a", samples: ["85 Lac"], field: "price" },
    { name: "b", samples: ["40 Lac"], field: null },
  ]);
});

test("rows that were not taken are counted by reason, found by it, and carried away", async ({
  bring,
  admin,
}) => {
  const csv = `title,price,city
=1+1 flat in Baner,ask me,Pune
2 BHK flat,ask me,Pune
3 BHK flat,85 Lac,Atlantis
4 BHK flat,85 Lac,Pune
`;
  const { _id } = await bring(csv, { options: { purpose: "sale" } });
  const path = `/api/admin/imports/${_id}`;

  expect(await read(admin, `${path}/reasons`)).toMatchObject([
    { outcome: "refused", field: "price", reason: "imports.notAPrice?cell=ask+me", rows: 2 },
    {
      outcome: "refused",
      field: "city",
      reason: "imports.unknownCityNamed?city=Atlantis",
      rows: 1,
    },
  ]);
  const numbers = async (query: string) =>
    (await read<Shown[]>(admin, `${path}/rows?${query}`)).map(({ rowNumber }) => rowNumber);
  expect(await numbers("field=price")).toEqual([1, 2]);
  expect(await numbers("outcome=refused")).toEqual([1, 2, 3]);
  expect(await numbers("q=atlantis")).toEqual([3]);
  expect(await numbers("q=%25")).toEqual([]);
  const file = await admin.request(`${path}/rows.csv?field=price`);
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^1,refused,'=1\+1 flat in Baner,"""ask me"" is not a price",,ask me,/);
});

test("a column for any fact of a listing is understood and brought in", async ({ bring, db }) => {
  await bring(
    [
      "Title,Price,City,Area,Property Type,Available From,Amenities,Landmarks,RERA Number,Zoning,Water Source,Road Access,Electricity,Power Backup",
      '2 BHK flat in Baner,85 Lac,Pune,1050 sq ft,Apartment,15/03/2027,"Lift, Gym","Metro; School",P52100012345,,,,,Full',
      "Plot in Baner,45 Lac,Pune,2000 sq ft,Plot,Mar 2027,,Highway,,Residential,Borewell,30 ft road,Three-phase,",
    ].join("\n"),
  );

  const listed = await db.select().from(properties).orderBy(properties.priceMin);
  expect(listed).toMatchObject([
    {
      type: "Land",
      availableFrom: "2027-03-01",
      amenities: [],
      landmarks: ["Highway"],
      zoning: "Residential",
      waterSource: "Borewell",
      roadAccess: "30 ft road",
      electricity: "Three-phase",
    },
    {
      type: "Apartment",
      availableFrom: "2027-03-15",
      amenities: ["Lift", "Gym"],
      features: "Lift, Gym",
      landmarks: ["Metro", "School"],
      reraNumber: "P52100012345",
      reraState: "MH",
      powerBackup: "full",
    },
  ]);
});

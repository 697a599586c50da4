import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { ROLES } from "#domain/account.ts";
import type { Actor } from "#domain/policy.ts";
import { users } from "#server/db/schema/accounts.ts";
import { imports } from "#server/db/schema/imports.ts";
import { localities } from "#server/db/schema/places.ts";
import { properties } from "#server/db/schema/properties.ts";
import { type Api, test as base, post } from "#test/app.ts";
import { aCompany, aLocality, aProperty } from "#test/factories.ts";

type Answer = {
  _id: string;
  status: string;
  rowsDone: number;
  percent: number;
  rowsPriced: number;
  created: number;
  duplicates: number;
  refused: number;
  error: string | null;
  columns: Record<string, string>;
};
type Shown = { rowNumber: number; outcome: string; title: string; reasons: Record<string, string> };

const BOSS: Actor = { userId: "boss", role: "admin", companyId: null };

const test = base.extend<{
  admin: Api;
  bring: (csv: string, wishes?: object, name?: string) => Promise<Answer>;
}>({
  admin: async ({ open, db }, use) => {
    await db.insert(users).values({ id: "boss", name: "Boss", email: "b@example.com" });
    await use(open({}, { authenticate: async () => BOSS }).api);
  },
  bring: async ({ admin, app }, use) =>
    use(async (csv, wishes = { isDryRun: false }, name = "listings.csv") => {
      const form = new FormData();
      form.append("file", new File([csv], name));
      form.append("wishes", JSON.stringify(wishes));
      const response = await admin.request("/api/admin/imports", { method: "POST", body: form });
      expect(response.status).toBe(202);
      const { data } = (await response.json()) as { data: Answer };
      while (await app.imports.runNext());
      return read<Answer>(admin, `/api/admin/imports/${data._id}`);
    }),
});

async function read<Data>(api: Api, path: string): Promise<Data> {
  const response = await api.request(path);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

const CSV = `Ref,Heading,Asking Price,Super Area,Bedrooms,Bath,Locality,City,Furnishing,For
A-1,"2 BHK flat in Baner, Pune",85 Lac,"1,050 sq ft",2,2,Baner,Pune,Semi-Furnished,Sale
A-2,3 BHK villa in Wakad,₹ 1.25 Cr - 1.4 Cr,2200 sqft,3,3,Wakad,Pune,Unfurnished,Sale
A-3,1 BHK flat in Aundh,"22,000",600 sq.ft.,1,1,Aundh,Pune,Furnished,Rent
A-4,Flat in Atlantis,50 Lac,900 sqft,2,2,Somewhere,Atlantis,,Sale
A-5,2 BHK flat in Kothrud,ask me,900 sqft,2,2,Kothrud,Pune,,Sale
A-1,"2 BHK flat in Baner, Pune",85 Lac,"1,050 sq ft",2,2,Baner,Pune,Semi-Furnished,Sale
`;

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

test("localities nobody had named before are made once, inside their city", async ({
  bring,
  db,
}) => {
  await aLocality(db, { name: "Whitefield", citySlug: "bangalore" });
  const csv = `title,price,locality,city
2 BHK flat,85 Lac,White field,Bengaluru
3 BHK flat,95 Lac,Hoskote,Bangalore
4 BHK flat,1 Cr,hoskote,BLR
`;

  const { created } = await bring(csv);

  expect(created).toBe(3);
  const names = await db.select({ name: localities.name }).from(localities);
  expect(names.map(({ name }) => name).toSorted()).toEqual(["Hoskote", "Whitefield"]);
  const without = await db.$count(properties, isNull(properties.localityId));
  expect(without).toBe(0);
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

  expect(await read(admin, `${path}/reasons`)).toEqual([
    { outcome: "refused", field: "price", reason: '"ask me" is not a price', rows: 2 },
    {
      outcome: "refused",
      field: "city",
      reason: 'We do not know a city "Atlantis"',
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

describe("brought in again", () => {
  test("a file is looked through anew: what was good may be here by now", async ({ bring }) => {
    const first = await bring(CSV, {});
    await bring(CSV);

    const second = await bring(CSV, {});

    expect(first).toMatchObject({ created: 3, duplicates: 1 });
    expect(second).toMatchObject({ created: 0, duplicates: 4 });
  });

  test("the same file is the same import", async ({ bring, db }) => {
    const first = await bring(CSV);
    const second = await bring(CSV);

    expect(second._id).toBe(first._id);
    expect(await db.$count(properties)).toBe(3);
  });

  test("the same ids from the same source are known, whatever else changed", async ({
    bring,
    db,
  }) => {
    await bring(CSV);

    const later = await bring(CSV.replaceAll("85 Lac", "87 Lac").replace("A-3", "A-33"));

    // A-33 is another id with the same facts: two flats of one house look like that.
    expect(later).toMatchObject({ created: 1, duplicates: 3 });
    expect(await db.$count(properties)).toBe(4);
    expect(await db.$count(properties, eq(properties.priceMin, 8_700_000))).toBe(0);
  });

  test("without ids, the same title, place and figures are the same listing", async ({
    bring,
    db,
  }) => {
    await aProperty(db, {
      title: "2 BHK Flat, in BANER",
      location: "Baner, Pune",
      priceMin: 8_500_000,
      areaSqft: 1050,
      beds: 2,
    });
    const csv = `title,price,area,locality,city
2 bhk flat in Baner,85 Lac,1050 sqft,Baner,Pune
2 bhk flat in Baner,86 Lac,1050 sqft,Baner,Pune
`;

    const { created, duplicates } = await bring(csv);

    expect({ created, duplicates }).toEqual({ created: 1, duplicates: 1 });
  });
});

test("undo takes back what nobody has touched since, and the file may come again", async ({
  bring,
  admin,
  db,
}) => {
  const { _id } = await bring(CSV);
  await db
    .update(properties)
    .set({ title: "Changed by hand", updatedAt: new Date("2030-01-01") })
    .where(eq(properties.priceMin, 22_000));

  const undone = await admin.request(`/api/admin/imports/${_id}/undo`, { method: "POST" });
  const twice = await admin.request(`/api/admin/imports/${_id}/undo`, { method: "POST" });

  expect(await undone.json()).toEqual({ success: true, data: { removed: 2, kept: 1 } });
  expect(twice.status).toBe(409);
  expect(await db.$count(properties, isNull(properties.deletedAt))).toBe(1);
  expect(await bring(CSV)).toMatchObject({ created: 2, duplicates: 2 });
});

test("a run that was broken off goes on where it was, on whichever node", {
  timeout: 60_000,
}, async ({ admin, app, db }) => {
  const rows = Array.from({ length: 2500 }, (_, at) => `flat ${at} in Baner,${50 + at} Lac,Pune`);
  const form = new FormData();
  form.append("file", new File([`title,price,city\n${rows.join("\n")}`], "many.csv"));
  form.append("wishes", JSON.stringify({ isDryRun: false }));
  const response = await admin.request("/api/admin/imports", { method: "POST", body: form });
  const { data } = (await response.json()) as { data: Answer };
  const stopping = new AbortController();
  await app.imports.runNext({ signal: stopping.signal, onProgress: () => stopping.abort() });
  expect(await db.$count(properties)).toBe(1000);
  // As if the first node had died without handing it back.
  await db
    .update(imports)
    .set({ status: "running", leasedUntil: sql`now() - interval '1 second'` });

  const both = await Promise.all([app.imports.runNext(), app.imports.runNext()]);

  expect(both.toSorted()).toEqual([false, true]);
  expect(await db.$count(properties)).toBe(2500);
  expect(await read<Answer>(admin, `/api/admin/imports/${data._id}`)).toMatchObject({
    status: "done",
    created: 2500,
    duplicates: 0,
    rowsDone: 2500,
  });
});

test("what is wrong with a file or its wishes is said in words", async ({ bring, admin, db }) => {
  await aCompany(db, { id: "nivara" });
  const refusal = async (wishes: unknown) => {
    const form = new FormData();
    form.append("file", new File([CSV], "a.csv"));
    form.append("wishes", typeof wishes === "string" ? wishes : JSON.stringify(wishes));
    return (await admin.request("/api/admin/imports", { method: "POST", body: form })).status;
  };

  expect(await refusal("{")).toBe(422);
  expect(await refusal({ options: { purpose: "gift" } })).toBe(422);
  expect(await refusal({ options: { city: "Atlantis" } })).toBe(422);
  expect(await refusal({ options: { companyId: "nobody" } })).toBe(422);
  expect(await refusal({ options: { companyId: "nivara" } })).toBe(202);
  expect(await bring('[{"a": 1}, {"b":', {}, "a.json")).toMatchObject({
    status: "failed",
    error: "The file is not readable JSON",
  });
});

describe("for the admin only", () => {
  const calls = [
    ["GET", "/api/admin/imports"],
    ["GET", "/api/admin/imports/x"],
    ["GET", "/api/admin/imports/x/rows"],
    ["POST", "/api/admin/imports"],
    ["POST", "/api/admin/imports/x/undo"],
  ] as const;

  test.for(calls)("%s %s", async ([method, path], { open, db }) => {
    // Refusals are audited, and the log knows people only.
    await db.insert(users).values({ id: "x", name: "X", email: "x@example.com" });
    for (const role of [...ROLES.filter((role) => role !== "admin"), null]) {
      const actor = role && { userId: "x", role, companyId: null };
      const { api } = open({}, { authenticate: async () => actor });

      expect((await api.request(path, { method })).status).toBe(role ? 403 : 401);
    }
  });
});

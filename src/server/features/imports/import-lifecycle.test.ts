import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { ROLES } from "#domain/shared/roles.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { imports } from "#server/platform/db/schema/imports.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { aCompany, aListingInput } from "#test/factories.ts";
import { type Answer, CSV, read, test } from "#test/imports.ts";

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

    // A-33 has the same facts under another id, as two flats in one building do.
    expect(later).toMatchObject({ created: 1, duplicates: 3 });
    expect(await db.$count(properties)).toBe(4);
    expect(await db.$count(properties, eq(properties.priceMin, 8_700_000))).toBe(0);
  });

  test("without ids, the same title, place and figures are the same listing", async ({
    bring,
    db,
  }) => {
    await aListingInput(db, {
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

test("a run that was broken off goes on where it was, on whichever node", async ({
  admin,
  app,
  db,
}) => {
  const rows = Array.from({ length: 2500 }, (_, at) => `flat ${at} in Baner,${50 + at} Lac,Pune`);
  const form = new FormData();
  form.append("file", new File([`title,price,city\n${rows.join("\n")}`], "many.csv"));
  form.append("wishes", JSON.stringify({ isDryRun: false }));
  const response = await admin.request("/api/admin/imports", { method: "POST", body: form });
  const { data } = (await response.json()) as { data: Answer };
  const stopping = new AbortController();
  await app.imports.runNext({ signal: stopping.signal, onProgress: () => stopping.abort() });
  expect(await db.$count(properties)).toBe(1000);
  // As if the first node had died without releasing it.
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
    // Refusals are audited, and the audit log refers only to existing users.
    await db.insert(users).values({ id: "x", name: "X", email: "x@example.com" });
    for (const role of [...ROLES.filter((role) => role !== "admin"), null]) {
      const actor = role && { userId: "x", role, companyId: null };
      const { api } = open({}, { authenticate: async () => actor });

      expect((await api.request(path, { method })).status).toBe(role ? 403 : 401);
    }
  });
});

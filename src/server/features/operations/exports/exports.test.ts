import { parse } from "csv-parse/sync";
import { describe, expect } from "vitest";
import { apiNameOf, FIELD_NAMES } from "#domain/listings/fields.ts";
import { EXPORT_FORMATS, EXPORTED } from "#domain/operations/export.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { ROLES } from "#domain/shared/roles.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { type Api, test as base } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, aRequirement, showPictures } from "#test/factories.ts";

const BOSS: Actor = { userId: "boss", role: "admin", companyId: null };

const test = base.extend<{ admin: Api }>({
  admin: async ({ open, db }, use) => {
    await db.insert(users).values({ id: "boss", name: "Boss", email: "b@example.com" });
    await use(open({}, { authenticate: async () => BOSS }).api);
  },
});

const names = EXPORTED.flatMap((what) => EXPORT_FORMATS.map((format) => `${what}.${format}`));

test.for(names)("%s is a file that nobody keeps", async (name, { admin }) => {
  const response = await admin.request(`/api/admin/export/${name}`);

  const day = new Date().toISOString().slice(0, 10);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="${name.replace(".", `-${day}.`)}"`,
  );
  if (name.endsWith("json")) expect(await response.json()).toBeInstanceOf(Array);
});

test("what a spreadsheet would run is only text, and phones stay readable", async ({
  admin,
  db,
}) => {
  const hostile = ["=1+1", "+1", "-2", "@x", "\t=1", "\r=1", '"=1",=2', "\uff1d1"];
  for (const name of hostile) await aRequirement(db, { name, message: 'a "b"\nc, d' });

  const response = await admin.request("/api/admin/export/requirements.csv");

  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
  // Written within one millisecond, they come in no particular order.
  expect(new Set(rows.map(({ name }) => name))).toEqual(
    new Set(["'=1+1", "'+1", "'-2", "'@x", "'\t=1", "'\r=1", '"=1",=2', "'\uff1d1"]),
  );
  expect(rows[0]).toMatchObject({ phone: "919876543210", requirements: 'a "b"\nc, d' });
});

test("a list is carried away as it is filtered and sorted, beyond its page", async ({
  admin,
  db,
}) => {
  for (let at = 0; at < 105; at += 1) {
    await aListingInput(db, { title: `Paused ${at}`, status: "paused", priceMin: 1_000_000 + at });
  }
  await aListingInput(db, { title: "Live" });
  await aListingInput(db, { title: "Gone", deletedAt: new Date() });
  const rowsOf = async (query: string) => {
    const response = await admin.request(`/api/admin/export/properties.csv?${query}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return (parse(bytes, { bom: true, columns: true }) as { title: string }[]).map(
      ({ title }) => title,
    );
  };

  const paused = await rowsOf("status=paused&sort=-price");
  expect(paused).toHaveLength(105);
  expect([paused[0], paused.at(-1)]).toEqual(["Paused 104", "Paused 0"]);
  expect(await rowsOf("deleted=1")).toEqual(["Gone"]);
  expect(await rowsOf("q=nowhere")).toEqual([]);
  const wrong = await admin.request("/api/admin/export/properties.csv?status=lost");
  expect(wrong.status).toBe(422);
  expect((await admin.request("/api/admin/export/inquiries.csv?q=x")).status).toBe(404);
});

test("listings come whole, with names instead of numbers, and without those deleted", async ({
  admin,
  db,
}) => {
  await aCompany(db, { id: "nivara" });
  const { id } = await aListingInput(db, { companyId: "nivara", status: "draft", floor: 3 });
  await aListingInput(db, { deletedAt: new Date() });
  const picture = await aMedia(db);
  await showPictures(db, id, [picture.id]);

  const response = await admin.request("/api/admin/export/properties.json");

  expect(await response.json()).toMatchObject([
    {
      id,
      companyId: "nivara",
      status: "draft",
      floor: 3,
      images: [`/images/${picture.id}/1600.webp`],
    },
  ]);
});

test("every row comes once, however many batches that takes", async ({ admin, db }) => {
  const listing = {
    title: "Flat",
    description: "",
    location: "Pune",
    priceRange: "",
    features: "",
    type: "Apartment" as const,
    subtype: "apartment" as const,
    purpose: "sale" as const,
    postedBy: "agent" as const,
  };
  for (let batch = 0; batch < 5; batch += 1) {
    await db.insert(properties).values(Array.from({ length: 500 }, () => listing));
  }

  const asJson = await admin.request("/api/admin/export/properties.json");
  const asCsv = await admin.request("/api/admin/export/properties.csv");

  const ids = ((await asJson.json()) as { id: string }[]).map(({ id }) => id);
  expect(ids.length).toBe(2500);
  expect(new Set(ids).size).toBe(2500);
  const rows = parse(await asCsv.text(), { bom: true, columns: true }) as { id: string }[];
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test("people come without anything that opens a door, and the log with what changed", async ({
  admin,
  db,
}) => {
  await aCompany(db, { id: "nivara" });
  await admin.request("/api/companies/nivara", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "New" }),
  });

  const people = await (await admin.request("/api/admin/export/users.json")).text();
  const log = await (await admin.request("/api/admin/export/audit.csv")).text();

  expect(JSON.parse(people)).toMatchObject([{ id: "boss", email: "b@example.com" }]);
  expect(people).not.toMatch(/password|token|secret/i);
  const rows = parse(log, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows[0]).toMatchObject({ action: "company.updated", after: '{"name":"New"}' });
});

test("the audit log knows who carried what away", async ({ admin, db }) => {
  await admin.request("/api/admin/export/subscribers.csv");

  expect(await db.select().from(auditLog)).toMatchObject([
    { actorId: "boss", action: "data.exported", objectId: "subscribers", after: { format: "csv" } },
  ]);
});

describe("there is nothing", () => {
  test.for([
    "sessions.csv",
    "companies",
    "companies.xml",
    "companies.csv.json",
    "..%2fcompanies.csv",
  ])("at %s", async (name, { admin }) => {
    expect((await admin.request(`/api/admin/export/${name}`)).status).toBe(404);
  });

  test("for anybody but the admin", async ({ open, db }) => {
    // Refusals are audited, and the audit log refers only to existing users.
    await db.insert(users).values({ id: "x", name: "X", email: "x@example.com" });
    for (const role of [...ROLES.filter((one) => one !== "admin"), null]) {
      const actor = role && { userId: "x", role, companyId: null };
      const { api } = open({}, { authenticate: async () => actor });

      const response = await api.request("/api/admin/export/requirements.csv");

      expect(response.status).toBe(role ? 403 : 401);
    }
  });
});

test("a listing's file has every field that a listing has", async ({ admin, db }) => {
  const facts = { ageYears: 7, amenities: ["Lift", "Gym"], landmarks: ["Metro"], zoning: "R1" };
  const land = { waterSource: "Borewell", roadAccess: "30 ft", electricity: "Three-phase" };
  await aListingInput(db, { ...facts, ...land });

  const response = await admin.request("/api/admin/export/properties.json");

  const [row] = (await response.json()) as Record<string, unknown>[];
  const { landmarks, ...others } = facts;
  expect(row).toMatchObject({ ...others, ...land, nearbyLandmarks: landmarks });
  expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(FIELD_NAMES.map(apiNameOf)));
});

import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { companies } from "#server/platform/db/schema/companies.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, PUBLIC_URL, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia } from "#test/factories.ts";

const INPUT = {
  name: "Nivara Developers",
  email: "desk@nivara.example",
  description: "Homes in the west of the city",
  location: "Baner, Pune",
  contact: "98765 43210",
};

type Answer = {
  success: boolean;
  message: string;
  data: Record<string, unknown>;
  errors?: Record<string, string[]>;
};

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function statusOf(api: Api, path: string): Promise<number> {
  return (await api.request(`/api${path}`)).status;
}

describe("a new company", () => {
  test("is live under an id made of its name", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");

    const { status, data, message } = await call(api, "/companies", by(admin, "POST", INPUT));

    expect([status, message]).toEqual([201, "Company created successfully"]);
    expect(data).toMatchObject({
      _id: "nivara-developers",
      name: "Nivara Developers",
      contact: "+919876543210",
      status: "live",
      isVerified: false,
    });
    expect(await statusOf(api, "/companies/nivara-developers")).toBe(200);
    const [row] = await db.select().from(companies);
    expect(row?.citySlug).toBe("pune");
  });

  test("gets a number when its id is taken, and a word more when it is reserved", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const ids: unknown[] = [];
    for (const name of ["Nivara", "Nivara", "NIVARA!", "Dashboard", "आंगन", "---"]) {
      const { data } = await call(api, "/companies", by(admin, "POST", { ...INPUT, name }));
      ids.push(data._id);
    }

    expect(ids).toEqual([
      "nivara",
      "nivara-2",
      "nivara-3",
      "dashboard-company",
      "company",
      "company-2",
    ]);
  });

  test("of the same name twenty times at once is twenty companies", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(api, "/companies", by(admin, "POST", INPUT))),
    );

    const made = answers.filter(({ status }) => status === 201);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(new Set(made.map(({ data }) => data._id)).size).toBe(made.length);
  });

  test.for([
    ["name", undefined],
    ["name", ""],
    ["email", undefined],
    ["email", "desk"],
    ["description", "  "],
    ["location", undefined],
    ["contact", undefined],
    ["contact", "call us"],
    ["logoUrl", "http://169.254.169.254/latest"],
    ["logoUrl", "file:///etc/passwd"],
    ["logoUrl", "//evil.example/x.png"],
    ["logoUrl", "data:text/html,x"],
    ["logoUrl", "/images/not-there/320.webp"],
    ["logoUrl", "/images/00000000-0000-0000-0000-000000000000/320.webp"],
  ] as const)("is refused with a wrong %s: %o", async ([field, value], { api, db, failures }) => {
    const admin = await aPerson(db, "admin");

    const answer = await call(api, "/companies", by(admin, "POST", { ...INPUT, [field]: value }));

    expect([answer.status, failures]).toEqual([422, []]);
    expect(answer.errors?.[field]?.[0]).toMatch(/^[A-Z].{5,}/);
    expect(await db.select().from(companies)).toEqual([]);
    expect(await db.select().from(auditLog)).toEqual([]);
  });

  test("shows a logo that was uploaded here, given by id or address", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aMedia(db);
    const photo = await aMedia(db, { bucket: "property-images" });
    for (const logoUrl of [id, `/images/${id}/320.webp`, `${PUBLIC_URL}/images/${id}/96.avif`]) {
      const { data } = await call(api, "/companies", by(admin, "POST", { ...INPUT, logoUrl }));

      expect(data.logoUrl).toBe(`/images/${id}/320.webp`);
    }
    const wrong = await call(api, "/companies", by(admin, "POST", { ...INPUT, logoUrl: photo.id }));
    expect(wrong.status).toBe(422);
  });
});

describe("a change", () => {
  test("is taken by id in the body, in the query and in the path", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aCompany(db);
    const ways = [
      ["/companies", { id, name: "One" }],
      ["/companies", { _id: id, name: "Two" }],
      [`/companies?id=${id}`, { name: "Three" }],
      [`/companies/${id}`, { name: "Four" }],
    ] as const;
    for (const [path, body] of ways) {
      const { status, data } = await call(api, path, by(admin, "PUT", body));

      expect([status, data.name]).toEqual([200, body.name]);
    }
    expect((await call(api, "/companies", by(admin, "PUT", { name: "x" }))).status).toBe(422);
    expect((await call(api, "/companies/nope", by(admin, "PUT", { name: "x" }))).status).toBe(404);
  });

  test("by a member leaves alone what the site says of the company", async ({ api, db }) => {
    const { id } = await aCompany(db, { status: "live" });
    const member = await aPerson(db, "company", id);
    const wish = {
      name: "New name",
      status: "suspended",
      isVerified: true,
      verifiedAt: "2020-01-01T00:00:00Z",
      rating: 5,
      featuredRank: 9,
      reraNumber: "P52100012345",
      ownerId: member.id,
      deletedAt: null,
    };

    const { status } = await call(api, `/companies/${id}`, by(member, "PUT", wish));

    const [row] = await db.select().from(companies).where(eq(companies.id, id));
    expect(status).toBe(200);
    expect(row).toMatchObject({
      name: "New name",
      status: "live",
      verifiedAt: null,
      featuredRank: 0,
      reraNumber: null,
    });
  });

  test("that did not see the latest is refused and shown what changed", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id, updatedAt } = await aCompany(db);
    const version = updatedAt.toISOString();
    const first = by(admin, "PUT", { name: "First", version });
    const second = by(admin, "PUT", { description: "Second", version });

    expect((await call(api, `/companies/${id}`, first)).status).toBe(200);
    const late = await call(api, `/companies/${id}`, second);

    expect(late.status).toBe(409);
    expect(late.errors).toHaveProperty("version");
    expect(late.data).toMatchObject({
      current: { _id: id, name: "First" },
      changes: [{ by: "A admin", after: { name: "First" } }],
    });
    const current = late.data.current as { updatedAt: string };
    const again = by(admin, "PUT", { description: "Second" });
    const headers = { ...again.headers, "if-match": `"${current.updatedAt}"` };
    expect((await call(api, `/companies/${id}`, { ...again, headers })).status).toBe(200);
    expect((await call(api, `/companies/${id}`, { ...again, headers })).status).toBe(409);
    expect((await call(api, `/companies/${id}`, again)).status).toBe(200);
  });

  test("of two at once with the same version, one wins", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id, updatedAt } = await aCompany(db);
    const version = updatedAt.toISOString();

    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((name) =>
        call(api, `/companies/${id}`, by(admin, "PUT", { name, version })),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test("of verification is an admin's, with date and name", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aCompany(db);
    const body = { isVerified: true, reraNumber: "p52100012345" };

    const { data } = await call(api, `/companies/${id}`, by(admin, "PUT", body));

    expect(data).toMatchObject({ isVerified: true, reraNumber: "P52100012345" });
    const [row] = await db.select().from(companies).where(eq(companies.id, id));
    expect(row).toMatchObject({ verifiedBy: admin.id, reraState: "MH" });
  });
});

describe("a deletion", () => {
  test("of a company with listings wants to be meant", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aCompany(db);
    await aListingInput(db, { companyId: id });
    await aListingInput(db, { companyId: id, status: "draft" });
    await aListingInput(db, { companyId: id, deletedAt: new Date() });

    const refused = await call(api, `/companies/${id}`, by(admin, "DELETE"));

    expect(refused).toMatchObject({ status: 409, data: { propertyCount: 2 } });
    expect(refused.message).toContain("2 properties");
    expect(await statusOf(api, `/companies/${id}`)).toBe(200);
  });

  test("takes the listings along, and brings exactly those back", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aCompany(db);
    const live = await aListingInput(db, { companyId: id });
    const draft = await aListingInput(db, { companyId: id, status: "draft" });
    const gone = await aListingInput(db, { companyId: id, deletedAt: new Date("2026-01-01") });

    const path = `/companies/${id}?withProperties=true`;
    const deleted = await call(api, path, by(admin, "DELETE"));
    expect(deleted).toMatchObject({ status: 200, message: "Company deleted successfully" });
    expect(await statusOf(api, `/companies/${id}`)).toBe(404);
    expect(await statusOf(api, `/properties/${live.id}`)).toBe(404);
    expect((await call(api, path, by(admin, "DELETE"))).status).toBe(404);

    const restored = await call(api, `/companies/${id}/restore`, by(admin, "POST"));
    expect(restored).toMatchObject({ status: 200, data: { _id: id, deletedAt: null } });
    expect(await statusOf(api, `/properties/${live.id}`)).toBe(200);
    const rows = await db.select().from(properties);
    const state = new Map(rows.map((row) => [row.id, [row.status, row.deletedAt !== null]]));
    expect(state.get(live.id)).toEqual(["live", false]);
    expect(state.get(draft.id)).toEqual(["draft", false]);
    expect(state.get(gone.id)).toEqual(["live", true]);
    expect((await call(api, `/companies/${id}/restore`, by(admin, "POST"))).status).toBe(404);
  });

  test("cannot be taken back after thirty days", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aCompany(db, { deletedAt: new Date(Date.now() - 31 * 86_400_000) });

    expect((await call(api, `/companies/${id}/restore`, by(admin, "POST"))).status).toBe(409);
  });

  test("names the company in the body or the query too", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const [one, two] = [await aCompany(db), await aCompany(db)];

    const inBody = await call(api, "/companies", by(admin, "DELETE", { id: one.id }));
    const inQuery = await call(api, `/companies?id=${two.id}`, by(admin, "DELETE"));
    const nowhere = await call(api, "/companies", by(admin, "DELETE"));

    expect([inBody.status, inQuery.status, nowhere.status]).toEqual([200, 200, 422]);
  });
});

test("a suspended company's listings leave the site, and come back with it", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aCompany(db);
  const live = await aListingInput(db, { companyId: id });
  const paused = await aListingInput(db, { companyId: id, status: "paused", statusReason: "Trip" });
  const set = (status: string) => call(api, `/companies/${id}`, by(admin, "PUT", { status }));

  await set("suspended");
  expect(await statusOf(api, `/companies/${id}`)).toBe(404);
  expect(await statusOf(api, `/properties/${live.id}`)).toBe(404);
  await set("live");

  expect(await statusOf(api, `/properties/${live.id}`)).toBe(200);
  expect(await statusOf(api, `/properties/${paused.id}`)).toBe(404);
});

test("the admin's list has companies in every state, the public's only the live", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  await aCompany(db, { id: "alive" });
  await aCompany(db, { id: "waiting", status: "pending" });
  await aCompany(db, { id: "gone", deletedAt: new Date() });
  const idsOf = async (query: string) => {
    const response = await api.request(`/api/admin/companies${query}`, by(admin, "GET"));
    const { data } = (await response.json()) as { data: { _id: string }[] };
    return data.map(({ _id }) => _id).toSorted();
  };

  expect(await idsOf("")).toEqual(["alive", "waiting"]);
  expect(await idsOf("?status=pending")).toEqual(["waiting"]);
  expect(await idsOf("?deleted=1")).toEqual(["gone"]);
});

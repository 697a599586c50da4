import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { auditLog, siteSettings } from "#server/platform/db/schema/operations.ts";
import { aPerson, by } from "#test/accounts.ts";
import { SITE, test } from "#test/app.ts";

const DEFAULTS = {
  identity: { name: SITE.name, phone: SITE.phone, email: SITE.email },
  claims: { agents: "500+", cities: "50+", clients: "10K+", rating: "4.8" },
  founded: 2025,
  showDefaultRating: true,
  grievanceOfficer: { name: "Grievance Officer", email: SITE.email },
  review: { seller: true, company: false },
  mailLanguage: "en",
  staffMail: { addresses: [SITE.email], frequency: "instant" },
  newsletterPaused: false,
  affiliateRates: { inquiry: 50, requirement: 200 },
  viewAs: false,
};

async function set(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(siteSettings).values({ key, value });
}

test("a new site makes the product's own claims", async ({ app }) => {
  expect(await app.site.identity()).toEqual(SITE);
  expect(await app.site.settings()).toEqual(DEFAULTS);
});

test("what the operator sets is what the site says", async ({ app, db }) => {
  const officer = { name: "Meera Joshi", email: "meera@aangan.example" };
  await set(db, "founded", 1998);
  await set(db, "grievanceOfficer", officer);

  expect(await app.site.settings()).toEqual({
    ...DEFAULTS,
    founded: 1998,
    grievanceOfficer: officer,
  });
});

test.for([
  ["claims", { agents: 5 }],
  ["founded", "long ago"],
  ["founded", 1e20],
  ["showDefaultRating", "no"],
  ["grievanceOfficer", { name: "X", email: "nobody" }],
  ["unknown", true],
] as const)("a spoilt setting falls back alone: %s %j", async ([key, value], { app, db }) => {
  await set(db, key, value);
  const other = key === "founded" ? "showDefaultRating" : "founded";
  const good = other === "founded" ? 1998 : false;
  await set(db, other, good);

  expect(await app.site.settings()).toEqual({ ...DEFAULTS, [other]: good });
});

test("the admin changes a setting, the site says so, and the log knows", async ({
  api,
  app,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const change = (body: object) => api.request("/api/admin/settings", by(admin, "PATCH", body));

  expect((await change({ founded: 1998 })).status).toBe(200);
  expect((await change({ founded: 1997, claims: { agents: 5 } })).status).toBe(422);

  expect(await app.site.settings()).toEqual({ ...DEFAULTS, founded: 1998 });
  const rows = await db.select().from(auditLog);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    actorId: admin.id,
    objectId: "founded",
    before: { founded: 2025 },
    after: { founded: 1998 },
  });
});

test("the site's name and numbers are the operator's to change, everywhere at once", async ({
  api,
  app,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const identity = { name: "Ghar", phone: "98765 43210", email: "desk@ghar.example" };

  const response = await api.request("/api/admin/settings", by(admin, "PATCH", { identity }));

  expect(response.status).toBe(200);
  const said = { ...identity, phone: "+919876543210" };
  expect(await app.site.identity()).toEqual({ ...SITE, ...said });
  expect(await app.site.settings()).toMatchObject({
    identity: said,
    grievanceOfficer: { email: "desk@ghar.example" },
  });
});

test("who changes settings that somebody else has changed meanwhile sees what they did", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const change = async (body: object) => {
    const response = await api.request("/api/admin/settings", by(admin, "PATCH", body));
    return { status: response.status, ...((await response.json()) as { data: Answer }) };
  };
  type Answer = { updatedAt: string; founded: number; current: Answer; changes: object[] };
  const { data: seen } = await change({});

  const first = await change({ founded: 1998, version: seen.updatedAt });
  const second = await change({ showDefaultRating: false, version: seen.updatedAt });
  const third = await change({ showDefaultRating: false, version: first.data.updatedAt });

  expect([first.status, second.status, third.status]).toEqual([200, 409, 200]);
  expect(second.data.current).toMatchObject({ founded: 1998, showDefaultRating: true });
  expect(second.data.changes).toMatchObject([{ after: { founded: 1998 } }]);
});

test("of two who change settings at the same moment one is told", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { data } = (await (await api.request("/api/admin/settings", by(admin, "GET"))).json()) as {
    data: { updatedAt: string };
  };
  const change = (founded: number) =>
    api.request("/api/admin/settings", by(admin, "PATCH", { founded, version: data.updatedAt }));

  const answers = await Promise.all([change(1990), change(1991)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

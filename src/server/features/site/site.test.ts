import { expect } from "vitest";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/db/schema/operations.ts";
import { SITE, test } from "#test/app.ts";

const DEFAULTS = {
  claims: { agents: "500+", cities: "50+", clients: "10K+", rating: "4.8" },
  founded: 2025,
  showDefaultRating: true,
  grievanceOfficer: { name: "Grievance Officer", email: SITE.email },
  review: { seller: true, company: false },
};

async function set(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(siteSettings).values({ key, value });
}

test("a new site makes the product's own claims", async ({ app }) => {
  expect(app.site.identity()).toEqual(SITE);
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

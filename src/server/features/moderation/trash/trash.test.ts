import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { companies, reviews } from "#server/platform/db/schema/companies.ts";
import { inquiries, requirements } from "#server/platform/db/schema/leads.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import {
  aCompany,
  aListingInput,
  aMedia,
  anAgent,
  aRequirement,
  aReview,
  showPictures,
} from "#test/factories.ts";

type Answer = { data: { kind: string; _id: string }[]; nextCursor: string | null; total: number };

async function trashOf(api: Api, query: string, init: RequestInit): Promise<Answer> {
  const response = await api.request(`/api/admin/trash${query}`, init);
  return (await response.json()) as Answer;
}

test("what was deleted is listed for thirty days, the latest first, and restored from there", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const kept = await aCompany(db);
  const company = await aCompany(db, { deletedAt: ago(4) });
  const property = await aListingInput(db, { deletedAt: ago(3) });
  const agent = await anAgent(db, { deletedAt: ago(2) });
  const review = await aReview(db, kept.id, { deletedAt: ago(1) });
  await aListingInput(db, { deletedAt: ago(31) });

  const all = await trashOf(api, "", by(admin, "GET"));

  expect(all.data.map((item) => [item.kind, item._id])).toEqual([
    ["review", review.id],
    ["agent", agent.id],
    ["property", property.id],
    ["company", company.id],
  ]);
  expect(all.total).toBe(4);
  const first = await trashOf(api, "?limit=3", by(admin, "GET"));
  const rest = await trashOf(api, `?limit=3&cursor=${first.nextCursor}`, by(admin, "GET"));
  expect([...first.data, ...rest.data]).toEqual(all.data);
  const found = await trashOf(api, `?q=${property.title.toUpperCase()}`, by(admin, "GET"));
  expect([found.total, found.data.map(({ _id }) => _id)]).toEqual([1, [property.id]]);
  const paths = [
    `/admin/reviews/${review.id}/restore`,
    `/agents/${agent.id}/restore`,
    `/properties/${property.id}/restore`,
    `/companies/${company.id}/restore`,
  ];
  for (const path of paths) {
    expect((await api.request(`/api${path}`, by(admin, "POST"))).status).toBe(200);
  }
  expect((await trashOf(api, "", by(admin, "GET"))).total).toBe(0);
});

test("after thirty days it is gone for good, with its photos and contacts, and the log says so", async ({
  open,
  db,
}) => {
  let time = Date.now();
  const { app } = open({ now: () => new Date(time) });
  const deletedAt = new Date(time);
  const company = await aCompany(db, { deletedAt });
  const listing = await aListingInput(db, { companyId: company.id, deletedAt });
  const own = await aListingInput(db, { deletedAt, postedBy: "owner" });
  const agent = await anAgent(db, { deletedAt });
  const kept = await aListingInput(db);
  await aReview(db, company.id, { deletedAt });
  await db.insert(inquiries).values([
    { channel: "call", propertyId: own.id },
    { channel: "call", agentId: agent.id },
    { channel: "call", propertyId: kept.id },
  ]);
  const photo = await aMedia(db, { bucket: "property-images", kind: "photo", drawing: null });
  await showPictures(db, listing.id, [photo.id]);

  time += 29.9 * DAY_MS;
  expect(await app.trash.purge()).toBe(0);
  time += 0.2 * DAY_MS;
  expect(await app.trash.purge()).toBe(5);
  await app.uploads.sweep();

  expect(await db.select({ id: properties.id }).from(properties)).toEqual([{ id: kept.id }]);
  expect(await db.select().from(companies)).toEqual([]);
  expect(await db.select().from(agents)).toEqual([]);
  expect(await db.select().from(reviews)).toEqual([]);
  expect(await db.select().from(media)).toEqual([]);
  expect(await db.select().from(inquiries)).toMatchObject([{ propertyId: kept.id }]);
  const purged = await db.select().from(auditLog).where(eq(auditLog.action, "property.purged"));
  expect(purged.map((row) => row.objectId).sort()).toEqual([listing.id, own.id].sort());
});

test("a company whose listing was restored apart is not purged from under it", async ({
  app,
  db,
}) => {
  const company = await aCompany(db, { deletedAt: new Date(Date.now() - 40 * DAY_MS) });
  await aListingInput(db, { companyId: company.id, status: "paused" });

  expect(await app.trash.purge()).toBe(0);
});

test("what visitors sent is kept no longer than the privacy page promises", async ({ app, db }) => {
  const yesterday = new Date(Date.now() - DAY_MS);
  await aRequirement(db, { purgeAfter: yesterday });
  const kept = await aRequirement(db);
  await db.insert(inquiries).values({ channel: "form", purgeAfter: yesterday });

  await app.trash.purge();

  expect(await db.select({ id: requirements.id }).from(requirements)).toEqual([{ id: kept.id }]);
  expect(await db.select().from(inquiries)).toEqual([]);
});

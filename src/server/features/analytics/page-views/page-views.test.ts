import { expect } from "vitest";
import { indianDay } from "#domain/shared/day.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, calledFrom, post, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131 Mobile";
const today = () => indianDay(new Date());

function look(api: Api, body: object, from = "10.0.0.1", userAgent = PHONE) {
  return api.request("/api/visits", post(body, { "user-agent": userAgent }), calledFrom(from));
}

async function aCount(db: Db, propertyId: string, numbers: object = {}) {
  const count = { propertyId, day: today(), source: "direct" as const, ...numbers };
  await db.insert(listingDays).values(count);
}

test("looks are counted by home, day and source, once written down", async ({ open, db }) => {
  const { api, app } = open();
  const { id } = await aListingInput(db);
  await look(api, { propertyId: id });
  await look(api, { propertyId: id, referrer: "https://www.google.com/" }, "10.0.0.2");
  await look(api, { propertyId: id, what: "save" });
  expect(await db.select().from(listingDays)).toEqual([]);

  await app.visits.flush();
  await look(api, { propertyId: id }, "10.0.0.3");
  await app.visits.flush();

  const rows = await db.select().from(listingDays).orderBy(listingDays.source);
  const where = { propertyId: id, day: today(), contacts: 0 };
  expect(rows).toEqual([
    { ...where, source: "direct", views: 2, saves: 1 },
    { ...where, source: "search", views: 1, saves: 0 },
  ]);
});

test("one visitor's looks on one day are one", async ({ open, db }) => {
  let now = new Date("2026-11-16T06:00:00Z");
  const { api, app } = open({ now: () => now });
  const { id } = await aListingInput(db);

  await look(api, { propertyId: id });
  now = new Date("2026-11-16T18:29:00Z");
  await look(api, { propertyId: id });
  now = new Date("2026-11-16T18:31:00Z");
  await look(api, { propertyId: id });
  await app.visits.flush();

  const rows = await db.select().from(listingDays).orderBy(listingDays.day);
  expect(rows).toMatchObject([
    { day: "2026-11-16", views: 1 },
    { day: "2026-11-17", views: 1 },
  ]);
});

test("who changes the browser's name is counted as often as an office would be", async ({
  open,
  db,
}) => {
  const { api, app } = open();
  const [one, other] = [await aListingInput(db), await aListingInput(db)];
  for (let at = 0; at < 40; at += 1) {
    // Every address of one household's IPv6 network counts as the same place.
    await look(api, { propertyId: one.id }, `2001:db8:1:2::${at}`, `${PHONE} build ${at}`);
  }
  await look(api, { propertyId: one.id }, "10.0.0.9");
  await look(api, { propertyId: other.id }, "2001:db8:1:2::1");
  await app.visits.flush();

  const views = new Map(
    (await db.select().from(listingDays)).map((row) => [row.propertyId, row.views]),
  );
  expect(views).toEqual(
    new Map([
      [one.id, 21],
      [other.id, 1],
    ]),
  );
});

test("one address is not heard without end", async ({ open }) => {
  const { api } = open();
  const calls = Array.from({ length: 301 }, () =>
    look(api, { propertyId: "000000000000" }, "10.0.0.7"),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await look(api, { propertyId: "000000000000" }, "10.0.0.8")).status).toBe(202);
});

test("programs, those at work, hidden homes and nonsense count for nothing", async ({
  open,
  db,
}) => {
  const { api, app } = open();
  const { id } = await aListingInput(db);
  const draft = await aListingInput(db, { status: "draft" });
  const member = await aPerson(db, "company", (await aCompany(db)).id);

  await look(api, { propertyId: id }, "10.0.0.1", "Googlebot/2.1");
  await look(api, { propertyId: id }, "10.0.0.1", "");
  const body = JSON.stringify({ propertyId: id });
  const headers = { ...member.headers, "content-type": "application/json", "user-agent": PHONE };
  await api.request("/api/visits", { method: "POST", headers, body });
  await look(api, { propertyId: draft.id });
  await look(api, { propertyId: "000000000000" });
  await look(api, { propertyId: "%' or 1=1" });
  await app.visits.flush();

  expect(await db.select().from(listingDays)).toEqual([]);
  expect((await look(api, {})).status).toBe(422);
});

test("what could not be written down is not lost", async ({ open, db }) => {
  let isDown = true;
  const unreliable = new Proxy(db, {
    get: (target, name) =>
      name === "execute" && isDown
        ? () => Promise.reject(new Error("down"))
        : Reflect.get(target, name),
  });
  const { api, app } = open({ db: unreliable });
  const { id } = await aListingInput(db);
  await look(api, { propertyId: id });

  await expect(app.visits.flush()).rejects.toThrow("down");
  isDown = false;
  await app.visits.flush();

  expect(await db.select().from(listingDays)).toMatchObject([{ views: 1 }]);
});

test("members read the numbers of their own listings alone", async ({ api, db }) => {
  const company = await aCompany(db);
  const member = await aPerson(db, "company", company.id);
  const one = await aListingInput(db, { companyId: company.id });
  const two = await aListingInput(db, { companyId: company.id });
  const theirs = await aListingInput(db, { companyId: (await aCompany(db)).id, title: "Secret" });
  await aCount(db, one.id, { views: 5, contacts: 1 });
  await aCount(db, two.id, { views: 9, saves: 2, source: "search" });
  await aCount(db, theirs.id, { views: 100 });
  const before = indianDay(new Date(Date.now() - 8 * DAY_MS));
  await aCount(db, one.id, { views: 3, day: before });

  const response = await api.request("/api/analytics?days=7", by(member, "GET"));
  const { data } = await response.json();

  expect(data.total).toEqual({ views: 14, saves: 2, contacts: 1 });
  expect(data.before).toEqual({ views: 3, saves: 0, contacts: 0 });
  expect(data.byDay).toHaveLength(7);
  expect(data.byDay.at(-1)).toEqual({ day: today(), views: 14, saves: 2, contacts: 1 });
  expect(data.byListing.map(({ _id }: { _id: string }) => _id)).toEqual([two.id, one.id]);
  expect(data.bySource).toMatchObject([{ source: "search", views: 9 }, { source: "direct" }]);
  const path = `/api/analytics?propertyId=${theirs.id}`;
  const other = await (await api.request(path, by(member, "GET"))).json();
  expect(other.data).toMatchObject({ total: { views: 0 }, byListing: [] });
  expect((await api.request("/api/analytics?days=8", by(member, "GET"))).status).toBe(422);
});

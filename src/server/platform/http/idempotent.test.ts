import { describe, expect } from "vitest";
import { affiliateLinks } from "#server/platform/db/schema/affiliates.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { idempotencyKeys } from "#server/platform/db/schema/idempotency.ts";
import { inquiries } from "#server/platform/db/schema/leads.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";
import { findStored } from "#test/stored.ts";

async function send(api: Api, person: Person | undefined, path: string, body: object, key: string) {
  const init = by(person, "POST", body);
  const headers = { ...(init.headers as Record<string, string>), "idempotency-key": key };
  const response = await api.request(`/api${path}`, { ...init, headers });
  const isRepeat = response.headers.has("idempotency-replayed");
  return { status: response.status, isRepeat, text: await response.text() };
}

const COMPANY = {
  name: "Nivara Homes",
  description: "Homes",
  location: "Pune",
  contact: "9876543210",
  email: "hello@nivara.example",
};
const QUESTION = { name: "Meera", phone: "9876501234", message: "Is it still there?" };

describe("a call that is sent again under its key", () => {
  test("makes one draft, one company, one link, one lead, and answers as the first time", async ({
    api,
    db,
  }) => {
    const [seller, admin] = [await aPerson(db, "seller"), await aPerson(db, "admin")];
    const affiliate = await aPerson(db, "affiliate");
    const home = await aListingInput(db, { status: "live", ownerId: seller.id, postedBy: "owner" });
    const calls = [
      [seller, "/own/drafts", {}],
      [admin, "/companies", COMPANY],
      [affiliate, "/affiliate/links", { page: "/buy" }],
      [undefined, `/properties/${home.id}/inquiries`, QUESTION],
    ] as const;

    for (const [person, path, body] of calls) {
      const first = await send(api, person, path, body, "key-1");
      const second = await send(api, person, path, body, "key-1");
      expect([path, first.status < 300, first.isRepeat]).toEqual([path, true, false]);
      expect(second).toEqual({ ...first, isRepeat: true });
    }

    const rows = [properties, companies, affiliateLinks, inquiries];
    const counts = await Promise.all(rows.map((table) => db.$count(table)));
    expect(counts).toEqual([2, 1, 1, 1]);
  });

  test("twenty times at once makes one thing", async ({ api, db }) => {
    const seller = await aPerson(db, "seller");

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(api, seller, "/own/drafts", {}, "key-1")),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await db.$count(properties)).toBe(1);
  });

  test("with other words is refused, and by somebody else is another call", async ({ api, db }) => {
    const [one, two] = [await aPerson(db, "seller"), await aPerson(db, "seller")];
    await send(api, one, "/own/drafts", { title: "First" }, "key-1");

    expect((await send(api, one, "/own/drafts", { title: "Other" }, "key-1")).status).toBe(422);
    expect((await send(api, two, "/own/drafts", { title: "Other" }, "key-1")).status).toBe(201);
    expect((await send(api, one, "/own/drafts", {}, "x".repeat(201))).status).toBe(422);
    expect(await db.$count(properties)).toBe(2);
  });

  test("that failed the first time is made anew, and no answer lies there to be read", async ({
    api,
    db,
    database,
  }) => {
    const admin = await aPerson(db, "admin");
    expect((await send(api, admin, "/companies", { name: "Only a name" }, "key-1")).status).toBe(
      422,
    );
    expect(await db.$count(idempotencyKeys)).toBe(0);

    expect((await send(api, admin, "/companies", COMPANY, "key-1")).status).toBe(201);

    expect(await db.$count(idempotencyKeys)).toBe(1);
    const places = await findStored(database.pool, "nivara.example");
    expect(places.filter((place) => place.startsWith("idempotency"))).toEqual([]);
  });

  test("is one of its own at every company", async ({ api, db }) => {
    const [a, b] = [await aCompany(db, { id: "one" }), await aCompany(db, { id: "two" })];
    for (const { id } of [a, b]) {
      await send(api, undefined, `/companies/${id}/inquiries`, QUESTION, "key-1");
    }
    expect(await db.$count(inquiries)).toBe(2);
  });
});

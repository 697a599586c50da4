import { describe, expect } from "vitest";
import { auditLog } from "#server/db/schema/operations.ts";
import { properties } from "#server/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aProperty, aRequirement } from "#test/factories.ts";

type Line = { done: number; of: number; failed?: { _id: string; name: string; message: string }[] };

async function bulk(api: Api, person: Person, body: object, headers: Record<string, string> = {}) {
  const call = by(person, "POST", body);
  const response = await api.request("/api/admin/bulk", {
    ...call,
    headers: { ...(call.headers as Record<string, string>), ...headers },
  });
  const text = await response.text();
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  return { status: response.status, lines, last: lines.at(-1) };
}

const chosen = (kind: string, ids: string[]) => ids.map((id) => ({ kind, id }));

test("is one request that tells how far it is, and names each that failed", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const gone = await aCompany(db, { status: "suspended" });
  const good = await aProperty(db, { status: "paused" });
  const held = await aProperty(db, { status: "paused", companyId: gone.id });
  const sold = await aProperty(db, { status: "sold" });

  const items = chosen("property", [good.id, held.id, sold.id]);
  const { status, lines, last } = await bulk(api, admin, { act: "live", items });

  expect(status).toBe(200);
  expect(lines.map(({ done, of }) => `${done}/${of}`)).toEqual(["1/3", "2/3", "3/3"]);
  expect(last?.failed).toEqual([
    {
      kind: "property",
      _id: held.id,
      name: null,
      message: "This company is not live, so its listings cannot be either",
    },
  ]);
  const rows = await db.select().from(properties);
  expect(rows.filter((row) => row.status === "live").map(({ id }) => id)).toEqual(
    expect.arrayContaining([good.id, sold.id]),
  );
  expect(await db.$count(auditLog)).toBe(2);
});

test("says why in the language of the page", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aProperty(db, { status: "draft" });

  const items = chosen("property", [id]);
  const { last } = await bulk(api, admin, { act: "pause", items }, { "accept-language": "hi" });

  expect(last?.failed?.[0]?.message).toBe("जो लिस्टिंग ड्राफ़्ट है, वह रुकी हुई नहीं हो सकती");
});

test("does nothing at all when one of them is not there", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aProperty(db);

  const items = chosen("property", [id, "0000000000"]);
  const { status } = await bulk(api, admin, { act: "delete", items });

  expect(status).toBe(404);
  expect(await db.$count(properties)).toBe(1);
  expect((await db.select().from(properties))[0]?.deletedAt).toBeNull();
});

test("reaches all that a list finds, beyond its page, and nothing else", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  for (let at = 0; at < 130; at += 1) await aProperty(db, { status: "paused", type: "Apartment" });
  const other = await aProperty(db, {
    status: "paused",
    type: "Land",
    subtype: "residential-land",
  });

  const matching = { kind: "property", filter: { status: "paused", type: "Apartment", q: "" } };
  const { last } = await bulk(api, admin, { act: "live", matching });

  expect(last).toMatchObject({ done: 130, of: 130, failed: [] });
  const rows = await db.select().from(properties);
  expect(rows.filter(({ status }) => status !== "live").map(({ id }) => id)).toEqual([other.id]);
});

test("takes things of several kinds together, as the queue and the trash have them", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const company = await aCompany(db, { deletedAt: new Date() });
  const listing = await aProperty(db, { deletedAt: new Date() });

  const items = [...chosen("company", [company.id]), ...chosen("property", [listing.id])];
  const { last } = await bulk(api, admin, { act: "restore", items });

  expect(last).toEqual({ done: 2, of: 2, failed: [] });
});

describe("is refused", () => {
  test.for([
    ["an act nobody knows", { act: "explode", kind: "property" }],
    ["an act of another kind", { act: "spam", kind: "property" }],
    ["an act of every object", { act: "toString", kind: "property" }],
    ["neither these nor a list", { act: "live" }],
  ] as const)("%s", async ([, { act, ...rest }], { api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aProperty(db);

    const items = "kind" in rest ? { items: chosen(rest.kind, [id]) } : {};
    const { status } = await bulk(api, admin, { act, ...items });

    expect(status).toBe(422);
  });

  test.for(["buyer", "seller", "company", "affiliate"] as const)(
    "to a %s",
    async (role, { api, db }) => {
      const person = await aPerson(db, role);
      const { id } = await aRequirement(db);

      const { status } = await bulk(api, person, {
        act: "spam",
        items: chosen("requirement", [id]),
      });

      expect(status).toBe(403);
    },
  );
});

import { describe, expect } from "vitest";
import { agents } from "#server/platform/db/schema/agents.ts";
import { companies, reviews } from "#server/platform/db/schema/companies.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { reports } from "#server/platform/db/schema/reports.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import {
  aCompany,
  aLink,
  aListingInput,
  anAgent,
  anEarning,
  aRequirement,
  aReview,
} from "#test/factories.ts";

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
  const good = await aListingInput(db, { status: "paused" });
  const held = await aListingInput(db, { status: "paused", companyId: gone.id });
  const sold = await aListingInput(db, { status: "sold" });

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
  const { id } = await aListingInput(db, { status: "draft" });

  const items = chosen("property", [id]);
  const { last } = await bulk(api, admin, { act: "pause", items }, { "accept-language": "hi" });

  expect(last?.failed?.[0]?.message).toBe("जो लिस्टिंग ड्राफ़्ट है, वह रुकी हुई नहीं हो सकती");
});

test("does nothing at all when one of them is not there", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aListingInput(db);

  const items = chosen("property", [id, "0000000000"]);
  const { status } = await bulk(api, admin, { act: "delete", items });

  expect(status).toBe(404);
  expect(await db.$count(properties)).toBe(1);
  expect((await db.select().from(properties))[0]?.deletedAt).toBeNull();
});

test("reaches all that a list finds, beyond its page, and nothing else", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  for (let at = 0; at < 130; at += 1)
    await aListingInput(db, { status: "paused", type: "Apartment" });
  const other = await aListingInput(db, {
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
  const listing = await aListingInput(db, { deletedAt: new Date() });

  const items = [...chosen("company", [company.id]), ...chosen("property", [listing.id])];
  const { last } = await bulk(api, admin, { act: "restore", items });

  expect(last).toEqual({ done: 2, of: 2, failed: [] });
});

test("restores all of the trash, a company before its listings, and counts what came back with it", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const together = new Date(Date.now() - 60_000);
  const company = await aCompany(db, { deletedAt: together });
  await aListingInput(db, { companyId: company.id, deletedAt: together });
  await aListingInput(db, { companyId: company.id, deletedAt: new Date(), status: "draft" });
  await anAgent(db, { deletedAt: new Date() });

  const matching = { kind: "trash", filter: {} };
  const { last } = await bulk(api, admin, { act: "restore", matching });

  expect(last).toEqual({ done: 4, of: 4, failed: [] });
  const rows = await db.select().from(properties);
  expect(rows.map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
  expect((await db.select().from(agents))[0]?.deletedAt).toBeNull();
});

test("restores of the trash only the kind that its filter says", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  await aCompany(db, { deletedAt: new Date() });
  await anAgent(db, { deletedAt: new Date() });

  const matching = { kind: "trash", filter: { kind: "agent" } };
  const { last } = await bulk(api, admin, { act: "restore", matching });

  expect(last).toEqual({ done: 1, of: 1, failed: [] });
  expect((await db.select().from(companies))[0]?.deletedAt).not.toBeNull();
});

test("approves all that waits in the queue, whatever it is, and names what cannot be", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const company = await aCompany(db);
  const gone = await aCompany(db, { status: "suspended" });
  const listing = await aListingInput(db, { status: "in_review" });
  const held = await aListingInput(db, {
    status: "in_review",
    companyId: gone.id,
    title: "Held",
  });
  const reported = await aListingInput(db);
  await db.insert(reports).values({ reference: "REP-1", propertyId: reported.id, reason: "other" });
  await aReview(db, company.id, { status: "pending" });

  const matching = { kind: "queue", filter: {} };
  const { last } = await bulk(api, admin, { act: "approve", matching });

  expect(last).toMatchObject({
    done: 4,
    of: 4,
    failed: [{ kind: "property", _id: held.id, name: "Held" }],
  });
  const rows = await db.select().from(properties);
  expect(rows.find(({ id }) => id === listing.id)?.status).toBe("live");
  expect(rows.find(({ id }) => id === held.id)?.status).toBe("in_review");
  expect((await db.select().from(reviews))[0]?.status).toBe("published");
  expect((await db.select().from(reports))[0]?.status).toBe("dismissed");
});

test("makes all leads of a list payable, and leaves those that were decided before", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const link = await aLink(db, (await aPerson(db, "affiliate")).id);
  const other = await aLink(db, (await aPerson(db, "affiliate")).id);
  await anEarning(db, link);
  const decided = await anEarning(db, other);
  await bulk(api, admin, {
    act: "payable",
    reason: "Called back",
    items: chosen("lead", [decided.id]),
  });
  await anEarning(db, other);

  const matching = { kind: "lead", filter: {} };
  const { last } = await bulk(api, admin, { act: "payable", reason: "Called back", matching });

  expect(last).toMatchObject({
    done: 3,
    of: 3,
    failed: [{ _id: decided.id, message: "This lead is payable already" }],
  });
  const lines = await db.select().from(earnings);
  expect(lines.filter(({ state }) => state === "payable")).toHaveLength(3);
});

describe("is refused", () => {
  test.for([
    ["an act nobody knows", { act: "explode", kind: "property" }],
    ["an act of another kind", { act: "spam", kind: "property" }],
    ["an act of every object", { act: "toString", kind: "property" }],
    ["neither these nor a list", { act: "live" }],
  ] as const)("%s", async ([, { act, ...rest }], { api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aListingInput(db);

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

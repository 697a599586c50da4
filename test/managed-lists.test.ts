import { expect } from "vitest";
import { subscribers } from "#server/platform/db/schema/leads.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "./accounts.ts";
import { type Api, test } from "./app.ts";
import { aCompany, aLink, aListingInput, anEarning, aRequirement, aReview } from "./factories.ts";

type Item = Record<string, unknown> & { name?: string; title?: string };
type Page = { data: Item[]; nextCursor: string | null };

/** The whole list, in pages of one. */
async function walk(api: Api, admin: Person, path: string, field?: string): Promise<unknown[]> {
  const names: unknown[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const from: string = cursor ? `&cursor=${cursor}` : "";
    const response = await api.request(`/api${path}&limit=1${from}`, by(admin, "GET"));
    const page = (await response.json()) as Page;
    names.push(...page.data.map((item) => (field ? item[field] : (item.name ?? item.title))));
    cursor = page.nextCursor;
  }
  return names;
}

const DAYS = ["2026-01-01", "2026-01-02", "2026-01-03"].map((day) => new Date(day));
const [FIRST, SECOND, THIRD] = DAYS as [Date, Date, Date];

test("companies run by age or by name, either way, across pages", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  await aCompany(db, { name: "B", createdAt: FIRST });
  await aCompany(db, { name: "C", createdAt: SECOND });
  await aCompany(db, { name: "A", createdAt: THIRD });

  expect(await walk(api, admin, "/admin/companies?q=")).toEqual(["A", "C", "B"]);
  expect(await walk(api, admin, "/admin/companies?sort=createdAt")).toEqual(["B", "C", "A"]);
  expect(await walk(api, admin, "/admin/companies?sort=name")).toEqual(["A", "B", "C"]);
  expect(await walk(api, admin, "/admin/companies?sort=-name")).toEqual(["C", "B", "A"]);
});

test("properties run by their last change and requirements by age, either way", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  await aListingInput(db, { title: "B", updatedAt: FIRST });
  await aListingInput(db, { title: "A", updatedAt: SECOND });
  await aRequirement(db, { name: "D", createdAt: FIRST });
  await aRequirement(db, { name: "C", createdAt: SECOND });

  expect(await walk(api, admin, "/admin/properties?q=")).toEqual(["A", "B"]);
  expect(await walk(api, admin, "/admin/properties?sort=updatedAt")).toEqual(["B", "A"]);
  expect(await walk(api, admin, "/requirements?q=")).toEqual(["C", "D"]);
  expect(await walk(api, admin, "/requirements?sort=createdAt")).toEqual(["D", "C"]);
});

test("properties run by price and by title, either way, and last those without a price", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  await aListingInput(db, { title: "B", priceMin: 9_000_000 });
  await aListingInput(db, { title: "D", priceMin: null });
  await aListingInput(db, { title: "C", priceMin: 7_000_000 });
  await aListingInput(db, { title: "A", priceMin: null });

  const walked = (sort: string) => walk(api, admin, `/admin/properties?sort=${sort}`);
  expect((await walked("price")).slice(0, 2)).toEqual(["C", "B"]);
  expect((await walked("-price")).slice(0, 2)).toEqual(["B", "C"]);
  expect((await walked("price")).slice(2).sort()).toEqual(["A", "D"]);
  expect((await walked("-price")).slice(2).sort()).toEqual(["A", "D"]);
  expect(await walked("title")).toEqual(["A", "B", "C", "D"]);
  expect(await walked("-title")).toEqual(["D", "C", "B", "A"]);
});

test("a sort that there is not is refused", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const response = await api.request("/api/admin/companies?sort=email", by(admin, "GET"));
  expect(response.status).toBe(422);
});

test("messages, subscribers, reviews and affiliates' leads run by age, either way", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const { id: companyId } = await aCompany(db);
  const link = await aLink(db, (await aPerson(db, "affiliate")).id);
  for (const [at, createdAt] of DAYS.entries()) {
    const who = `${at}@people.example`;
    await aReview(db, companyId, { authorName: who, createdAt });
    await anEarning(db, link, { createdAt, rupees: at });
    await db.insert(subscribers).values({ email: who, consentVersion: "1", createdAt });
    await db.insert(messages).values({ channel: "mail", recipient: who, body: "", createdAt });
  }

  for (const [path, field] of [
    ["/admin/reviews", "authorName"],
    ["/admin/newsletter", "email"],
    ["/admin/outbox", "recipient"],
    ["/admin/affiliate-leads", "rupees"],
  ] as const) {
    const ages = (found: unknown[]) => found.map((value) => Number.parseInt(String(value), 10));
    const newest = await walk(api, admin, `${path}?sort=-createdAt`, field);
    const oldest = await walk(api, admin, `${path}?sort=createdAt`, field);
    expect([path, ages(newest), ages(oldest)]).toEqual([path, [2, 1, 0], [0, 1, 2]]);
  }
});

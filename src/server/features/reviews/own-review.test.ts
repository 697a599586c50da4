import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#server/platform/db/schema/accounts.ts";
import { reviews } from "#server/platform/db/schema/companies.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, anInquiry, aReview } from "#test/factories.ts";

function write(api: Api, who: Person, companyId: string, body: object) {
  return api.request(`/api/companies/${companyId}/review`, by(who, "PUT", body));
}

async function ratingOf(api: Api, companyId: string) {
  const { data } = (await (await api.request(`/api/companies/${companyId}`)).json()) as {
    data: { rating: number; reviewCount: number };
  };
  return data.rating;
}

test("who has asked a company reviews it; published, it is the rating on its card", async ({
  api,
  db,
}) => {
  const company = await aCompany(db);
  const admin = await aPerson(db, "admin");
  const who = await aPerson(db, "buyer");
  await db.update(users).set({ name: "Asha" }).where(eq(users.id, who.id));
  await anInquiry(db, { userId: who.id, companyId: company.id });

  expect((await write(api, who, company.id, { rating: 2, text: "Late" })).status).toBe(200);
  expect(await ratingOf(api, company.id)).toBe(4.5);
  const [row] = await db.select().from(reviews);
  expect(row).toMatchObject({ status: "pending", authorName: "Asha", userId: who.id });
  const decision = `/api/admin/reviews/${row?.id}/decision`;
  await api.request(decision, by(admin, "POST", { verdict: "approve" }));
  expect(await ratingOf(api, company.id)).toBe(2);
});

test("what is published is read by everybody, shortened names and all, page by page", async ({
  api,
  db,
}) => {
  const company = await aCompany(db);
  const day = (date: number) => new Date(Date.UTC(2026, 9, date));
  const shown = {
    status: "published" as const,
    authorName: "Asha Kulkarni",
  };
  await aReview(db, company.id, {
    ...shown,
    rating: 4,
    text: "Kept their word",
    createdAt: day(1),
  });
  await aReview(db, company.id, { ...shown, rating: 2, text: "", createdAt: day(3) });
  await aReview(db, company.id, { ...shown, rating: 5, text: "Kind", createdAt: day(2) });
  await aReview(db, company.id, { ...shown, text: "Pending", status: "pending" });
  await aReview(db, company.id, { ...shown, text: "Rejected", status: "rejected" });
  await aReview(db, company.id, { ...shown, text: "Deleted", deletedAt: new Date() });
  await aReview(db, (await aCompany(db)).id, { ...shown, text: "Of another" });
  const read = async (query: string, id = company.id) =>
    (await api.request(`/api/companies/${id}/reviews${query}`)).json();

  const first = await read("?limit=2");
  expect(first.total).toBe(3);
  expect(first.data).toEqual([
    {
      _id: expect.any(String),
      author: "Asha K.",
      rating: 2,
      text: "",
      writtenAt: day(3).toISOString(),
    },
    expect.objectContaining({ rating: 5, text: "Kind" }),
  ]);
  const second = await read(`?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ data: [{ text: "Kept their word" }], nextCursor: null });
  expect(JSON.stringify([first, second])).not.toContain("Kulkarni");

  const hidden = await aCompany(db, { status: "suspended" });
  await aReview(db, hidden.id, shown);
  expect(await read("", hidden.id)).toMatchObject({ success: false });
});

test("written again it replaces the first, and waits for the desk again", async ({ api, db }) => {
  const company = await aCompany(db);
  const who = await aPerson(db, "buyer");
  await anInquiry(db, { userId: who.id, companyId: company.id });
  await write(api, who, company.id, { rating: 1 });
  await db.update(reviews).set({ status: "rejected", statusReason: "Rude", deletedAt: new Date() });

  await write(api, who, company.id, { rating: 5, text: "Kind after all" });

  expect(await db.select().from(reviews)).toMatchObject([
    { rating: 5, text: "Kind after all", status: "pending", statusReason: null, deletedAt: null },
  ]);
  const own = await api.request(`/api/companies/${company.id}/review`, by(who, "GET"));
  expect(await own.json()).toMatchObject({ data: { canReview: true, review: { rating: 5 } } });
});

test("who never asked is told why not", async ({ api, db }) => {
  const [company, other] = [await aCompany(db), await aCompany(db)];
  const who = await aPerson(db, "buyer");
  await anInquiry(db, { userId: who.id, companyId: other.id });
  await anInquiry(db, { companyId: company.id });

  const response = await write(api, who, company.id, { rating: 5 });

  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining("Only people who have contacted this company"),
  });
  expect(await db.select().from(reviews)).toEqual([]);
});

test("nobody reviews the company they work for", async ({ api, db }) => {
  const company = await aCompany(db);
  const who = await aPerson(db, "company", company.id);
  await anInquiry(db, { userId: who.id, companyId: company.id });

  const response = await write(api, who, company.id, { rating: 5 });

  expect([response.status, await response.text()]).toEqual([
    403,
    expect.stringContaining("work for"),
  ]);
});

test("an Aadhaar number in a review is masked, and a rating is one to five", async ({
  api,
  db,
}) => {
  const company = await aCompany(db);
  const who = await aPerson(db, "buyer");
  await anInquiry(db, { userId: who.id, companyId: company.id });

  await write(api, who, company.id, { rating: 3, text: "They asked for 2345 6789 0124" });
  expect((await db.select().from(reviews))[0]?.text).toBe("They asked for XXXX XXXX 0124");
  for (const rating of [0, 6, 2.5, "", null, undefined]) {
    expect((await write(api, who, company.id, { rating })).status).toBe(422);
  }
  expect((await write(api, who, "nobody", { rating: 3 })).status).toBe(404);
});

import { expect } from "vitest";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, anAgent, anInquiry } from "#test/factories.ts";

type Answer = {
  data: { stage: string; title: string | null; companyName: string | null; channel: string }[];
  nextCursor: string | null;
  total: number;
};

async function list(api: Api, who: Person, query = ""): Promise<Answer> {
  const response = await api.request(`/api/buyer/inquiries${query}`, by(who, "GET"));
  return (await response.json()) as Answer;
}

test("somebody sees the contacts they made and how they stand, page by page", async ({
  api,
  db,
}) => {
  const who = await aPerson(db, "buyer");
  const company = await aCompany(db);
  const home = await aListingInput(db, { companyId: company.id });
  const agent = await anAgent(db);
  const made = { userId: who.id, createdAt: new Date("2026-11-01T10:00:00Z") };
  await anInquiry(db, { ...made, propertyId: home.id, companyId: company.id, stage: "visit" });
  await anInquiry(db, { ...made, channel: "call", agentId: agent.id });
  await anInquiry(db, { ...made, createdAt: new Date("2026-11-02"), companyId: company.id });

  const first = await list(api, who, "?limit=2");
  const second = await list(api, who, `?limit=2&cursor=${first.nextCursor}`);

  expect(first).toMatchObject({ total: 3, data: [{ companyName: company.name, title: null }, {}] });
  expect(second.nextCursor).toBeNull();
  const all = [...first.data, ...second.data];
  expect(all).toHaveLength(3);
  expect(all).toContainEqual(expect.objectContaining({ stage: "visit", title: home.title }));
});

test("and nobody else's, nor what the lister notes about them", async ({ api, db }) => {
  const [who, other] = [await aPerson(db, "buyer"), await aPerson(db, "seller")];
  const company = await aCompany(db);
  await anInquiry(db, { userId: who.id, companyId: company.id, lostReason: "not-suitable" });
  await anInquiry(db, { companyId: company.id });

  expect(await list(api, other)).toMatchObject({ data: [], total: 0 });
  expect(JSON.stringify(await list(api, who))).not.toContain("not-suitable");
});

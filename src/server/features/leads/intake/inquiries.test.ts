import { expect } from "vitest";
import { inquiries } from "#server/platform/db/schema/leads.ts";
import { calledFrom, post, test } from "#test/app.ts";
import { aCompany, aListingInput, anAgent } from "#test/factories.ts";

const PATH = "/api/inquiries";

test("a click on a property is kept for its company, with nothing about the visitor", async ({
  api,
  db,
}) => {
  const company = await aCompany(db);
  const property = await aListingInput(db, { companyId: company.id });

  const response = await api.request(
    PATH,
    post({ channel: "whatsapp", propertyId: property.id, language: "hi", name: "X", phone: "Y" }),
  );

  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ success: true, data: {} });
  expect(await db.select().from(inquiries)).toEqual([
    expect.objectContaining({
      channel: "whatsapp",
      propertyId: property.id,
      companyId: company.id,
      language: "hi",
      stage: "new",
      name: null,
      phone: null,
      userId: null,
    }),
  ]);
});

test("a click on a company is kept without a property", async ({ api, db }) => {
  const { id } = await aCompany(db);

  await api.request(PATH, post({ channel: "call", companyId: id }));

  expect(await db.select().from(inquiries)).toMatchObject([{ companyId: id, propertyId: null }]);
});

test("a click on an agent is kept for the agent and the agent's company", async ({ api, db }) => {
  const company = await aCompany(db);
  const other = await aCompany(db);
  const { id } = await anAgent(db, { companyId: company.id });

  await api.request(PATH, post({ channel: "whatsapp", agentId: id, companyId: other.id }));

  expect(await db.select().from(inquiries)).toMatchObject([
    { agentId: id, companyId: company.id, propertyId: null },
  ]);
});

test("a click on a property is its agent's too, whomever the caller names", async ({ api, db }) => {
  const mine = await anAgent(db);
  const other = await anAgent(db);
  const property = await aListingInput(db, { agentId: mine.id });

  await api.request(PATH, post({ channel: "call", propertyId: property.id, agentId: other.id }));

  expect(await db.select().from(inquiries)).toMatchObject([{ agentId: mine.id }]);
});

test("nobody credits a property's click to another company", async ({ api, db }) => {
  const owner = await aCompany(db);
  const other = await aCompany(db);
  const listed = await aListingInput(db, { companyId: owner.id });
  const owned = await aListingInput(db, { postedBy: "owner" });

  await api.request(PATH, post({ channel: "call", propertyId: listed.id, companyId: other.id }));
  await api.request(PATH, post({ channel: "email", propertyId: owned.id, companyId: other.id }));

  const rows = await db.select().from(inquiries).orderBy(inquiries.channel);
  expect(rows.map(({ companyId }) => companyId)).toEqual([owner.id, null]);
});

test.for([
  ["unknown", { propertyId: "000000000000" }],
  ["hidden", { propertyId: "draft0000000" }],
  ["suspended", { companyId: "suspended" }],
  ["an agent no more", { agentId: "left" }],
  ["of a senseless id", { companyId: "%' or 1=1" }],
] as const)("a click on what is %s is taken and not stored", async ([, target], { api, db }) => {
  await aListingInput(db, { id: "draft0000000", status: "draft" });
  await aCompany(db, { id: "suspended", status: "suspended" });
  await anAgent(db, { id: "left", status: "suspended" });

  const response = await api.request(PATH, post({ channel: "call", ...target }));

  expect(response.status).toBe(202);
  expect(await db.select().from(inquiries)).toEqual([]);
});

test.for([
  ["channel", { companyId: "a" }],
  ["channel", { channel: "form", companyId: "a" }],
  ["propertyId", { channel: "call" }],
  ["propertyId", { channel: "call", propertyId: "a\u0000" }],
  ["companyId", { channel: "call", companyId: "\ud800" }],
  ["companyId", { channel: "call", companyId: "a".repeat(81) }],
  ["language", { channel: "call", companyId: "a", language: "fr" }],
])("a click with a wrong %s is refused", async ([field, body], { api, failures }) => {
  const response = await api.request(PATH, post(body));

  expect(failures).toEqual([]);
  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty(["errors", field as string]);
});

test("one address is heard three hundred times in ten minutes", async ({ api, db, database }) => {
  const { id } = await aCompany(db);
  const click = () =>
    api.request(PATH, post({ channel: "call", companyId: id }), calledFrom("10.0.0.7"));
  await click();
  await database.pool.query(
    "update rate_limits set points = 299 where key like 'inquiryPerAddress:%'",
  );

  expect((await click()).status).toBe(202);
  expect((await click()).status).toBe(429);
});

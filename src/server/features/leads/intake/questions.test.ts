import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { inquiries } from "#server/platform/db/schema/leads.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";
import { aPerson, by } from "#test/accounts.ts";
import { calledFrom, post, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";

const QUESTION = {
  name: " Ravi  Kumar ",
  phone: "98765 43210",
  email: "Ravi@Example.com",
  message: "Can we visit on Saturday? My Aadhaar is 2341 2341 2346",
};

const pathOf = (id: string) => `/api/properties/${id}/inquiries`;

async function aListing(db: Db) {
  const company = await aCompany(db);
  return { company, property: await aListingInput(db, { companyId: company.id }) };
}

test("a question is kept for the company, tidied, counted, and without identity numbers", async ({
  api,
  db,
}) => {
  const { company, property } = await aListing(db);

  const response = await api.request(
    pathOf(property.id),
    post({ ...QUESTION, referrer: "https://www.google.com/", language: "hi" }),
  );

  expect(response.status).toBe(201);
  expect(await db.select().from(inquiries)).toEqual([
    expect.objectContaining({
      channel: "form",
      propertyId: property.id,
      companyId: company.id,
      name: "Ravi Kumar",
      phone: "+919876543210",
      email: "ravi@example.com",
      message: "Can we visit on Saturday? My Aadhaar is XXXX XXXX 2346",
      source: "search",
      language: "hi",
      stage: "new",
      userId: null,
    }),
  ]);
  expect(await db.select().from(listingDays)).toMatchObject([
    { propertyId: property.id, source: "search", contacts: 1, views: 0 },
  ]);
});

test("every member hears of it by mail, in their own language", async ({ api, db }) => {
  const { company, property } = await aListing(db);
  const hindi = await aPerson(db, "company", company.id);
  await aPerson(db, "company", company.id);
  await aPerson(db, "company", (await aCompany(db)).id);
  await db.update(users).set({ language: "hi" }).where(eq(users.id, hindi.id));

  await api.request(pathOf(property.id), post(QUESTION));

  const mails = await db.select().from(messages).orderBy(messages.subject);
  const [lead] = await db.select().from(inquiries);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toBe(`Ravi Kumar asks about ${property.title}`);
  expect(mails[0]?.body).toContain("+91 98765 43210");
  expect(mails[0]?.body).toContain(`https://aangan.example/company/leads/${lead?.id}`);
  expect(mails[0]?.headers).toEqual({ "Reply-To": "ravi@example.com" });
  expect(mails[1]?.subject).toBe(`Ravi Kumar ने ${property.title} के बारे में पूछा है`);
  expect(mails[1]?.body).toContain(`https://aangan.example/hi/company/leads/${lead?.id}`);
});

test("a seller hears of a question about an own home; a company without members at its address", async ({
  api,
  db,
}) => {
  const seller = await aPerson(db, "seller");
  const own = await aListingInput(db, { ownerId: seller.id, postedBy: "owner" });
  const { property } = await aListing(db);
  await api.request(pathOf(own.id), post(QUESTION));
  await api.request(pathOf(property.id), post(QUESTION));

  const mails = await db.select().from(messages);
  const [first, second] = await db.select().from(inquiries).orderBy(inquiries.createdAt);
  const bodyTo = (address: string) =>
    mails.find(({ recipient }) => recipient === address)?.body ?? "";
  expect(mails).toHaveLength(2);
  expect(bodyTo(`${seller.id}@people.example`)).toContain(`/seller/inquiries/${first?.id}`);
  // No one there could open an inbox: everything is in the mail, and staff know of it too.
  expect(bodyTo("desk@nivara.example")).toContain("+91 98765 43210");
  expect(bodyTo("desk@nivara.example")).not.toContain("/company/leads/");
  expect(await db.select().from(staffNotices)).toMatchObject([
    { kind: "lead", subjectId: second?.id, title: property.title },
  ]);
});

test("whoever is signed in is remembered by their account", async ({ api, db }) => {
  const { property } = await aListing(db);
  const buyer = await aPerson(db, "buyer");

  await api.request(pathOf(property.id), by(buyer, "POST", QUESTION));
  const click = { channel: "call", propertyId: property.id };
  await api.request("/api/inquiries", by(buyer, "POST", click));

  const rows = await db.select().from(inquiries).orderBy(inquiries.createdAt);
  expect(rows).toMatchObject([
    { channel: "form", userId: buyer.id },
    { channel: "call", userId: buyer.id, name: null, phone: null },
  ]);
  expect(await db.select().from(listingDays)).toMatchObject([{ contacts: 2, source: "direct" }]);
});

test("the same words sent at once, and again, are one question and one mail", async ({
  api,
  db,
}) => {
  const { company, property } = await aListing(db);
  await aPerson(db, "company", company.id);
  const ask = (body = QUESTION) => api.request(pathOf(property.id), post(body));

  const answers = await Promise.all([ask(), ask(), ask()]);
  answers.push(await ask());

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await db.select().from(inquiries)).toHaveLength(1);
  expect(await db.select().from(messages)).toHaveLength(1);
  await ask({ ...QUESTION, message: "Another thing" });
  expect(await db.select().from(inquiries)).toHaveLength(2);
});

test("a program that fills the trap is thanked, and nothing is stored", async ({ api, db }) => {
  const { property } = await aListing(db);

  const response = await api.request(pathOf(property.id), post({ ...QUESTION, website: "x" }));

  expect(response.status).toBe(200);
  expect(await db.select().from(inquiries)).toEqual([]);
});

test.for([
  ["name", { name: " " }],
  ["phone", { phone: "12345" }],
  ["phone", { phone: "020 2553 1234" }],
  ["email", { email: "nobody" }],
  ["message", { message: "x".repeat(1001) }],
])("a question with a wrong %s is refused", async ([field, wrong], { api, db, failures }) => {
  const { property } = await aListing(db);

  const response = await api.request(
    pathOf(property.id),
    post({ ...QUESTION, ...(wrong as object) }),
  );

  expect(failures).toEqual([]);
  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty(["errors", field as string]);
});

test("what is not live cannot be asked about", async ({ api, db }) => {
  const draft = await aListingInput(db, { status: "draft" });
  for (const id of [draft.id, "000000000000", "%27"]) {
    expect((await api.request(pathOf(id), post(QUESTION))).status).toBe(404);
  }
});

test("a company is asked without a home, once for the same words", async ({ api, db }) => {
  const { company } = await aListing(db);
  await aPerson(db, "company", company.id);
  const path = `/api/companies/${company.id}/inquiries`;

  expect((await api.request(path, post(QUESTION))).status).toBe(201);
  expect((await api.request(path, post(QUESTION))).status).toBe(201);

  expect(await db.select().from(inquiries)).toMatchObject([
    { companyId: company.id, propertyId: null, channel: "form" },
  ]);
  expect(await db.select().from(messages)).toHaveLength(1);
  expect(await db.select().from(listingDays)).toEqual([]);
  const hidden = await aCompany(db, { status: "pending" });
  for (const id of [hidden.id, "nobody", "%27"]) {
    const response = await api.request(`/api/companies/${id}/inquiries`, post(QUESTION));
    expect(response.status).toBe(404);
  }
});

test("one number asks twenty times a day", async ({ api, db, database }) => {
  const { property } = await aListing(db);
  const ask = (message: string) =>
    api.request(pathOf(property.id), post({ ...QUESTION, message }), calledFrom("10.0.0.9"));
  await ask("first");
  await database.pool.query(
    "update rate_limits set points = 19 where key like 'questionPerPhone:%'",
  );

  expect((await ask("second")).status).toBe(201);
  expect((await ask("third")).status).toBe(429);
  expect((await ask("second")).status).toBe(201);
});

/** Each number of a dashboard beside the list that it opens. */

import { expect } from "vitest";
import { leadFilterSchema } from "#domain/lead-schema.ts";
import { ownListingFilterSchema } from "#domain/property-input-schema.ts";
import { requirementFilterSchema } from "#domain/requirement-schema.ts";
import { userFilterSchema } from "#domain/user-schema.ts";
import { proofs } from "#server/db/schema/accounts.ts";
import { savedHomes } from "#server/db/schema/saved.ts";
import { aPerson } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aCompany, anInquiry, aProperty, aRequirement, aSavedSearch } from "#test/factories.ts";

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const SAVED = { limit: 50 };

test("a seller's numbers are those of the lists they open", async ({ app, db }) => {
  const { id } = await aPerson(db, "seller");
  const own = { ownerId: id, postedBy: "owner" as const };
  const live = await aProperty(db, own);
  await aProperty(db, { ...own, status: "in_review" });
  await aProperty(db, { ...own, status: "draft" });
  await aProperty(db, { ...own, status: "draft", statusReason: "Add a photo" });
  await aProperty(db, { ...own, status: "rejected", statusReason: "Not yours" });
  await anInquiry(db, { propertyId: live.id });
  await anInquiry(db, { propertyId: live.id, stage: "won" });
  const actor = { userId: id, role: "seller", companyId: null } as const;
  const listed = async (status: string) =>
    (await app.ownListings.list(actor, ownListingFilterSchema.parse({ status }))).items.length;
  const leads = async (filter: object) =>
    (await app.leads.list({ actor, address: null }, leadFilterSchema.parse(filter))).total;

  expect(await app.desks.numbers(actor)).toMatchObject({
    live: await listed("live"),
    inReview: await listed("in_review"),
    drafts: await listed("draft"),
    inquiries: await leads({}),
    newInquiries: await leads({ stage: "new" }),
  });
});

test("a company's numbers are those of the lists they open", async ({ app, db }) => {
  const company = await aCompany(db);
  const { id } = await aPerson(db, "company", company.id);
  await aProperty(db, { companyId: company.id });
  await aProperty(db, { companyId: company.id, status: "draft" });
  await anInquiry(db, { companyId: company.id });
  await anInquiry(db, { companyId: company.id, stage: "contacted", followUpOn: YESTERDAY });
  const actor = { userId: id, role: "company", companyId: company.id } as const;
  const leads = async (filter: object) =>
    (await app.leads.list({ actor, address: null }, leadFilterSchema.parse(filter))).total;
  const { counts } = await app.ownListings.list(actor, ownListingFilterSchema.parse({}));

  expect(await app.desks.numbers(actor)).toMatchObject({
    properties: Object.values(counts).reduce((sum, count) => sum + count, 0),
    newLeads: await leads({ stage: "new" }),
    followUpsDue: await leads({ due: "1" }),
  });
});

test("a buyer's numbers are those of the lists they open", async ({ app, db }) => {
  const { id } = await aPerson(db, "buyer");
  const company = await aCompany(db);
  await db.insert(savedHomes).values({ userId: id, propertyId: (await aProperty(db)).id });
  await db
    .insert(savedHomes)
    .values({ userId: id, propertyId: (await aProperty(db, { status: "sold" })).id });
  await aSavedSearch(db, id, {});
  await anInquiry(db, { userId: id, companyId: company.id });
  const actor = { userId: id, role: "buyer", companyId: null } as const;
  const caller = { actor, address: null };

  expect(await app.desks.numbers(actor)).toMatchObject({
    savedHomes: (await app.saved.listHomes(caller, SAVED)).total,
    searches: (await app.saved.listSearches(caller, "en")).length,
    inquiries: (await app.buyers.listInquiries(caller, SAVED)).total,
  });
});

test("an admin's numbers are those of the lists they open", async ({ app, db }) => {
  const { id } = await aPerson(db, "admin");
  await db.insert(proofs).values([
    { userId: id, kind: "gst", number: "27AAAAA0000A1Z5" },
    { userId: id, kind: "rera", number: "P52100000001" },
  ]);
  await aRequirement(db);
  const actor = { userId: id, role: "admin", companyId: null } as const;
  const waiting = userFilterSchema.parse({ waiting: "1" });
  const fresh = requirementFilterSchema.parse({ status: "new" });

  expect(await app.desks.numbers(actor)).toMatchObject({
    proofs: (await app.users.list({ actor, address: null }, waiting)).total,
    requirements: (await app.requirements.list(actor, fresh)).total,
  });
});

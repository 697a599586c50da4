/** Each number on a dashboard matches the list that it opens. */

import { expect } from "vitest";
import { leadFilterSchema } from "#domain/leads/lead-schema.ts";
import { ownListingFilterSchema } from "#domain/listings/input-schema.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import { proofs } from "#server/platform/db/schema/accounts.ts";
import { propertyRevisions } from "#server/platform/db/schema/properties.ts";
import { reports } from "#server/platform/db/schema/reports.ts";
import { savedHomes } from "#server/platform/db/schema/saved.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import {
  aCompany,
  aLink,
  aListingInput,
  anEarning,
  anInquiry,
  aRequirement,
  aReview,
  aSavedSearch,
} from "#test/factories.ts";

const TWO_DAYS_AGO = new Date(Date.now() - 2 * DAY_MS);
const YESTERDAY = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const SAVED = { limit: 50 };

test("a seller's numbers are those of the lists they open", async ({ app, db }) => {
  const { id } = await aPerson(db, "seller");
  const own = { ownerId: id, postedBy: "owner" as const };
  const live = await aListingInput(db, own);
  await aListingInput(db, { ...own, status: "in_review" });
  await aListingInput(db, { ...own, status: "draft" });
  await aListingInput(db, { ...own, status: "draft", statusReason: "Add a photo" });
  await aListingInput(db, { ...own, status: "rejected", statusReason: "Not yours" });
  await anInquiry(db, { propertyId: live.id });
  await anInquiry(db, { propertyId: live.id, stage: "won" });
  const actor = { userId: id, role: "seller", companyId: null } as const;
  const listed = async (filter: object) =>
    (await app.ownListings.list(actor, ownListingFilterSchema.parse(filter))).items.length;
  const leads = async (filter: object) =>
    (await app.leads.list({ actor, address: null }, leadFilterSchema.parse(filter))).total;

  expect(await app.desks.numbers(actor)).toMatchObject({
    live: await listed({ status: "live" }),
    inReview: await listed({ status: "in_review" }),
    drafts: await listed({ status: "draft" }),
    needChange: await listed({ needsChange: "1" }),
    inquiries: await leads({}),
    newInquiries: await leads({ stage: "new" }),
  });
  expect(await listed({ needsChange: "1" })).toBe(2);
});

test("a company's numbers are those of the lists they open", async ({ app, db }) => {
  const company = await aCompany(db);
  const { id } = await aPerson(db, "company", company.id);
  await aListingInput(db, { companyId: company.id });
  await aListingInput(db, { companyId: company.id, status: "draft" });
  await aListingInput(db, { companyId: company.id, status: "rejected", statusReason: "Not yours" });
  await anInquiry(db, { companyId: company.id });
  await anInquiry(db, { companyId: company.id, createdAt: TWO_DAYS_AGO });
  await anInquiry(db, { companyId: company.id, createdAt: TWO_DAYS_AGO, stage: "contacted" });
  await anInquiry(db, { companyId: company.id, stage: "contacted", followUpOn: YESTERDAY });
  const actor = { userId: id, role: "company", companyId: company.id } as const;
  const leads = async (filter: object) =>
    (await app.leads.list({ actor, address: null }, leadFilterSchema.parse(filter))).total;
  const { counts } = await app.ownListings.list(actor, ownListingFilterSchema.parse({}));
  const toChange = ownListingFilterSchema.parse({ needsChange: "1" });

  expect(await app.desks.numbers(actor)).toMatchObject({
    properties: Object.values(counts).reduce((sum, count) => sum + count, 0),
    newLeads: await leads({ stage: "new" }),
    followUpsDue: await leads({ due: "1" }),
    unansweredLeads: await leads({ waiting: "1" }),
    needChange: (await app.ownListings.list(actor, toChange)).total,
  });
  expect(await leads({ waiting: "1" })).toBe(1);
});

test("a buyer's numbers are those of the lists they open", async ({ app, db }) => {
  const { id } = await aPerson(db, "buyer");
  const company = await aCompany(db);
  await db.insert(savedHomes).values({ userId: id, propertyId: (await aListingInput(db)).id });
  await db
    .insert(savedHomes)
    .values({ userId: id, propertyId: (await aListingInput(db, { status: "sold" })).id });
  await aSavedSearch(db, id, {});
  await aSavedSearch(db, id, { path: "/rent", frequency: "daily" });
  await anInquiry(db, { userId: id, companyId: company.id });
  await anInquiry(db, { userId: id, companyId: company.id, stage: "visit" });
  await anInquiry(db, { userId: id, companyId: company.id, stage: "lost" });
  const actor = { userId: id, role: "buyer", companyId: null } as const;
  const caller = { actor, address: null };

  const searches = await app.saved.listSearches(caller, "en");
  const answered = { ...SAVED, answered: true };
  expect(await app.desks.numbers(actor)).toMatchObject({
    savedHomes: (await app.saved.listHomes(caller, SAVED)).total,
    searches: searches.length,
    searchesWithoutMail: searches.filter(({ frequency }) => frequency === "off").length,
    inquiries: (await app.buyers.listInquiries(caller, SAVED)).total,
    answered: (await app.buyers.listInquiries(caller, answered)).total,
  });
  expect((await app.buyers.listInquiries(caller, answered)).items).toHaveLength(1);
});

test("an affiliate's numbers are those of the lists they open", async ({ app, db }) => {
  const { id } = await aPerson(db, "affiliate");
  const link = await aLink(db, id);
  await aLink(db, id);
  await anEarning(db, link);
  const { leadId } = await anEarning(db, link, { createdAt: TWO_DAYS_AGO });
  await anEarning(db, link, { leadId, state: "payable", reason: "The lead is real" });
  await anEarning(db, link, { leadId: null, leadKind: null, state: "paid", rupees: 50 });
  const actor = { userId: id, role: "affiliate", companyId: null } as const;
  const leads = await app.affiliates.listEarnings(actor, { ...SAVED, latest: true });
  const { balance } = await app.affiliates.getEarnings(actor);

  expect(await app.desks.numbers(actor)).toMatchObject({
    links: (await app.affiliates.listLinks(actor, SAVED)).items.length,
    leads: leads.total,
    balance: balance.payable,
  });
  expect(leads.items.map(({ state }) => state)).toEqual(["payable", "pending"]);
});

/** The total of the admin list at this path. */
async function totalOf(api: Api, admin: Person, path: string): Promise<number> {
  const response = await api.request(`/api${path}`, by(admin, "GET"));
  return ((await response.json()) as { total: number }).total;
}

async function everythingThatWaits(db: Db) {
  const company = await aCompany(db);
  const gone = await aCompany(db, { deletedAt: new Date() });
  await aCompany(db, { status: "pending" });
  await aReview(db, company.id, { status: "pending" });
  await aReview(db, gone.id, { status: "pending" });
  const home = await aListingInput(db, { companyId: company.id });
  await aListingInput(db, { status: "in_review" });
  await aListingInput(db, { status: "in_review", deletedAt: new Date() });
  await db.insert(propertyRevisions).values({ propertyId: home.id, values: {}, images: [] });
  await db
    .insert(reports)
    .values({ propertyId: home.id, reference: "REP-1", reason: "wrong-price" });
  const { id: userId } = await aPerson(db, "seller");
  await db.insert(proofs).values([
    { userId, kind: "gst", number: "27AAAAA0000A1Z5" },
    { userId, kind: "rera", number: "P52100000001" },
  ]);
  await aRequirement(db);
  await aRequirement(db, { status: "closed" });
  await anInquiry(db, {});
  await anInquiry(db, { erasedAt: new Date(), name: null, phone: null, message: "" });
  const link = await aLink(db, (await aPerson(db, "affiliate")).id);
  await anEarning(db, link);
}

test("an admin's numbers are those of the lists they open", async ({ api, app, db }) => {
  const admin = await aPerson(db, "admin");
  await everythingThatWaits(db);
  const actor = { userId: admin.id, role: "admin", companyId: null } as const;

  expect(await app.desks.numbers(actor)).toMatchObject({
    listings: await totalOf(api, admin, "/admin/queue?kind=listing"),
    reports: await totalOf(api, admin, "/admin/queue?kind=report"),
    reviews: await totalOf(api, admin, "/admin/queue?kind=review"),
    requirements: await totalOf(api, admin, "/requirements?status=new"),
    proofs: await totalOf(api, admin, "/admin/users?waiting=1"),
  });
});

test("what needs an admin is as many as the lists show", async ({ api, app, db }) => {
  const admin = await aPerson(db, "admin");
  await everythingThatWaits(db);
  const actor = { userId: admin.id, role: "admin", companyId: null } as const;
  const { waiting, ...totals } = await app.overview.get({ actor, address: null });

  expect(totals).toMatchObject({
    companies: await totalOf(api, admin, "/admin/companies"),
    properties: await totalOf(api, admin, "/admin/properties"),
    requirements: await totalOf(api, admin, "/requirements"),
    queue: await totalOf(api, admin, "/admin/queue"),
  });
  expect(waiting).toEqual({
    requirements: await totalOf(api, admin, "/requirements?status=new"),
    inquiries: await totalOf(api, admin, "/leads?staffOnly=true&stage=new&channel=form"),
    properties: await totalOf(api, admin, "/admin/properties?status=in_review"),
    edits: await totalOf(api, admin, "/admin/queue?kind=edit"),
    companies: await totalOf(api, admin, "/admin/queue?kind=company"),
    reports: await totalOf(api, admin, "/admin/queue?kind=report"),
    reviews: await totalOf(api, admin, "/admin/queue?kind=review"),
    proofs: await totalOf(api, admin, "/admin/users?waiting=true"),
    leads: await totalOf(api, admin, "/admin/affiliate-leads?state=pending"),
    messages: await totalOf(api, admin, "/admin/outbox?status=failed&channel=mail"),
  });
  expect(waiting).toMatchObject({ properties: 1, reviews: 1, inquiries: 1, proofs: 1, leads: 1 });
});

import { expect } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import { proofs } from "#server/platform/db/schema/accounts.ts";
import { affiliateClicks, affiliateLinks } from "#server/platform/db/schema/affiliates.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { savedHomes } from "#server/platform/db/schema/saved.ts";
import { aPerson } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import {
  aCompany,
  aListingInput,
  anInquiry,
  aRequirement,
  aReview,
  aSavedSearch,
} from "#test/factories.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);

test("a buyer's numbers are their own", async ({ app, db }) => {
  const { id } = await aPerson(db, "buyer");
  const other = await aPerson(db, "buyer");
  const company = await aCompany(db);
  const home = await aListingInput(db);
  await db.insert(savedHomes).values([
    { userId: id, propertyId: home.id },
    { userId: other.id, propertyId: home.id },
  ]);
  await aSavedSearch(db, id, { frequency: "off" });
  await aSavedSearch(db, id, { path: "/rent" });
  await anInquiry(db, { userId: id, companyId: company.id, stage: "visit" });
  await anInquiry(db, { userId: id, companyId: company.id, stage: "lost" });
  await anInquiry(db, { userId: other.id, companyId: company.id });

  expect(await app.desks.numbers({ userId: id, role: "buyer", companyId: null })).toEqual({
    role: "buyer",
    savedHomes: 1,
    searches: 2,
    searchesWithoutMail: 1,
    inquiries: 2,
    answered: 1,
  });
});

test("a seller's listings are counted by state, and who asked for them", async ({ app, db }) => {
  const { id } = await aPerson(db, "seller");
  const own = { ownerId: id, postedBy: "owner" as const };
  const live = await aListingInput(db, own);
  await aListingInput(db, { ...own, status: "in_review" });
  await aListingInput(db, { ...own, status: "draft" });
  await aListingInput(db, { ...own, status: "draft", statusReason: "Add a photo" });
  await aListingInput(db, { ...own, deletedAt: new Date() });
  const others = await aListingInput(db);
  await anInquiry(db, { propertyId: live.id });
  await anInquiry(db, { propertyId: live.id, stage: "won" });
  await anInquiry(db, { propertyId: others.id });

  expect(await app.desks.numbers({ userId: id, role: "seller", companyId: null })).toEqual({
    role: "seller",
    live: 1,
    inReview: 1,
    drafts: 2,
    needChange: 1,
    inquiries: 2,
    newInquiries: 1,
  });
});

test("a company's numbers know nothing of another's", async ({ app, db }) => {
  const [mine, other] = [await aCompany(db), await aCompany(db)];
  const { id } = await aPerson(db, "company", mine.id);
  const home = await aListingInput(db, { companyId: mine.id });
  const theirs = await aListingInput(db, { companyId: other.id });
  await aListingInput(db, { companyId: mine.id, status: "rejected", statusReason: "Wrong price" });
  for (const { id: propertyId } of [home, theirs]) {
    await db.insert(listingDays).values([
      { propertyId, day: day(1), source: "direct", views: 4 },
      { propertyId, day: day(1), source: "search", views: 3 },
      { propertyId, day: day(20), source: "direct", views: 50 },
    ]);
  }
  await anInquiry(db, { companyId: mine.id });
  await anInquiry(db, { companyId: mine.id, createdAt: daysAgo(3) });
  await anInquiry(db, { companyId: mine.id, stage: "contacted", followUpOn: day(1) });
  await anInquiry(db, { companyId: other.id });

  const numbers = await app.desks.numbers({ userId: id, role: "company", companyId: mine.id });

  expect(numbers).toEqual({
    role: "company",
    companyStatus: "live",
    properties: 2,
    needChange: 1,
    newLeads: 2,
    unansweredLeads: 1,
    followUpsDue: 1,
    viewsThisWeek: 7,
  });
});

test("whoever belongs to no company yet has none of its numbers", async ({ app, db }) => {
  const { id } = await aPerson(db, "company");

  expect(await app.desks.numbers({ userId: id, role: "company", companyId: null })).toMatchObject({
    companyStatus: null,
    properties: 0,
  });
});

test("an affiliate's balance is what is payable and not yet paid", async ({ app, db }) => {
  const { id } = await aPerson(db, "affiliate");
  const [link] = await db
    .insert(affiliateLinks)
    .values({ code: "abc", userId: id, path: "/buy" })
    .returning();
  const linkId = link?.id ?? "";
  await db.insert(affiliateClicks).values([
    { linkId, day: day(2), clicks: 5 },
    { linkId, day: day(60), clicks: 70 },
  ]);
  const [first, second] = [
    "018f0000-0000-7000-8000-000000000001",
    "018f0000-0000-7000-8000-000000000002",
  ];
  const line = { userId: id, linkId, leadKind: "inquiry", rupees: 500, reason: "A lead" } as const;
  await db.insert(earnings).values([
    { ...line, leadId: first, state: "pending", createdAt: daysAgo(5) },
    { ...line, leadId: first, state: "payable", createdAt: daysAgo(4) },
    { ...line, leadId: second, state: "pending", createdAt: daysAgo(4) },
    { userId: id, state: "paid", rupees: 200, reason: "By bank", createdAt: daysAgo(1) },
  ]);

  expect(await app.desks.numbers({ userId: id, role: "affiliate", companyId: null })).toEqual({
    role: "affiliate",
    links: 1,
    clicks: 5,
    leads: 2,
    balance: 300,
  });
});

test("an admin sees what waits", async ({ app, db }) => {
  const { id } = await aPerson(db, "admin");
  const company = await aCompany(db);
  await aListingInput(db, { status: "in_review" });
  await aReview(db, company.id, { status: "pending" });
  await aRequirement(db);
  await db.insert(proofs).values({ userId: id, kind: "gst", number: "27AAAAA0000A1Z5" });

  expect(await app.desks.numbers({ userId: id, role: "admin", companyId: null })).toEqual({
    role: "admin",
    listings: 1,
    reports: 0,
    reviews: 1,
    requirements: 1,
    proofs: 1,
  });
});

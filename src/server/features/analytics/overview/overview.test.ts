import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import { proofs, users } from "#server/platform/db/schema/accounts.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { propertyRevisions } from "#server/platform/db/schema/properties.ts";
import { reports } from "#server/platform/db/schema/reports.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import {
  aCompany,
  aLink,
  aListingInput,
  anEarning,
  anInquiry,
  aRequirement,
  aReview,
} from "#test/factories.ts";

const LONG_AGO = new Date(Date.now() - 31 * DAY_MS);

test("the overview counts what is there, what waits, and everybody active once", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const buyer = await aPerson(db, "buyer");
  await db.update(users).set({ phoneNumber: "+919800000001" }).where(eq(users.id, buyer.id));
  const { id: companyId } = await aCompany(db);
  await aCompany(db, { deletedAt: new Date() });
  await aCompany(db, { status: "pending" });
  await aCompany(db, { status: "pending", statusReason: "Who are you?" });
  await aListingInput(db, { companyId });
  await aListingInput(db, { companyId, status: "in_review" });
  await aListingInput(db, { companyId, status: "in_review", deletedAt: new Date() });
  // The buyer again, one person twice, one person long ago, and spam, which counts for no one.
  await aRequirement(db, { phone: "+919800000001", status: "contacted" });
  await aRequirement(db, { phone: "+919800000002" });
  await aRequirement(db, { phone: "+919800000002" });
  await aRequirement(db, { phone: "+919800000003", createdAt: LONG_AGO });
  await aRequirement(db, { phone: "+919800000004", status: "spam" });

  const edited = await aListingInput(db, { companyId });
  await db.insert(propertyRevisions).values({ propertyId: edited.id, values: {}, images: [] });
  await db
    .insert(reports)
    .values({ propertyId: edited.id, reference: "REP-1", reason: "wrong-price" });
  await aReview(db, companyId, { status: "pending" });
  await aReview(db, companyId, { status: "pending" });
  await aReview(db, companyId);
  // Two numbers of one account are one row of the list.
  await db.insert(proofs).values([
    { userId: buyer.id, kind: "rera", number: "P1" },
    { userId: buyer.id, kind: "gst", number: "27AAPFU0939F1ZV" },
  ]);
  await db.insert(messages).values([
    { channel: "mail", recipient: "a@b.example", body: "x", status: "failed" },
    { channel: "mail", recipient: "a@b.example", body: "x" },
  ]);
  // Only for staff; the others are answered, in a seller's inbox, or left no contact to answer.
  const seller = await aPerson(db, "seller");
  const own = await aListingInput(db, { ownerId: seller.id, postedBy: "owner", status: "paused" });
  await anInquiry(db, { propertyId: edited.id, companyId });
  await anInquiry(db, { propertyId: edited.id, companyId, stage: "contacted" });
  await anInquiry(db, { propertyId: own.id });
  await anInquiry(db, {
    propertyId: edited.id,
    companyId,
    channel: "call",
    name: null,
    phone: null,
  });
  const link = await aLink(db, buyer.id);
  await anEarning(db, link);
  const { leadId } = await anEarning(db, link, { createdAt: LONG_AGO });
  await anEarning(db, link, { leadId, state: "payable" });

  const response = await api.request("/api/admin/overview", by(admin, "GET"));

  expect(response.status).toBe(200);
  expect((await response.json()).data).toEqual({
    companies: 3,
    properties: 4,
    requirements: 5,
    activeUsers: 4,
    queue: 6,
    waiting: {
      requirements: 3,
      properties: 1,
      edits: 1,
      companies: 1,
      reports: 1,
      reviews: 2,
      proofs: 1,
      leads: 1,
      inquiries: 1,
      messages: 1,
    },
  });
});

test("a console that is open learns that something is new, whatever it is", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const newest = async () => {
    const response = await api.request("/api/admin/newest", by(admin, "GET"));
    return (await response.json()).data.newest as string;
  };
  const { id: propertyId } = await aListingInput(db);
  const report = { propertyId, reference: "REP-1", reason: "wrong-price" } as const;
  const mail = { channel: "mail", recipient: "a@b.example", body: "x" } as const;
  const news: [string, () => Promise<unknown>][] = [
    ["a requirement", () => aRequirement(db)],
    ["an older requirement's successor", () => aRequirement(db)],
    ["a report", () => db.insert(reports).values(report)],
    ["a mail", () => db.insert(messages).values(mail)],
    ["the mail is sent", () => db.update(messages).set({ status: "sent" })],
    ["what staff are told", () => notifyStaff(db, { kind: "lead", subjectId: "x", title: "x" })],
    [
      "an act",
      async () => api.request("/api/admin/settings", by(admin, "PATCH", { founded: 1999 })),
    ],
  ];

  let known = await newest();
  expect(await newest()).toBe(known);
  for (const [what, happens] of news) {
    await happens();
    const now = await newest();
    expect(now, what).not.toBe(known);
    known = now;
  }
});

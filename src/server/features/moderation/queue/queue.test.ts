import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { reviews } from "#server/platform/db/schema/companies.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { reports } from "#server/platform/db/schema/reports.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, post, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, aReview, showPictures } from "#test/factories.ts";

type Item = { kind: string; _id: string; title: string; version: string };
type Answer = {
  message: string;
  data: Record<string, unknown> & Item[];
  counts: Record<string, number>;
  nextCursor: string | null;
  total: number;
  errors?: Record<string, string[]>;
};

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

function decide(api: Api, admin: Person, what: string, body: object) {
  return call(api, `/admin/queue/${what}/decision`, by(admin, "POST", body));
}

async function aSellersListing(db: Db, status: "live" | "in_review" = "in_review") {
  const seller = await aPerson(db, "seller");
  const listing = await aListingInput(db, { ownerId: seller.id, postedBy: "owner", status });
  const photo = await aMedia(db, { bucket: "property-images", uploadedBy: seller.id });
  await showPictures(db, listing.id, [photo.id]);
  return { seller, listing };
}

async function mailsTo(db: Db, recipient: string) {
  return db.select().from(messages).where(eq(messages.recipient, recipient));
}

async function rowOf(db: Db, id: string) {
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  return row;
}

describe("the queue", () => {
  test("holds all that waits, the longest waiting first, and pages through it", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db, { name: "Nivara" });
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000);
    const listing = await aListingInput(db, {
      status: "in_review",
      updatedAt: days(2),
      title: "Flat",
    });
    const live = await aListingInput(db, { title: "Reported" });
    await db.insert(reports).values([
      { reference: "REP-1", propertyId: live.id, reason: "fraud", createdAt: days(3) },
      { reference: "REP-2", propertyId: live.id, reason: "other", status: "dismissed" },
    ]);
    await aReview(db, company.id, { status: "pending", createdAt: days(1), text: "Good" });
    await aReview(db, company.id, { status: "pending", deletedAt: days(1) });
    await aListingInput(db, { status: "in_review", deletedAt: days(1) });

    const all = await call(api, "/admin/queue", by(admin, "GET"));

    expect(all.data.map((item) => [item.kind, item.title])).toEqual([
      ["report", "Reported"],
      ["listing", "Flat"],
      ["review", "Nivara"],
    ]);
    const counts = { listing: 1, edit: 0, company: 0, report: 1, review: 1 };
    expect([all.total, all.counts]).toEqual([3, counts]);
    const first = await call(api, "/admin/queue?limit=2", by(admin, "GET"));
    const cursor = encodeURIComponent(first.nextCursor ?? "");
    const second = await call(api, `/admin/queue?limit=2&cursor=${cursor}`, by(admin, "GET"));
    expect([...first.data, ...second.data]).toEqual(all.data);
    expect(second.nextCursor).toBeNull();
    const some = await call(api, "/admin/queue?kind=listing", by(admin, "GET"));
    expect(some.data.map((item) => item._id)).toEqual([listing.id]);
    const named = await call(api, "/admin/queue?q=NIVARA", by(admin, "GET"));
    expect([named.total, named.data.map(({ title }) => title)]).toEqual([1, ["Nivara"]]);
    const none = await call(api, "/admin/queue?q=%25", by(admin, "GET"));
    expect([none.total, none.data]).toEqual([0, []]);
  });
});

describe("a listing that waits", () => {
  test("is approved: everybody sees it, and its owner hears so", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { seller, listing } = await aSellersListing(db);
    expect((await call(api, `/properties/${listing.id}`, {})).status).toBe(404);

    const { status, message } = await decide(api, admin, `listings/${listing.id}`, {
      verdict: "approve",
    });

    expect([status, message]).toEqual([200, "Listing approved"]);
    expect((await call(api, `/properties/${listing.id}`, {})).status).toBe(200);
    const [mail] = await mailsTo(db, `${seller.id}@people.example`);
    expect(mail?.subject).toBe(`Your listing is live: ${listing.title}`);
    expect(mail?.body).toContain(`https://aangan.example/property/${listing.id}`);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "property.decided", actorId: admin.id, after: { status: "live" } },
    ]);
  });

  test("is sent back or turned down with a reason, in the owner's language", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const { seller, listing } = await aSellersListing(db);
    await db.update(users).set({ language: "hi" }).where(eq(users.id, seller.id));

    const silent = await decide(api, admin, `listings/${listing.id}`, { verdict: "change" });
    expect([silent.status, silent.errors]).toEqual([422, { reason: [expect.any(String)] }]);
    const reason = "कृपया कार्पेट एरिया जाँचें।";
    await decide(api, admin, `listings/${listing.id}`, { verdict: "change", reason });

    expect(await rowOf(db, listing.id)).toMatchObject({ status: "draft", statusReason: reason });
    const [mail] = await mailsTo(db, `${seller.id}@people.example`);
    expect(mail?.subject).toBe(`कृपया अपनी लिस्टिंग बदलें: ${listing.title}`);
    expect(mail?.body).toContain(reason);
    const again = await decide(api, admin, `listings/${listing.id}`, { verdict: "approve" });
    expect(again.status).toBe(409);
  });

  test("of a company is told to the company", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db, { email: "desk@nivara.example" });
    const { id } = await aListingInput(db, { companyId: company.id, status: "in_review" });

    await decide(api, admin, `listings/${id}`, { verdict: "reject", reason: "Listed twice" });

    expect(await rowOf(db, id)).toMatchObject({ status: "rejected", statusReason: "Listed twice" });
    expect(await mailsTo(db, "desk@nivara.example")).toHaveLength(1);
  });

  test("of a company is told in the language of its first owner, else in the site's own", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const subjects = async (companyId: string) => {
      const { id } = await aListingInput(db, { companyId, status: "in_review", title: "Flat" });
      await decide(api, admin, `listings/${id}`, { verdict: "approve" });
      return (await mailsTo(db, `${companyId}@nivara.example`)).map(({ subject }) => subject);
    };
    const nobodys = await aCompany(db, { id: "nobodys", email: "nobodys@nivara.example" });
    const hindi = await aCompany(db, { id: "hindi", email: "hindi@nivara.example" });
    const owner = await aPerson(db, "company", hindi.id);
    await db.update(users).set({ language: "hi" }).where(eq(users.id, owner.id));

    expect(await subjects(nobodys.id)).toEqual(["Your listing is live: Flat"]);
    expect(await subjects(hindi.id)).toEqual(["आपकी लिस्टिंग अब दिख रही है: Flat"]);
    await call(api, "/admin/settings", by(admin, "PATCH", { mailLanguage: "hi" }));
    expect(await subjects(nobodys.id)).toContain("आपकी लिस्टिंग अब दिख रही है: Flat");
  });

  test("cannot be live under a company that is not", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db, { status: "suspended" });
    const { id } = await aListingInput(db, { companyId: company.id, status: "in_review" });

    const { status } = await decide(api, admin, `listings/${id}`, { verdict: "approve" });

    expect(status).toBe(422);
    expect((await rowOf(db, id))?.status).toBe("in_review");
    expect(await db.select().from(messages)).toEqual([]);
  });

  test("that changed since it was looked at is not decided about unseen", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { seller, listing } = await aSellersListing(db);
    const queue = await call(api, "/admin/queue", by(admin, "GET"));
    await call(api, `/properties/${listing.id}`, by(seller, "PUT", { title: "Another home" }));

    const stale = { verdict: "approve", version: queue.data[0]?.version };
    const { status, data } = await decide(api, admin, `listings/${listing.id}`, stale);

    expect(status).toBe(409);
    expect(data).toMatchObject({ current: { title: "Another home" } });
  });
});

describe("an edit that waits", () => {
  test("is held against what the public last saw, through several edits, until it is live", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const { seller, listing } = await aSellersListing(db, "live");
    const path = `/properties/${listing.id}`;
    const long = "Morning sun. ".repeat(60);
    await call(api, path, by(seller, "PUT", { title: "Second title" }));
    await call(api, path, by(seller, "PUT", { title: "Third title", description: `${long}End` }));

    const queue = await call(api, "/admin/queue", by(admin, "GET"));
    expect(queue.data.map((item) => item.kind)).toEqual(["edit"]);
    const { data } = await call(api, `/admin/queue/listings/${listing.id}`, by(admin, "GET"));
    expect(data.changes).toEqual([
      { field: "title", before: listing.title, after: "Third title" },
      { field: "description", before: listing.description, after: `${long}End` },
    ]);
    expect(data.contact).toMatchObject({ name: "A seller", language: "en" });

    await decide(api, admin, `listings/${listing.id}`, { verdict: "approve" });
    await call(api, path, by(seller, "PUT", { title: "Fourth title" }));
    const next = await call(api, `/admin/queue/listings/${listing.id}`, by(admin, "GET"));
    expect(next.data.changes).toEqual([
      { field: "title", before: "Third title", after: "Fourth title" },
    ]);
  });
});

describe("a report", () => {
  async function aReport(api: Api, propertyId: string, email: string) {
    const body = { reason: "wrong-price", detail: "It costs more", email };
    await api.request(`/api/properties/${propertyId}/reports`, post(body));
  }

  test("without ground is dismissed: the listing stays, the reporter hears so", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const { seller, listing } = await aSellersListing(db, "live");
    await aReport(api, listing.id, "ravi@example.com");
    const [report] = await db.select().from(reports);

    const { message } = await decide(api, admin, `reports/${report?.id}`, { verdict: "approve" });

    expect(message).toBe("Report dismissed");
    expect((await rowOf(db, listing.id))?.status).toBe("live");
    expect(await db.select().from(reports)).toMatchObject([
      { status: "dismissed", decidedBy: admin.id },
    ]);
    const [mail] = await mailsTo(db, "ravi@example.com");
    expect(mail?.subject).toBe(`Your report ${report?.reference}`);
    expect(await mailsTo(db, `${seller.id}@people.example`)).toEqual([]);
    expect((await decide(api, admin, `reports/${report?.id}`, { verdict: "approve" })).status).toBe(
      409,
    );
  });

  test("that is right settles all about the listing, which goes; everybody hears so", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const { seller, listing } = await aSellersListing(db, "live");
    await aReport(api, listing.id, "ravi@example.com");
    await aReport(api, listing.id, "meera@example.com");
    const [report] = await db.select().from(reports);

    const verdict = { verdict: "change", reason: "Please correct the price." };
    const { data } = await decide(api, admin, `reports/${report?.id}`, verdict);

    expect(data).toEqual({ settled: 2 });
    expect(await rowOf(db, listing.id)).toMatchObject({
      status: "paused",
      statusReason: "Please correct the price.",
    });
    expect(await mailsTo(db, "meera@example.com")).toHaveLength(1);
    const [told] = await mailsTo(db, `${seller.id}@people.example`);
    expect(told?.body).toContain("Please correct the price.");
    const actions = (await db.select().from(auditLog)).map((row) => row.action);
    expect(actions.sort()).toEqual(["property.decided", "report.decided", "report.decided"]);
  });
});

describe("a review", () => {
  test("counts for the company's rating from when it is published until it is removed", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db);
    const { id } = await aReview(db, company.id, { status: "pending", rating: 2 });
    const rating = async () => {
      const { data } = await call(api, `/companies/${company.id}`, {});
      return [data.rating, data.reviewCount];
    };
    const path = `/admin/reviews/${id}`;
    expect(await rating()).toEqual([4.5, 0]);

    await call(api, `${path}/decision`, by(admin, "POST", { verdict: "approve" }));
    expect(await rating()).toEqual([2, 1]);
    expect((await call(api, path, by(admin, "DELETE"))).status).toBe(200);
    expect(await rating()).toEqual([4.5, 0]);
    await call(api, `${path}/restore`, by(admin, "POST"));
    expect(await rating()).toEqual([2, 1]);
    const reject = { verdict: "reject", reason: "It insults somebody." };
    await call(api, `${path}/decision`, by(admin, "POST", reject));
    expect(await rating()).toEqual([4.5, 0]);

    expect(await db.select().from(reviews)).toMatchObject([
      { status: "rejected", statusReason: "It insults somebody.", decidedBy: admin.id },
    ]);
    const list = await call(api, "/admin/reviews?status=rejected", by(admin, "GET"));
    expect(list.data).toMatchObject([{ _id: id, companyName: company.name }]);
    expect((await call(api, "/admin/reviews?status=pending", by(admin, "GET"))).total).toBe(0);
  });
});

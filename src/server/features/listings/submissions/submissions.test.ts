import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { submissions } from "#server/platform/db/schema/submissions.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, PUBLIC_URL, test } from "#test/app.ts";
import { aMedia } from "#test/factories.ts";

const FORM = {
  propertyType: "villa",
  location: "Baner, Pune",
  area: "1,450 sq ft carpet",
  bedrooms: "3",
  bathrooms: "2",
  expectedPrice: "1.2 crore",
  description: "Quiet lane, morning sun, ten minutes to the highway",
  ownerName: "Asha Kulkarni",
  phone: "98765 43210",
  email: "asha@home.example",
};

type Answer = {
  message: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown> & { _id: string; token: string; state: string };
};

async function call(api: Api, path: string, init: RequestInit = {}) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

/** A picture that a guest has uploaded with an upload ticket. */
async function aGuestPicture(api: Api, db: Db) {
  const { data } = await call(api, "/upload/ticket", { method: "POST" });
  const ticket = String((data as { ticket?: string }).ticket);
  const [ticketId] = ticket.split(".");
  const { id } = await aMedia(db, { bucket: "property-images", ticketId });
  return { image: id, ticket };
}

async function offer(api: Api, db: Db, changes: object = {}) {
  const { image, ticket } = await aGuestPicture(api, db);
  const body = { ...FORM, images: [image], tickets: [ticket], ...changes };
  return call(api, "/submissions", by(undefined, "POST", body));
}

const decide = (api: Api, admin: Person, id: string, verdict: object) =>
  call(api, `/admin/queue/listings/${id}/decision`, by(admin, "POST", verdict));

describe("a guest's offer", () => {
  test("becomes a listing in review with every fact read", async ({ api, db }) => {
    const { status, data } = await offer(api, db, { showPhone: true });

    expect([status, data.reference]).toEqual([201, data._id.toUpperCase()]);
    const [row] = await db.select().from(properties);
    expect(row).toMatchObject({
      status: "in_review",
      title: "3 BHK villa for sale in Baner, Pune",
      type: "House",
      subtype: "villa",
      purpose: "sale",
      citySlug: "pune",
      priceMin: 12_000_000,
      areaSqft: 1450,
      areaBasis: "carpet",
      beds: 3,
      baths: 2,
      postedBy: "owner",
      ownerId: null,
      whatsappNumber: "+919876543210",
    });
    const [audit] = await db.select().from(auditLog);
    expect(audit).toMatchObject({ action: "property.submitted", actorId: null });
  });

  test("shows the number to buyers only when its owner says so", async ({ api, db }) => {
    await offer(api, db);
    const [row] = await db.select().from(properties);
    expect(row?.whatsappNumber).toBeNull();
  });

  test.for([
    ["propertyType", "castle", "Choose what it is"],
    ["location", "", "Enter the location"],
    ["area", "large", /with its unit/],
    ["expectedPrice", "on request", /for example 75 lakh/],
    ["bedrooms", "", "Choose how many bedrooms it has"],
    ["description", "", "Describe the property"],
    ["ownerName", "", "Enter your name"],
    ["phone", "12345", /Indian phone number/],
    ["email", "asha", /e-mail address/],
    ["images", [], "At least 1 image is required"],
  ] as const)("says what is wrong with %s", async ([field, value, words], { api, db }) => {
    const { status, errors } = await offer(api, db, { [field]: value });

    expect(status).toBe(422);
    expect(errors?.[field]?.[0]).toMatch(words);
    expect(await db.select().from(properties)).toEqual([]);
  });

  test("of a plot has no rooms, and an Aadhaar number does not stay", async ({ api, db }) => {
    const description = "Corner plot. My Aadhaar is 2341 2341 2346.";
    const { status } = await offer(api, db, { propertyType: "plot", bedrooms: "", description });

    expect(status).toBe(201);
    const [row] = await db.select().from(properties);
    expect(row).toMatchObject({ type: "Land", beds: null, baths: null });
    expect(row?.description).toBe("Corner plot. My Aadhaar is XXXX XXXX 2346.");
  });

  test("shows only pictures of its own tickets", async ({ api, db }) => {
    const other = await aGuestPicture(api, db);
    const { status, errors } = await offer(api, db, { images: [other.image] });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["images"]]);
    const forged = await offer(api, db, { images: [other.image], tickets: ["forged.1.x"] });
    expect(forged.status).toBe(422);
  });

  test("sent twice is one", async ({ api, db }) => {
    const { image, ticket } = await aGuestPicture(api, db);
    const body = { ...FORM, images: [image], tickets: [ticket] };
    const send = () => call(api, "/submissions", by(undefined, "POST", body));
    const [first, second] = await Promise.all([send(), send()]);

    expect(second.data).toEqual(first.data);
    expect(await db.select().from(properties)).toHaveLength(1);
  });

  test("is limited by phone, not by address", async ({ api, db }) => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await offer(api, db, { description: `Flat ${at}` })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await offer(api, db, { phone: "98765 00000" })).status).toBe(201);
  });
});

describe("the secret link", () => {
  test("comes by mail, and only its hash is stored", async ({ api, db }) => {
    const { data } = await offer(api, db);

    const [mail] = await db.select().from(messages);
    expect(mail).toMatchObject({ recipient: "asha@home.example" });
    expect(mail?.body).toContain(`${PUBLIC_URL}/sell/status/${data.token}`);
    expect(mail?.body).toContain("within 24 hours for property valuation");
    const [row] = await db.select().from(submissions);
    expect(row?.tokenHash).not.toContain(data.token);
    expect((await call(api, `/submissions/${data.token}x`)).status).toBe(404);
    expect((await call(api, `/submissions/${data._id}`)).status).toBe(404);
    expect((await call(api, `/submissions/${row?.tokenHash}`)).status).toBe(404);
  });

  test("follows a change that is asked for, its answer, and the approval", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { data } = await offer(api, db);
    const state = async () => (await call(api, `/submissions/${data.token}`)).data;
    expect(await state()).toMatchObject({ state: "in-review", canEdit: false });

    const reason = "Please check the price.";
    await decide(api, admin, data._id, { verdict: "change", reason });
    expect(await state()).toMatchObject({ state: "needs-change", reason, canEdit: true });
    const mails = await db.select().from(messages).orderBy(messages.createdAt);
    expect(mails.at(-1)?.body).toContain(`/sell/status/${data.token}`);

    const [photo] = await db.select().from(media);
    const answer = { ...FORM, expectedPrice: "95 lakh", images: [photo?.id] };
    const changed = await call(api, `/submissions/${data.token}`, by(undefined, "PUT", answer));
    expect([changed.status, changed.data.state]).toEqual([200, "in-review"]);
    expect((await db.select().from(properties))[0]).toMatchObject({ priceMin: 9_500_000 });

    const again = await call(api, `/submissions/${data.token}`, by(undefined, "PUT", answer));
    expect(again.status).toBe(422);
    await decide(api, admin, data._id, { verdict: "approve" });
    expect(await state()).toMatchObject({ state: "live", reason: null });
    expect((await call(api, `/properties/${data._id}`)).status).toBe(200);
  });

  test("lets its owner pause, show again by review, and mark as sold", async ({ app, api, db }) => {
    const admin = await aPerson(db, "admin");
    const { data } = await offer(api, db);
    const guest = { actor: null, address: "10.0.0.1" };
    const move = (what: "pause" | "resume" | "sold") =>
      app.submissions.move(guest, data.token, what);
    const stateNow = async () => (await app.submissions.get(data.token)).state;
    await expect(move("sold")).rejects.toThrow();

    await decide(api, admin, data._id, { verdict: "approve" });
    await move("pause");
    expect(await stateNow()).toBe("paused");
    await move("resume");
    expect(await stateNow()).toBe("in-review");
    await decide(api, admin, data._id, { verdict: "approve" });
    await move("sold");
    expect(await stateNow()).toBe("sold");
  });

  test("leads nowhere once the listing is deleted", async ({ api, db }) => {
    const { data } = await offer(api, db);
    await db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, data._id));
    expect((await call(api, `/submissions/${data.token}`)).status).toBe(404);
  });
});

test("the desk sees whom to call", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { data } = await offer(api, db);
  const queue = await call(api, "/admin/queue", by(admin, "GET"));
  expect(queue.data).toMatchObject([{ kind: "listing", _id: data._id, from: "Asha Kulkarni" }]);
  const waiting = await call(api, `/admin/queue/listings/${data._id}`, by(admin, "GET"));
  expect(waiting.data.contact).toEqual({
    name: "Asha Kulkarni",
    phone: "+919876543210",
    email: "asha@home.example",
    language: "en",
    desk: "guest",
  });
});

test("a seller's offer is filed under their account, a buyer's as a guest's", async ({
  api,
  db,
}) => {
  const seller = await aPerson(db, "seller");
  const photo = await aMedia(db, { bucket: "property-images", uploadedBy: seller.id });
  const body = { ...FORM, images: [photo.id] };
  const own = await call(api, "/submissions", by(seller, "POST", body));
  expect(own).toMatchObject({ status: 201, data: { status: "in_review", token: null } });
  expect((await db.select().from(properties))[0]).toMatchObject({ ownerId: seller.id });

  const buyer = await aPerson(db, "buyer");
  const { image, ticket } = await aGuestPicture(api, db);
  const asGuest = { ...FORM, images: [image], tickets: [ticket] };
  const offered = await call(api, "/submissions", by(buyer, "POST", asGuest));
  expect(offered.data.token).toEqual(expect.any(String));
});

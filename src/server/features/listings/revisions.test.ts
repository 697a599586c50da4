/** An owner's edit of a live listing: it awaits review while the public keeps seeing the old version. */

import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { propertyImages } from "#server/platform/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test as base } from "#test/app.ts";
import { aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { aPhoto, call } from "#test/written-listing.ts";

type Fixtures = {
  seller: Person;
  admin: Person;
  id: string;
  put: (body: object) => Promise<MailContent>;
};
type MailContent = Awaited<ReturnType<typeof call>>;

const test = base.extend<Fixtures>({
  seller: async ({ db }, use) => use(await aPerson(db, "seller")),
  admin: async ({ db }, use) => use(await aPerson(db, "admin")),
  id: async ({ db, seller }, use) => {
    const listing = await aListingInput(db, {
      ownerId: seller.id,
      postedBy: "owner",
      title: "Flat in Baner",
      priceRange: "₹80 L",
      priceMin: 8_000_000,
    });
    const picture = await aMedia(db, { bucket: "property-images" });
    await showPictures(db, listing.id, [picture.id]);
    await use(listing.id);
  },
  put: async ({ api, seller, id }, use) =>
    use((body) => call(api, `/properties/${id}`, by(seller, "PUT", body))),
});

const publicly = async (api: Api, id: string) => (await call(api, `/properties/${id}`, {})).data;

function decide(api: Api, admin: Person, id: string, body: object) {
  return call(api, `/admin/queue/listings/${id}/decision`, by(admin, "POST", body));
}

async function lastMail(db: Db) {
  return (await db.select().from(messages)).at(-1);
}

test("stays live as it was approved until the edit is approved too", async ({
  api,
  admin,
  db,
  id,
  put,
  seller,
}) => {
  const photo = await aPhoto(db, seller);

  await put({ title: "Better flat", priceRange: "₹90 L", images: [photo] });

  expect(await publicly(api, id)).toMatchObject({ title: "Flat in Baner", priceRange: "₹80 L" });
  const queue = await call(api, "/admin/queue?kind=edit", by(admin, "GET"));
  expect(queue.data).toMatchObject([{ _id: id, kind: "edit", listingStatus: "live" }]);
  const waiting = await call(api, `/admin/queue/listings/${id}`, by(admin, "GET"));
  expect(waiting.data.property).toMatchObject({ title: "Better flat", change: "waiting" });
  const changes = waiting.data.changes as { field: string; before: unknown; after: unknown }[];
  expect(changes).toContainEqual({
    field: "title",
    before: "Flat in Baner",
    after: "Better flat",
  });
  expect(changes.map(({ field }) => field)).toContain("images");

  const { status } = await decide(api, admin, id, { verdict: "approve" });

  expect(status).toBe(200);
  expect(await publicly(api, id)).toMatchObject({ title: "Better flat", priceRange: "₹90 L" });
  const images = await db.select().from(propertyImages).where(eq(propertyImages.propertyId, id));
  expect(images.map(({ mediaId }) => mediaId)).toEqual([photo]);
  expect((await lastMail(db))?.subject).toBe("Your change is live: Flat in Baner");
  expect((await decide(api, admin, id, { verdict: "approve" })).status).toBe(409);
});

test("turned down is dropped, and its owner reads why", async ({ api, admin, db, id, put }) => {
  await put({ title: "Better flat" });

  await decide(api, admin, id, { verdict: "reject", reason: "Not your flat" });

  expect((await publicly(api, id)).title).toBe("Flat in Baner");
  const own = await put({});
  expect(own.data).toMatchObject({ title: "Flat in Baner", status: "live", change: null });
  expect((await lastMail(db))?.body).toContain("stays live as it was");
  expect((await lastMail(db))?.body).toContain("Not your flat");
});

test("sent back keeps every word, and waits again once it is mended", async ({
  app,
  api,
  admin,
  id,
  put,
  seller,
}) => {
  const actor = { userId: seller.id, role: "seller" as const, companyId: null };
  await put({ title: "Better flat", description: "Call 98765 43210" });

  await decide(api, admin, id, { verdict: "change", reason: "No numbers" });

  const { property } = await app.ownListings.get(actor, id);
  expect(property).toMatchObject({
    title: "Better flat",
    status: "live",
    change: "returned",
    statusReason: "No numbers",
  });
  expect((await call(api, "/admin/queue", by(admin, "GET"))).data).toEqual([]);
  expect((await put({ description: "Quiet" })).data).toMatchObject({
    title: "Better flat",
    change: "waiting",
    statusReason: null,
  });
});

test("is no edit any more once the listing is not shown", async ({ api, id, put }) => {
  await put({ title: "Better flat" });

  const paused = await put({ status: "paused" });

  expect(paused.data).toMatchObject({ title: "Better flat", status: "paused", change: null });
  expect((await call(api, `/properties/${id}`, {})).status).toBe(404);
});

test("is left alone by an admin's own edit, and keeps out of it", async ({
  api,
  admin,
  id,
  put,
}) => {
  await put({ title: "Better flat" });

  await call(api, `/properties/${id}`, by(admin, "PUT", { description: "Corrected" }));
  await decide(api, admin, id, { verdict: "approve" });

  expect(await publicly(api, id)).toMatchObject({
    title: "Better flat",
    description: "Corrected",
  });
});

test("is taken back by its owner, and nothing waits", async ({
  app,
  api,
  admin,
  id,
  put,
  seller,
}) => {
  const actor = { userId: seller.id, role: "seller" as const, companyId: null };
  await put({ title: "Better flat" });

  await app.ownListings.move({ actor, address: null }, id, "withdraw");

  expect((await app.ownListings.get(actor, id)).property).toMatchObject({
    title: "Flat in Baner",
    change: null,
  });
  expect((await decide(api, admin, id, { verdict: "approve" })).status).toBe(409);
});

test("that changes nothing does not wait", async ({ put }) => {
  expect((await put({ title: "Flat in Baner" })).data).toMatchObject({ change: null });
});

test("is refused by whoever decides about an older one", async ({ api, admin, id, put }) => {
  const { data } = await put({ title: "Better flat" });
  await put({ title: "Best flat" });

  const version = data.updatedAt;
  const late = await decide(api, admin, id, { verdict: "approve", version });

  expect(late.status).toBe(409);
  expect((await publicly(api, id)).title).toBe("Flat in Baner");
});

import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { propertyImages } from "#server/platform/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia } from "#test/factories.ts";

type Answer = {
  message: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown> & { _id: string; updatedAt: string };
};

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

const callerOf = ({ id: userId }: Person, companyId: string | null = null) => ({
  actor: { userId, role: companyId ? ("company" as const) : ("seller" as const), companyId },
  address: "10.0.0.1",
});

async function aPhoto(db: Db, { id: uploadedBy }: Person) {
  return (await aMedia(db, { bucket: "property-images", uploadedBy })).id;
}

describe("a draft", () => {
  test("may lack anything, and is sent in only when it is whole", async ({ api, db }) => {
    const company = await aCompany(db);
    const member = await aPerson(db, "company", company.id);
    const begun = await call(api, "/own/drafts", by(member, "POST", { location: "Baner, Pune" }));
    expect(begun).toMatchObject({
      status: 201,
      data: { status: "draft", title: "Apartment, Baner, Pune", images: [] },
    });
    const path = `/own/drafts/${begun.data._id}`;
    const early = await call(
      api,
      `/properties/${begun.data._id}`,
      by(member, "PUT", { status: "live" }),
    );
    expect(early.status).toBe(422);
    expect(Object.keys(early.errors ?? {})).toEqual([
      "priceRange",
      "features",
      "description",
      "images",
    ]);

    const words = {
      title: "2 BHK in Baner",
      location: "Baner, Pune",
      priceRange: "80 lakh",
      features: "Lift",
      description: "Sunny",
      images: [await aPhoto(db, member)],
    };
    const saved = await call(api, path, by(member, "PUT", words));
    expect(saved).toMatchObject({ status: 200, data: { status: "draft", priceMin: 8_000_000 } });
    const sent = await call(
      api,
      `/properties/${begun.data._id}`,
      by(member, "PUT", { status: "live" }),
    );
    expect(sent).toMatchObject({ status: 200, data: { status: "live" } });
    const late = await call(api, path, by(member, "PUT", words));
    expect(late.status).toBe(409);
  });

  test("of a member without a company is refused", async ({ api, db }) => {
    const alone = await aPerson(db, "company");
    expect((await call(api, "/own/drafts", by(alone, "POST", {}))).status).toBe(403);
    expect((await call(api, "/own/properties", by(alone, "GET"))).status).toBe(403);
  });
});

describe("one's own listings", () => {
  test("are one's own alone, with what they lack and their numbers", async ({ api, db }) => {
    const [asha, ravi] = [await aPerson(db, "seller"), await aPerson(db, "seller")];
    const mine = await aListingInput(db, { ownerId: asha.id, postedBy: "owner" });
    const theirs = await aListingInput(db, {
      ownerId: ravi.id,
      postedBy: "owner",
      status: "draft",
    });
    const today = new Date().toISOString().slice(0, 10);
    await db.insert(listingDays).values([
      { propertyId: mine.id, day: today, source: "direct", views: 5, saves: 2, contacts: 1 },
      { propertyId: mine.id, day: today, source: "search", views: 4 },
      { propertyId: mine.id, day: "2020-01-01", source: "direct", views: 100 },
    ]);

    const { data } = await call(api, "/own/properties", by(asha, "GET"));
    expect(data).toMatchObject([{ _id: mine.id, numbers: { views: 9, saves: 2, contacts: 1 } }]);
    expect((data as unknown as { quality: { hints: string[] } }[])[0]?.quality.hints).toContain(
      "photos",
    );
    expect((await call(api, `/own/properties/${theirs.id}`, by(asha, "GET"))).status).toBe(404);
    expect((await call(api, `/own/properties/${mine.id}`, by(ravi, "GET"))).status).toBe(403);
  });

  test("are paused, shown again and sold by their owner and nobody else", async ({ app, db }) => {
    const [a, b] = [await aCompany(db), await aCompany(db)];
    const [anita, bela] = [await aPerson(db, "company", a.id), await aPerson(db, "company", b.id)];
    const flat = await aListingInput(db, { companyId: a.id });
    const [ours, others] = [callerOf(anita, a.id), callerOf(bela, b.id)];
    const { move } = app.ownListings;

    await expect(move(others, flat.id, "pause")).rejects.toMatchObject({ kind: "FORBIDDEN" });
    expect(await move(ours, flat.id, "pause")).toMatchObject({ status: "paused" });
    await expect(move(others, flat.id, "resume")).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect(await move(ours, flat.id, "resume")).toMatchObject({ status: "live" });
    await expect(move(ours, flat.id, "rented")).rejects.toMatchObject({ kind: "INVALID" });
    expect(await move(ours, flat.id, "sold")).toMatchObject({ status: "sold" });
  });

  test("are copied as drafts, with pictures that a colleague has sent", async ({ app, db }) => {
    const [a, b] = [await aCompany(db), await aCompany(db)];
    const [anita, bela] = [await aPerson(db, "company", a.id), await aPerson(db, "company", b.id)];
    const flat = await aListingInput(db, { companyId: a.id, beds: 3, amenities: ["Lift"] });
    const mediaId = (await aMedia(db, { bucket: "property-images" })).id;
    await db.insert(propertyImages).values({ propertyId: flat.id, position: 0, mediaId });

    const { duplicate } = app.ownListings;
    await expect(duplicate(callerOf(bela, b.id), flat.id)).rejects.toMatchObject({
      kind: "FORBIDDEN",
    });
    const copy = await duplicate(callerOf(anita, a.id), flat.id);

    const { title, priceRange, priceMin, description } = flat;
    expect(copy).toMatchObject({ title, priceRange, priceMin, description, status: "draft" });
    expect(copy).toMatchObject({ beds: 3, amenities: ["Lift"], companyId: a.id });
    expect(copy.images.map(({ id }) => id)).toEqual([mediaId]);
    expect(copy.id).not.toBe(flat.id);
  });

  test("change their prices together, or not at all", async ({ app, db }) => {
    const [a, b] = [await aCompany(db), await aCompany(db)];
    const anita = await aPerson(db, "company", a.id);
    const priced = {
      companyId: a.id,
      priceRange: "₹80 L",
      priceMin: 8_000_000,
      priceMax: 8_000_000,
    };
    const [one, two] = [await aListingInput(db, priced), await aListingInput(db, priced)];
    const words = await aListingInput(db, {
      companyId: a.id,
      priceRange: "On request",
      priceMin: null,
      priceMax: null,
    });
    const theirs = await aListingInput(db, { companyId: b.id });
    const change = (ids: string[]) =>
      app.ownListings.changePrices(callerOf(anita, a.id), { ids, percent: -10 });
    const textOf = async (id: string) =>
      (await app.ownListings.get(callerOf(anita, a.id).actor, id)).property.priceRange;

    await expect(change([one.id, theirs.id])).rejects.toMatchObject({ kind: "FORBIDDEN" });
    expect(await textOf(one.id)).toBe("₹80 L");
    expect(await change([one.id, two.id, one.id, words.id])).toMatchObject({ changed: 2, left: 1 });
    expect([await textOf(one.id), await textOf(two.id)]).toEqual(["₹72 L", "₹72 L"]);
    expect(await textOf(words.id)).toBe("On request");
  });

  test("warn of the same home, of others only where it is public", async ({ app, db }) => {
    const [asha, ravi] = [await aPerson(db, "seller"), await aPerson(db, "seller")];
    const same = { citySlug: "pune", priceMin: 8_000_000, priceMax: 8_000_000, areaSqft: 1050 };
    const ofAsha = { ...same, ownerId: asha.id, postedBy: "owner" } as const;
    const ofRavi = { ...same, ownerId: ravi.id, postedBy: "owner" } as const;
    const mine = await aListingInput(db, { ...ofAsha, status: "draft" });
    const paused = await aListingInput(db, { ...ofAsha, status: "paused" });
    const live = await aListingInput(db, ofRavi);
    await aListingInput(db, { ...ofRavi, status: "draft" });
    await aListingInput(db, { ...ofRavi, priceMin: 7_000_000 });

    const { twins } = await app.ownListings.get(callerOf(asha).actor, mine.id);
    const known = twins.map(({ id, isOwn }) => [id, isOwn]);
    expect(known).toHaveLength(2);
    expect(known).toEqual(
      expect.arrayContaining([
        [paused.id, true],
        [live.id, false],
      ]),
    );
  });
});

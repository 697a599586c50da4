import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/db/client.ts";
import { auditLog, siteSettings } from "#server/db/schema/operations.ts";
import { properties } from "#server/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aLocality, aMedia, aProperty, showPictures } from "#test/factories.ts";

const TEXT = {
  title: "2 BHK flat in Baner",
  location: "Baner, Pune 411045",
  priceRange: "₹80 L – ₹85 L",
  type: "Apartment",
  features: "1,050 sq ft carpet, East facing, 5th floor of 12, Semi-furnished, Lift",
  description: "Two balconies and morning sun",
};

type Answer = {
  message: string;
  data: Record<string, unknown> & { _id: string; updatedAt: string };
  errors?: Record<string, string[]>;
};

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function aPhoto(db: Db, by?: Person): Promise<string> {
  const { id } = await aMedia(db, { bucket: "property-images", uploadedBy: by?.id });
  return id;
}

async function rowOf(db: Db, id: string) {
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  return row;
}

describe("a new listing", () => {
  test("typed as free text is found by price, rooms, area and place", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db);
    const locality = await aLocality(db, { name: "Baner" });
    const input = { ...TEXT, companyId: company.id, images: [await aPhoto(db)] };

    const { status, message, data } = await call(api, "/properties", by(admin, "POST", input));

    expect([status, message]).toEqual([201, "Property created successfully"]);
    expect(data).toMatchObject({
      ...TEXT,
      status: "live",
      companyId: company.id,
      purpose: "sale",
      subtype: "apartment",
      city: "pune",
      locality: "Baner",
      pincode: "411045",
      priceMin: 8_000_000,
      priceMax: 8_500_000,
      beds: 2,
      areaSqft: 1050,
      areaBasis: "carpet",
      facing: "east",
      floor: 5,
      totalFloors: 12,
      furnishing: "semi-furnished",
      amenities: ["Lift"],
    });
    expect((await rowOf(db, data._id))?.localityId).toBe(locality.id);
    const query = "city=pune&locality=baner&beds=2&minPrice=7900000&maxPrice=8100000&minArea=1000";
    const found = await api.request(`/api/properties?${query}`);
    expect(await found.json()).toMatchObject({ total: 1, data: [{ _id: data._id }] });
  });

  test("says what it is in fields of its own, and those win", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id: companyId } = await aCompany(db);
    const facts = {
      purpose: "rent",
      beds: 3,
      priceMin: 30_000,
      priceMax: null,
      city: "Mumbai",
      facing: null,
      areaSqft: 900,
      locality: "New Place",
    };
    const input = { ...TEXT, ...facts, companyId, images: [await aPhoto(db)] };

    const { data } = await call(api, "/properties", by(admin, "POST", input));

    expect(data).toMatchObject({ ...facts, city: "mumbai" });
  });

  test.for([
    ["companyId", undefined, "Please select a company"],
    ["companyId", "", "Please select a company"],
    ["companyId", "nobody", "Please select a company"],
    ["images", undefined, "At least 1 image is required"],
    ["images", [], "At least 1 image is required"],
    ["images", ["a", "b", "c", "d", "e"], "Maximum 4 images allowed"],
    ["images", ["https://evil.example/x.jpg"], /here first/],
    ["images", ["http://169.254.169.254/"], /here first/],
    ["images", ["00000000-0000-7000-8000-000000000000"], /here first/],
    ["title", "", /title/],
    ["location", undefined, /location/],
    ["priceRange", " ", /price/],
    ["type", "Castle", /Land, House, Apartment or Commercial/],
    ["features", undefined, /features/],
    ["description", undefined, /[Dd]escribe/],
    ["whatsappNumber", "call me", /phone/],
    ["priceMax", 1, /upper price/],
    ["floor", 40, /floor/],
    ["subtype", "villa", /Apartment/],
    ["latitude", 18.5, /together/],
    ["city", "Atlantis", /city/],
    ["pincode", "12", /PIN/],
    ["availableFrom", "2026-02-30", /./],
    ["beds", 1e9, /./],
    ["status", "sold-out", /./],
  ] as const)(
    "is refused with a wrong %s: %j",
    async ([field, value, words], { api, db, failures }) => {
      const admin = await aPerson(db, "admin");
      const company = await aCompany(db);
      const base = { ...TEXT, companyId: company.id, images: [await aPhoto(db)] };

      const answer = await call(api, "/properties", by(admin, "POST", { ...base, [field]: value }));

      expect([answer.status, failures]).toEqual([422, []]);
      expect(answer.errors?.[field]?.[0]).toMatch(words);
      expect(await db.select().from(properties)).toEqual([]);
      expect(await db.select().from(auditLog)).toEqual([]);
    },
  );

  test("of a seller is their own and waits for review; a company's is live", async ({
    api,
    db,
  }) => {
    const company = await aCompany(db);
    const seller = await aPerson(db, "seller");
    const member = await aPerson(db, "company", company.id);
    const bySeller = { ...TEXT, images: [await aPhoto(db, seller)] };
    const byMember = { ...TEXT, images: [await aPhoto(db, member)] };

    const owned = await call(api, "/properties", by(seller, "POST", bySeller));
    const listed = await call(api, "/properties", by(member, "POST", byMember));

    expect(owned.data).toMatchObject({ status: "in_review", ownerId: seller.id, companyId: null });
    expect(owned.data.postedBy).toBe("owner");
    expect(listed.data).toMatchObject({ status: "live", companyId: company.id, ownerId: null });
    expect((await api.request(`/api/properties/${owned.data._id}`)).status).toBe(404);
  });

  test("shows no picture that somebody else uploaded", async ({ api, db }) => {
    const [seller, other] = [await aPerson(db, "seller"), await aPerson(db, "seller")];
    const company = await aCompany(db);
    const member = await aPerson(db, "company", company.id);
    const colleague = await aPerson(db, "company", company.id);
    const post = async (who: Person, image: string) =>
      (await call(api, "/properties", by(who, "POST", { ...TEXT, images: [image] }))).status;

    expect(await post(seller, await aPhoto(db, other))).toBe(422);
    expect(await post(seller, await aPhoto(db))).toBe(422);
    expect(await post(seller, await aPhoto(db, seller))).toBe(201);
    expect(await post(member, await aPhoto(db, colleague))).toBe(201);
  });

  test("of a company that is not live is not live either", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db, { status: "pending" });
    const member = await aPerson(db, "company", company.id);
    const input = { ...TEXT, companyId: company.id, images: [await aPhoto(db, member)] };

    const byMember = await call(api, "/properties", by(member, "POST", input));
    const byAdmin = await call(api, "/properties", by(admin, "POST", input));

    expect(byMember.data.status).toBe("in_review");
    expect(byAdmin.status).toBe(422);
  });

  test("through the door of lands is land, whatever it says", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id: companyId } = await aCompany(db);
    const text = { ...TEXT, features: "200 gaj, corner", title: "Plot" };
    const input = { ...text, companyId, images: [await aPhoto(db)] };

    const { data } = await call(api, "/lands", by(admin, "POST", input));

    expect(data).toMatchObject({ type: "Land", subtype: "residential-land", areaSqft: 1800 });
    expect((await api.request(`/api/lands/${data._id}`)).status).toBe(200);
  });
});

describe("a change", () => {
  test("of the text reads its facts anew, but not those that somebody gave", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const { id: companyId } = await aCompany(db);
    const input = { ...TEXT, companyId, beds: 4, images: [await aPhoto(db)] };
    const { data } = await call(api, "/properties", by(admin, "POST", input));

    const change = { priceRange: "₹95 L", features: "3 BHK, 1,200 sq ft carpet" };
    const after = await call(api, `/properties/${data._id}`, by(admin, "PUT", change));

    expect(after.data).toMatchObject({ priceMin: 9_500_000, areaSqft: 1200, beds: 4 });
    expect(after.data).toMatchObject({ facing: null, city: "pune", title: TEXT.title });
  });

  test("of pictures keeps their order and the ones already there", async ({ api, db }) => {
    const member = await aPerson(db, "company", (await aCompany(db, { id: "a" })).id);
    const property = await aProperty(db, { companyId: "a" });
    const [old, fresh] = [await aPhoto(db), await aPhoto(db, member)];
    await showPictures(db, property.id, [old]);

    const { data } = await call(
      api,
      `/properties/${property.id}`,
      by(member, "PUT", { images: [fresh, `/images/${old}/1200.webp`, fresh] }),
    );

    expect(data.images).toEqual([fresh, old].map((id) => `/images/${id}/1200.webp`));
    const none = await call(api, `/properties/${property.id}`, by(member, "PUT", { images: [] }));
    expect(none.errors?.images).toEqual(["At least 1 image is required"]);
  });

  test("that did not see the latest is refused and shown what changed", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id, updatedAt } = await aProperty(db);
    const version = updatedAt.toISOString();
    const put = (body: unknown) => call(api, "/properties", by(admin, "PUT", body));

    expect((await put({ id, title: "First", version })).status).toBe(200);
    const late = await put({ id, title: "Second", version });
    const removal = await call(api, "/properties", by(admin, "DELETE", { id, version }));

    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({
      current: { _id: id, title: "First" },
      changes: [{ before: { title: expect.any(String) }, after: { title: "First" } }],
    });
    expect(removal.status).toBe(409);
    expect((await put({ id, title: "Third" })).data.title).toBe("Third");
  });

  test("of a seller's live listing goes back to review, unless the site says otherwise", async ({
    api,
    db,
  }) => {
    const seller = await aPerson(db, "seller");
    const { id } = await aProperty(db, { ownerId: seller.id, postedBy: "owner" });
    const put = (body: object) => call(api, `/properties/${id}`, by(seller, "PUT", body));

    expect((await put({ title: "Better" })).data.status).toBe("in_review");
    await db
      .insert(siteSettings)
      .values({ key: "review", value: { seller: false, company: false } });
    await db.update(properties).set({ status: "live" });
    expect((await put({ title: "Best" })).data.status).toBe("live");
    expect((await put({ status: "sold" })).data.status).toBe("sold");
    expect((await put({ status: "rejected" })).errors).toHaveProperty("status");
    const featured = await put({ isFeatured: true, statusReason: "x", postedBy: "agent" });
    expect(featured.data).toMatchObject({
      isFeatured: false,
      statusReason: null,
      postedBy: "owner",
    });
  });

  test("through the door of lands reaches land only", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const flat = await aProperty(db);
    const land = await aProperty(db, { type: "Land", subtype: "residential-land" });

    const put = (id: string) => call(api, `/lands/${id}`, by(admin, "PUT", { title: "New" }));

    expect((await put(flat.id)).status).toBe(404);
    expect((await put(land.id)).data.title).toBe("New");
  });

  test("moves a listing to another company by an admin's hand only", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const [one, two] = [await aCompany(db), await aCompany(db)];
    const member = await aPerson(db, "company", one.id);
    const { id } = await aProperty(db, { companyId: one.id });
    const move = (who: Person, companyId: string | null) =>
      call(api, `/properties/${id}`, by(who, "PUT", { companyId }));

    expect((await move(member, two.id)).status).toBe(403);
    expect((await move(member, null)).errors?.companyId).toEqual(["Please select a company"]);
    expect((await move(admin, two.id)).data.companyId).toBe(two.id);
    expect((await move(member, one.id)).status).toBe(403);
  });
});

describe("a deletion", () => {
  test("is out of sight at once and can be taken back, pictures and all", async ({ api, db }) => {
    const seller = await aPerson(db, "seller");
    const { id } = await aProperty(db, { ownerId: seller.id });
    const photo = await aPhoto(db, seller);
    await showPictures(db, id, [photo]);

    const deleted = await call(api, "/properties", by(seller, "DELETE", { id }));
    expect(deleted).toMatchObject({ status: 200, message: "Property deleted successfully" });
    expect((await api.request(`/api/properties/${id}`)).status).toBe(404);
    expect((await call(api, `/properties?id=${id}`, by(seller, "DELETE"))).status).toBe(404);

    const restored = await call(api, `/properties/${id}/restore`, by(seller, "POST"));
    expect(restored.data).toMatchObject({ status: "live", deletedAt: null });
    expect(restored.data.images).toEqual([`/images/${photo}/1200.webp`]);
  });

  test("of a deleted company's listing waits for the company", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const company = await aCompany(db, { deletedAt: new Date() });
    const { id } = await aProperty(db, { companyId: company.id, deletedAt: new Date() });

    expect((await call(api, `/properties/${id}/restore`, by(admin, "POST"))).status).toBe(409);
  });
});

test("a draft is there for those who may edit it, and for nobody else", async ({ api, db }) => {
  const company = await aCompany(db);
  const { id } = await aProperty(db, { companyId: company.id, status: "draft" });
  const statusFor = async (who?: Person) =>
    (await api.request(`/api/properties/${id}`, by(who, "GET"))).status;

  expect(await statusFor()).toBe(404);
  expect(await statusFor(await aPerson(db, "buyer"))).toBe(404);
  expect(await statusFor(await aPerson(db, "company", (await aCompany(db)).id))).toBe(404);
  expect(await statusFor(await aPerson(db, "company", company.id))).toBe(200);
  expect(await statusFor(await aPerson(db, "admin"))).toBe(200);
});

test("the admin's list has listings in every state, latest change first", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const one = await aProperty(db, { status: "draft", title: "Quiet garden flat" });
  const two = await aProperty(db);
  await aProperty(db, { deletedAt: new Date() });
  await call(api, `/properties/${one.id}`, by(admin, "PUT", { description: "Changed" }));
  const idsOf = async (query: string) => {
    const response = await api.request(`/api/admin/properties${query}`, by(admin, "GET"));
    const page = (await response.json()) as { data: { _id: string }[]; nextCursor: string };
    return { ids: page.data.map(({ _id }) => _id), cursor: page.nextCursor };
  };

  expect((await idsOf("")).ids).toEqual([one.id, two.id]);
  expect((await idsOf("?status=draft")).ids).toEqual([one.id]);
  expect((await idsOf("?q=garden")).ids).toEqual([one.id]);
  expect((await idsOf(`?q=${two.id.toUpperCase()}`)).ids).toEqual([two.id]);
  const { cursor } = await idsOf("?limit=1");
  expect((await idsOf(`?limit=1&cursor=${cursor}`)).ids).toEqual([two.id]);
  expect((await idsOf("?deleted=true")).ids).toHaveLength(1);
});

import { describe, expect } from "vitest";
import { siteSettings } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, showPictures } from "#test/factories.ts";
import { aPhoto, call, rowOf, TEXT } from "#test/written-listing.ts";

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
    const property = await aListingInput(db, { companyId: "a" });
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
    const { id, updatedAt } = await aListingInput(db);
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

  test("of a seller's live listing waits beside it, unless the site says otherwise", async ({
    api,
    db,
  }) => {
    const seller = await aPerson(db, "seller");
    const { id } = await aListingInput(db, { ownerId: seller.id, postedBy: "owner" });
    const put = (body: object) => call(api, `/properties/${id}`, by(seller, "PUT", body));

    expect((await put({ title: "Better" })).data).toMatchObject({
      title: "Better",
      status: "live",
      change: "waiting",
    });
    expect((await rowOf(db, id))?.title).not.toBe("Better");
    await db
      .insert(siteSettings)
      .values({ key: "review", value: { seller: false, company: false } });
    expect((await put({ location: "Aundh, Pune" })).data).toMatchObject({
      title: "Better",
      status: "live",
      change: null,
    });
    expect((await rowOf(db, id))?.title).toBe("Better");
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
    const flat = await aListingInput(db);
    const land = await aListingInput(db, { type: "Land", subtype: "residential-land" });

    const put = (id: string) => call(api, `/lands/${id}`, by(admin, "PUT", { title: "New" }));

    expect((await put(flat.id)).status).toBe(404);
    expect((await put(land.id)).data.title).toBe("New");
  });

  test("moves a listing to another company by an admin's hand only", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const [one, two] = [await aCompany(db), await aCompany(db)];
    const member = await aPerson(db, "company", one.id);
    const { id } = await aListingInput(db, { companyId: one.id });
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
    const { id } = await aListingInput(db, { ownerId: seller.id });
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
    const { id } = await aListingInput(db, { companyId: company.id, deletedAt: new Date() });

    expect((await call(api, `/properties/${id}/restore`, by(admin, "POST"))).status).toBe(409);
  });
});

test("a draft is there for those who may edit it, and for nobody else", async ({ api, db }) => {
  const company = await aCompany(db);
  const { id } = await aListingInput(db, { companyId: company.id, status: "draft" });
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
  const one = await aListingInput(db, { status: "draft", title: "Quiet garden flat" });
  const two = await aListingInput(db);
  await aListingInput(db, { deletedAt: new Date() });
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

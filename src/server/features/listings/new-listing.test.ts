import { describe, expect } from "vitest";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aCompany, aLocality } from "#test/factories.ts";
import { aPhoto, call, rowOf, TEXT } from "#test/written-listing.ts";

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

  test("tells how much of it has power when the grid fails, everywhere", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id: companyId } = await aCompany(db);
    const features = `${TEXT.features}, full power backup`;
    const input = { ...TEXT, features, companyId, images: [await aPhoto(db)] };

    const { data } = await call(api, "/properties", by(admin, "POST", input));
    expect(data).toMatchObject({ powerBackup: "full", amenities: ["Lift"] });
    const path = `/properties/${data._id}`;
    await call(api, path, by(admin, "PUT", { powerBackup: "partial" }));

    expect(await call(api, path, by(admin, "GET"))).toMatchObject({
      data: { powerBackup: "partial" },
    });
    const file = await api.request("/api/admin/export/properties.json", by(admin, "GET"));
    expect(await file.json()).toMatchObject([{ powerBackup: "partial" }]);
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

  test.for(["बाणेर", "Banner"])(
    "is of a locality that is known by another name: %s",
    async (name, { api, db }) => {
      const admin = await aPerson(db, "admin");
      const { id: companyId } = await aCompany(db);
      const baner = await aLocality(db, { name: "Baner", nameHi: "बाणेर", aliases: ["Banner"] });
      const facts = { city: "Pune", locality: name };
      const input = { ...TEXT, ...facts, companyId, images: [await aPhoto(db)] };

      const { data } = await call(api, "/properties", by(admin, "POST", input));

      expect((await rowOf(db, data._id))?.localityId).toBe(baner.id);
      expect(await db.$count(localities)).toBe(1);
    },
  );

  test.for([
    { name: "New Place", typed: "new place" },
    { name: "नंदी हिल्स", typed: "nandi hills" },
  ])(
    "is found by a locality that only its admin names: $name",
    async ({ name, typed }, { api, db }) => {
      const admin = await aPerson(db, "admin");
      const { id: companyId } = await aCompany(db);
      const facts = { city: "Mumbai", locality: name };
      const input = { ...TEXT, ...facts, companyId, images: [await aPhoto(db)] };

      const { data: listed } = await call(api, "/properties", by(admin, "POST", input));

      const { data: found } = await call(api, `/properties?q=${encodeURIComponent(typed)}`, {});
      expect(found).toMatchObject([{ _id: listed._id, locality: name }]);
    },
  );

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

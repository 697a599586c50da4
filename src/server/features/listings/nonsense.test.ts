import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia, anAgent } from "#test/factories.ts";

type Answer = { message: string; errors?: Record<string, string[]>; data: { _id: string } };

async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  const { errors, data } = (await response.json()) as Answer;
  return { status: response.status, errors: errors ?? {}, id: data?._id };
}

const NONSENSE = { priceRange: "kuch bhi", location: "Thane West, Thane", reraNumber: "ABC123" };
const FIELDS = ["location", "priceRange", "reraNumber"];

async function aListing(db: Db, { id: uploadedBy }: Person, changes: object) {
  const photo = await aMedia(db, { bucket: "property-images", uploadedBy });
  return {
    title: "2 BHK",
    location: "Baner, Pune",
    priceRange: "80 L",
    type: "Apartment",
    features: "Lift",
    description: "Sunny",
    images: [photo.id],
    ...changes,
  };
}

describe("what is no price, no place and no RERA number", () => {
  test("is not listed, by whichever way it comes", async ({ api, db }) => {
    const { id: companyId } = await aCompany(db);
    const [member, seller] = [await aPerson(db, "company", companyId), await aPerson(db, "seller")];
    const admin = await aPerson(db, "admin");
    for (const [person, path, more] of [
      [member, "/properties", {}],
      [admin, "/properties", { companyId }],
      [seller, "/properties", {}],
      [member, "/lands", {}],
    ] as const) {
      const body = await aListing(db, person, { ...NONSENSE, ...more });
      const { status, errors } = await call(api, path, by(person, "POST", body));
      expect([status, Object.keys(errors).toSorted()]).toEqual([422, FIELDS]);
    }
  });

  test("may stand in a draft, which is not published with it", async ({ api, db }) => {
    const { id: companyId } = await aCompany(db);
    const member = await aPerson(db, "company", companyId);
    const body = await aListing(db, member, NONSENSE);
    const draft = await call(api, "/own/drafts", by(member, "POST", body));
    expect(draft.status).toBe(201);

    const sent = await call(api, `/properties/${draft.id}`, by(member, "PUT", { status: "live" }));

    expect([sent.status, Object.keys(sent.errors).toSorted()]).toEqual([422, FIELDS]);
  });

  test("is no change of a live listing; what was there before does not hinder another", async ({
    api,
    db,
  }) => {
    const { id: companyId } = await aCompany(db);
    const member = await aPerson(db, "company", companyId);
    const { id } = await aListingInput(db, {
      companyId,
      citySlug: "pune",
      location: "Baner, Pune",
    });
    for (const [field, value] of Object.entries(NONSENSE)) {
      const { status, errors } = await call(
        api,
        `/properties/${id}`,
        by(member, "PUT", { [field]: value }),
      );
      expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    }
    const old = await aListingInput(db, { companyId, priceRange: "kuch bhi", citySlug: null });
    const change = by(member, "PUT", { title: "Better" });
    expect((await call(api, `/properties/${old.id}`, change)).status).toBe(200);
  });

  test("is not offered on the sell page", async ({ api }) => {
    const form = {
      propertyType: "villa",
      location: "Thane West, Thane",
      area: "1,450 sq ft",
      bedrooms: "3",
      expectedPrice: "kuch bhi",
      description: "Quiet",
      ownerName: "Asha",
      phone: "98765 43210",
      images: ["one"],
    };

    const { status, errors } = await call(api, "/submissions", by(undefined, "POST", form));

    expect([status, Object.keys(errors)]).toEqual([422, ["location", "expectedPrice"]]);
  });

  test("is refused of a company and an agent, with the shape that is expected", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const [company, agent] = [await aCompany(db), await anAgent(db)];
    for (const path of [`/companies/${company.id}`, `/agents/${agent.id}`]) {
      for (const reraNumber of ["ABC123", "P521000123"]) {
        const change = by(admin, "PUT", { reraNumber, location: "Baner, Pune" });
        const { status, errors } = await call(api, path, change);
        expect([path, status, errors.reraNumber?.[0]]).toEqual([
          path,
          422,
          expect.stringContaining("A52100012345"),
        ]);
      }
    }
  });

  test("a price on request is one", async ({ api, db }) => {
    const seller = await aPerson(db, "seller");
    const body = await aListing(db, seller, { priceRange: "Price on request" });

    expect((await call(api, "/properties", by(seller, "POST", body))).status).toBe(201);
  });
});

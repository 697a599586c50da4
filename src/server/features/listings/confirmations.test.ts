import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { submissions } from "#server/platform/db/schema/submissions.ts";
import { tokenHashOf } from "#server/shared/status-link.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia } from "#test/factories.ts";

type Answer = {
  errors?: Record<string, string[]>;
  data: { _id: string; confirmedAt: string | null; updatedAt: string; listedAt: string };
};

async function call(api: Api, path: string, init: RequestInit = {}) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function aCompanyDashboard(db: Db) {
  const { id: companyId } = await aCompany(db);
  const [member, admin] = [await aPerson(db, "company", companyId), await aPerson(db, "admin")];
  return { companyId, member, admin };
}

async function write(api: Api, db: Db, person: Person, companyId: string) {
  const photo = await aMedia(db, { bucket: "property-images", uploadedBy: person.id });
  const listing = {
    companyId,
    title: "2 BHK",
    location: "Baner, Pune",
    priceRange: "80 L",
    type: "Apartment",
    features: "Lift",
    description: "Sunny",
    images: [photo.id],
  };
  return call(api, "/properties", by(person, "POST", listing));
}

const confirmedAt = async (api: Api, id: string) =>
  (await call(api, `/properties/${id}`)).data.confirmedAt;

const confirm = (api: Api, person: Person | undefined, id: string) =>
  call(api, `/own/properties/${id}/confirm`, by(person, "POST"));

describe("a listing is not confirmed", () => {
  test("by being published, whoever does it", async ({ api, db }) => {
    const { companyId, member, admin } = await aCompanyDashboard(db);
    for (const person of [member, admin]) {
      const { data } = await write(api, db, person, companyId);
      expect(await confirmedAt(api, data._id)).toBeNull();
    }
  });

  test("by being approved, paused and shown again, or edited", async ({ api, db }) => {
    const { companyId, member, admin } = await aCompanyDashboard(db);
    const { id } = await aListingInput(db, { companyId, status: "in_review" });
    const decision = by(admin, "POST", { verdict: "approve" });
    expect((await call(api, `/admin/queue/listings/${id}/decision`, decision)).status).toBe(200);
    const listedAt = (await call(api, `/properties/${id}`)).data.listedAt;
    for (const change of [{ status: "paused" }, { status: "live" }, { title: "New" }]) {
      await call(api, `/properties/${id}`, by(member, "PUT", change));
    }

    expect((await call(api, `/properties/${id}`)).data).toMatchObject({
      confirmedAt: null,
      listedAt,
    });
  });
});

describe("whoever lists it", () => {
  test("confirms it, and that is a line in the log and no new version", async ({ api, db }) => {
    const { companyId, member } = await aCompanyDashboard(db);
    const { id, updatedAt } = await aListingInput(db, { companyId });

    const { status, data } = await confirm(api, member, id);

    expect(status).toBe(200);
    expect(Date.now() - Date.parse(data.confirmedAt ?? "")).toBeLessThan(60_000);
    expect(data.updatedAt).toBe(updatedAt.toISOString());
    expect(await confirmedAt(api, id)).toBe(data.confirmedAt);
    const [line] = await db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(line).toMatchObject({ action: "property.confirmed", actorId: member.id });
  });

  test("confirms what visitors can see, and nothing else", async ({ api, db }) => {
    const { companyId, member } = await aCompanyDashboard(db);
    const { id } = await aListingInput(db, { companyId, status: "sold" });

    const { status, errors } = await confirm(api, member, id);

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["status"]]);
  });

  test("takes the word back by selling it", async ({ api, db }) => {
    const { companyId, member } = await aCompanyDashboard(db);
    const { id } = await aListingInput(db, { companyId });
    await confirm(api, member, id);
    await call(api, `/properties/${id}`, by(member, "PUT", { status: "sold" }));
    await call(api, `/properties/${id}`, by(member, "PUT", { status: "live" }));

    expect(await confirmedAt(api, id)).toBeNull();
  });

  test("is a guest with the secret link, too", async ({ api, db }) => {
    const { id } = await aListingInput(db, { postedBy: "owner" });
    const guest = { ownerName: "Asha", phone: "+919876543210", language: "en" as const };
    const row = { ...guest, propertyId: id, consentVersion: "test" };
    await db.insert(submissions).values({ ...row, tokenHash: tokenHashOf("secret") });
    const press = (token: string) =>
      call(api, `/submissions/${token}/confirm`, by(undefined, "POST"));

    expect((await press("guessed")).status).toBe(404);
    expect((await press("secret")).status).toBe(200);
    expect(await confirmedAt(api, id)).not.toBeNull();
    await db.update(properties).set({ status: "paused" }).where(eq(properties.id, id));
    expect((await press("secret")).status).toBe(422);
  });
});

test("the desk asks until it was confirmed", async ({ app, api, db }) => {
  const { companyId, member } = await aCompanyDashboard(db);
  const long = new Date("2026-01-01T00:00:00Z");
  const { id } = await aListingInput(db, { companyId, hasPhotos: true, listedAt: long });
  const actor = { userId: member.id, role: "company" as const, companyId };
  const needs = async () => (await app.companies.getDashboard(actor)).needy.map(({ need }) => need);
  expect(await needs()).toEqual(["unconfirmed"]);

  await confirm(api, member, id);

  expect(await needs()).toEqual([]);
});

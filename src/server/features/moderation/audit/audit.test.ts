import { expect } from "vitest";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";

type Entry = {
  _id: string;
  action: string;
  objectId: string;
  objectName: string | null;
  actorId: string | null;
  before: object | null;
  after: object | null;
  address: string | null;
};

async function log(api: Api, admin: Person, query = "") {
  const response = await api.request(`/api/admin/audit${query}`, by(admin, "GET"));
  return (await response.json()) as { data: Entry[]; nextCursor: string | null; total: number };
}

test("every act leaves one line: who, what, where from, before and after", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aCompany(db, { name: "Old", contact: "+919876543210" });
  const listing = await aListingInput(db, { companyId: id, title: "Old title" });
  const act = (method: string, path: string, body?: object) =>
    api.request(`/api${path}`, by(admin, method, body));

  await act("PUT", `/companies/${id}`, { name: "New", contact: "98000 00001" });
  await act("PUT", `/properties/${listing.id}`, { title: "New title" });
  await act("DELETE", `/properties/${listing.id}`);
  await act("POST", `/properties/${listing.id}/restore`);
  await act("DELETE", `/companies/${id}?withProperties=true`);
  await act("POST", `/companies/${id}/restore`);

  const { data } = await log(api, admin);
  expect(data.map(({ action }) => action).toSorted()).toEqual([
    "company.deleted",
    "company.restored",
    "company.updated",
    "property.deleted",
    "property.deleted",
    "property.restored",
    "property.restored",
    "property.updated",
  ]);
  const first = data.at(-1);
  expect(first).toMatchObject({
    actorId: admin.id,
    objectId: id,
    objectName: "New",
    address: "127.0.0.1",
    before: { name: "Old", contact: "***3210" },
    after: { name: "New", contact: "***0001" },
  });
  expect(data.at(-2)).toMatchObject({
    before: { title: "Old title" },
    after: { title: "New title" },
  });
});

test("an act that fails leaves none", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aListingInput(db);

  await api.request(`/api/properties/${id}`, by(admin, "PUT", { status: "draft" }));

  expect((await log(api, admin)).total).toBe(0);
});

test("a refused call leaves one too, a visitor's does not", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const buyer = await aPerson(db, "buyer");

  await api.request("/api/companies", by(buyer, "POST", {}));
  await api.request("/api/companies", by(undefined, "POST", {}));

  const { data } = await log(api, admin);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    action: "call.refused",
    actorId: buyer.id,
    objectId: "POST /api/companies",
  });
});

test("is found by actor, thing, act and day, page by page", async ({ api, db }) => {
  const [one, two] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
  const { id } = await aCompany(db);
  const rename = (who: Person, name: string) =>
    api.request(`/api/companies/${id}`, by(who, "PUT", { name }));
  await rename(one, "A");
  await rename(two, "B");
  await rename(one, "C");
  const count = async (query: string) => (await log(api, one, query)).total;

  expect(await count(`?actor=${two.id}`)).toBe(1);
  expect(await count(`?objectType=company&objectId=${id}`)).toBe(3);
  expect(await count("?action=company.created")).toBe(0);
  expect(await count("?to=2020-01-01")).toBe(0);
  expect(await count("?from=2020-01-01")).toBe(3);
  const first = await log(api, one, "?limit=2");
  const second = await log(api, one, `?limit=2&cursor=${first.nextCursor}`);
  expect([first.data.length, second.data.length, second.nextCursor]).toEqual([2, 1, null]);
  const oldest = await log(api, one, "?sort=createdAt&limit=2");
  const rest = await log(api, one, `?sort=createdAt&limit=2&cursor=${oldest.nextCursor}`);
  expect([...oldest.data, ...rest.data]).toEqual([...first.data, ...second.data].toReversed());
});

test("cannot be changed through any call", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const { id } = await aCompany(db);
  await api.request(`/api/companies/${id}`, by(admin, "PUT", { name: "A" }));
  const [entry] = (await log(api, admin)).data;
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    for (const path of ["/api/admin/audit", `/api/admin/audit/${entry?._id}`]) {
      expect((await api.request(path, by(admin, method, {}))).status).toBe(404);
    }
  }

  expect((await log(api, admin)).total).toBe(1);
});

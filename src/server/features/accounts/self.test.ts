import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import { createAuth } from "#server/platform/auth/auth.ts";
import type { Db } from "#server/platform/db/client.ts";
import { sessions, users, verifications } from "#server/platform/db/schema/accounts.ts";
import { companyMembers } from "#server/platform/db/schema/companies.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, PUBLIC_URL, test } from "#test/app.ts";
import { aCompany, aListingInput, aSavedSearch } from "#test/factories.ts";
import { updatePassword } from "./repository.ts";

const PASSWORD = "a door with a lock";

async function aMember(db: Db): Promise<Person> {
  const person = await aPerson(db, "seller");
  const secret = "a secret of at least thirty-two characters";
  const { hashPassword } = createAuth({ db, secret, publicUrl: PUBLIC_URL });
  await updatePassword(db, person.id, await hashPassword(PASSWORD));
  const expiresAt = new Date(Date.now() + DAY_MS);
  const other = { id: `other ${person.id}`, token: `other ${person.id}` };
  await db.insert(sessions).values({ ...other, userId: person.id, expiresAt });
  return person;
}

async function ask(api: Api, person: Person, path: string, body: object = {}): Promise<number> {
  return (await api.request(`/api/auth/${path}`, by(person, "POST", body))).status;
}

test("a password is changed by who knows it, and every other session ends", async ({ api, db }) => {
  const seller = await aMember(db);
  const change = (current: string) =>
    ask(api, seller, "change-password", { current, password: "a brand new door" });

  expect(await change("not this one")).toBe(422);
  expect(await db.select().from(sessions)).toHaveLength(2);
  expect(await change(PASSWORD)).toBe(200);

  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual([seller.sessionId]);
  expect(await change(PASSWORD)).toBe(422);
  expect((await db.select().from(messages))[0]?.subject).toContain("was changed");
});

test("one's data is handed out whole, without a secret in it", async ({ api, db }) => {
  const seller = await aMember(db);
  await aListingInput(db, { ownerId: seller.id, postedBy: "owner", title: "My own flat" });
  await aSavedSearch(db, seller.id, { path: "/rent?city=kochi" });
  const response = await api.request("/api/auth/export", by(seller, "GET"));
  const text = await response.text();

  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(text).toContain("My own flat");
  expect(text).toContain("/rent?city=kochi");
  expect(text).toContain(`${seller.id}@people.example`);
  expect(text).not.toMatch(/"(?:token|password|secret)"/);
});

test("an account goes thirty days after its owner asked, unless it is kept", async ({
  open,
  api,
  db,
}) => {
  const [leaves, stays] = [await aMember(db), await aMember(db)];
  const { id } = await aListingInput(db, { ownerId: leaves.id, postedBy: "owner" });
  expect(await ask(api, leaves, "delete-user", { current: "wrong" })).toBe(422);
  for (const person of [leaves, stays]) {
    expect(await ask(api, person, "delete-user", { current: PASSWORD })).toBe(200);
  }
  expect(await ask(api, stays, "keep-user")).toBe(200);
  const after = (days: number) =>
    open({ now: () => new Date(Date.now() + days * DAY_MS) }).app.self.purge();

  await after(29);
  expect(await db.select().from(users)).toHaveLength(2);
  await after(31);

  expect((await db.select().from(users)).map((user) => user.id)).toEqual([stays.id]);
  const [listing] = await db.select().from(properties).where(eq(properties.id, id));
  expect(listing?.deletedAt).not.toBeNull();
  const acts = await db.select({ action: auditLog.action }).from(auditLog);
  expect(acts.map(({ action }) => action)).toContain("user.deleted");
});

test("the last owner of a team makes somebody else one before leaving", async ({
  open,
  api,
  db,
}) => {
  const company = await aCompany(db);
  const [owner, manager, agent] = [
    await aPerson(db, "company", company.id),
    await aPerson(db, "company", company.id),
    await aPerson(db, "company", company.id),
  ];
  const rank = (id: string, role: "owner" | "manager" | "agent") =>
    db.update(companyMembers).set({ role }).where(eq(companyMembers.userId, id));
  await rank(manager.id, "manager");
  await rank(agent.id, "agent");
  const { self } = open().app;
  const actor = { userId: owner.id, role: "company" as const, companyId: company.id };
  const ownership = async () => (await self.get(actor)).ownership;

  expect(await ownership()).toEqual({ kind: "last", companyName: company.name });
  expect(await ask(api, owner, "delete-user")).toBe(409);
  await rank(agent.id, "owner");
  // An owner who is leaving as well does not count as one who can take over the company.
  expect(await ask(api, agent, "delete-user")).toBe(200);
  expect(await ask(api, owner, "delete-user")).toBe(409);
  expect(await ask(api, agent, "keep-user")).toBe(200);
  expect(await ownership()).toEqual({ kind: "none" });
  expect(await ask(api, owner, "delete-user")).toBe(200);

  // If the other owner is demoted in the meantime, the next in rank takes over.
  await rank(agent.id, "agent");
  await open({ now: () => new Date(Date.now() + 31 * DAY_MS) }).app.self.purge();
  const members = await db.select().from(companyMembers);
  expect(members.map(({ userId, role }) => [userId, role]).toSorted()).toEqual(
    [
      [manager.id, "owner"],
      [agent.id, "agent"],
    ].toSorted(),
  );
});

test("the company of who was alone in it goes along, by way of the trash", async ({
  open,
  api,
  db,
}) => {
  const company = await aCompany(db);
  const other = await aCompany(db);
  const owner = await aPerson(db, "company", company.id);
  const { id } = await aListingInput(db, { companyId: company.id });
  const { self } = open().app;
  const actor = { userId: owner.id, role: "company" as const, companyId: company.id };
  expect((await self.get(actor)).ownership).toMatchObject({ kind: "alone" });
  expect(await ask(api, owner, "delete-user")).toBe(200);
  await open({ now: () => new Date(Date.now() + 31 * DAY_MS) }).app.self.purge();

  expect((await api.request(`/api/companies/${company.id}`)).status).toBe(404);
  expect((await api.request(`/api/properties/${id}`)).status).toBe(404);
  expect((await api.request(`/api/companies/${other.id}`)).status).toBe(200);
  const admin = await aPerson(db, "admin");
  const restore = `/api/companies/${company.id}/restore`;
  expect((await api.request(restore, by(admin, "POST"))).status).toBe(200);
  expect((await api.request(`/api/properties/${id}`)).status).toBe(200);
});

test("links and codes past their time are swept", async ({ app, db }) => {
  const row = (id: string, expiresAt: Date) => ({ id, identifier: id, value: "x", expiresAt });
  const now = Date.now();
  await db
    .insert(verifications)
    .values([row("old", new Date(now - 1000)), row("new", new Date(now + DAY_MS))]);
  await app.self.purge();
  expect((await db.select().from(verifications)).map(({ id }) => id)).toEqual(["new"]);
});

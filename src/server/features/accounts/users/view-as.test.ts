import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { savedHomes } from "#server/platform/db/schema/saved.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";

async function allow(api: Api, admin: Person, viewAs = true) {
  const response = await api.request("/api/admin/settings", by(admin, "PATCH", { viewAs }));
  expect(response.status).toBe(200);
}

/** The cookie that opens the dashboard, if one was set. */
async function look(api: Api, admin: Person, id: string) {
  const response = await api.request(`/api/admin/users/${id}/view`, by(admin, "POST"));
  const cookie = response.headers.get("set-cookie") ?? "";
  const { message } = (await response.json()) as { message?: string };
  return {
    status: response.status,
    message,
    setCookie: cookie,
    cookie: cookie.split(";")[0] ?? "",
  };
}

const read = (api: Api, path: string, cookie: string, headers = {}) =>
  api.request(path, { headers: { cookie, ...headers } });

test("is off until a setting says otherwise", async ({ api, db }) => {
  const [admin, seller] = [await aPerson(db, "admin"), await aPerson(db, "seller")];

  expect(await look(api, admin, seller.id)).toMatchObject({
    status: 403,
    message: "Looking at desks is switched off in the settings",
    setCookie: "",
  });
  await allow(api, admin);
  expect((await look(api, admin, seller.id)).status).toBe(200);
});

test("an admin reads a desk as its owner does, changes nothing, and it is on record", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const company = await aCompany(db);
  const member = await aPerson(db, "company", company.id);
  await allow(api, admin);

  const { cookie, setCookie } = await look(api, admin, member.id);

  expect(setCookie).toMatch(/Path=\/; Max-Age=900; HttpOnly; SameSite=Lax/);
  expect((await read(api, "/api/own/properties", cookie)).status).toBe(200);
  expect((await read(api, "/api/auth/export", cookie)).status).toBe(403);
  const writes = await Promise.all(
    [
      ["POST", "/api/own/drafts"],
      ["PUT", `/api/companies/${company.id}`],
      ["DELETE", "/api/me"],
      ["POST", "/api/saved/merge"],
      ["POST", "/upload"],
    ].map(async ([method, path]) => {
      const init = { method: String(method), headers: { cookie }, body: "{}" };
      return (await api.request(String(path), init)).status;
    }),
  );
  expect(writes).toEqual([403, 403, 403, 403, 403]);
  const lines = await db.select().from(auditLog).where(eq(auditLog.objectId, member.id));
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["user.viewed", admin.id],
  ]);
});

test("switched off, it ends where it has begun, and nobody's own session does", async ({
  api,
  db,
}) => {
  const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
  await allow(api, admin);
  const { cookie } = await look(api, admin, buyer.id);
  expect((await read(api, "/api/saved/homes", cookie)).status).toBe(200);

  await allow(api, admin, false);

  expect((await read(api, "/api/saved/homes", cookie)).status).toBe(401);
  expect((await api.request("/api/saved/homes", by(buyer, "GET"))).status).toBe(200);
});

test("the console stays the admin's in the same browser", async ({ api, db }) => {
  const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
  await allow(api, admin);
  const { cookie } = await look(api, admin, buyer.id);

  expect((await read(api, "/api/admin/users", cookie, admin.headers)).status).toBe(200);
  expect((await read(api, "/api/admin/users", cookie)).status).toBe(403);
});

test("it ends by itself, however much is looked at, and with the admin's own rights", async ({
  api,
  db,
}) => {
  const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
  await allow(api, admin);
  const { cookie } = await look(api, admin, buyer.id);
  const saved = () => read(api, "/api/saved/homes", cookie);
  const long = new Date(Date.now() - 5 * 60_000);
  await db.update(sessions).set({ updatedAt: long }).where(eq(sessions.impersonatedBy, admin.id));

  expect((await saved()).status).toBe(200);
  const [view] = await db.select().from(sessions).where(eq(sessions.impersonatedBy, admin.id));
  expect(view?.expiresAt.getTime()).toBeLessThan(Date.now() + 16 * 60_000);
  await db.update(users).set({ role: "buyer" }).where(eq(users.id, admin.id));
  expect((await saved()).status).toBe(401);
});

test("who stops looking is out, and that too is on record", async ({ api, app, db }) => {
  const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
  await allow(api, admin);
  const { cookie } = await look(api, admin, buyer.id);
  const [view] = await db.select().from(sessions).where(eq(sessions.impersonatedBy, admin.id));

  const actor = { userId: buyer.id, role: "buyer" as const, companyId: null };
  const seen = { ...actor, sessionId: view?.id ?? "", viewedBy: admin.id };
  await app.users.endView({ actor: seen, address: "10.0.0.1" });

  expect((await read(api, "/api/saved/homes", cookie)).status).toBe(401);
  const lines = await db.select().from(auditLog).where(eq(auditLog.objectId, buyer.id));
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["user.viewed", admin.id],
    ["user.view-ended", admin.id],
  ]);
});

test("the person whose desk it is neither looks active for it nor finds it among their sessions", async ({
  api,
  app,
  db,
}) => {
  const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
  await allow(api, admin);
  await look(api, admin, buyer.id);

  const caller = {
    actor: { userId: admin.id, role: "admin" as const, companyId: null },
    address: null,
  };
  const { sessions: listed } = await app.users.get(caller, buyer.id);
  expect(listed.map(({ id }) => id)).toEqual([buyer.sessionId]);
});

test("what its owner has not seen yet stays unseen", async ({ api, db }) => {
  const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
  const { id: propertyId } = await aListingInput(db, { status: "sold" });
  await db.insert(savedHomes).values({ userId: buyer.id, propertyId });
  await allow(api, admin);
  const { cookie } = await look(api, admin, buyer.id);

  expect((await read(api, "/api/saved/homes", cookie)).status).toBe(200);
  expect((await db.select().from(savedHomes))[0]?.seenGoneAt).toBeNull();
  await read(api, "/api/saved/homes", "", buyer.headers);
  expect((await db.select().from(savedHomes))[0]?.seenGoneAt).not.toBeNull();
});

describe("is refused", () => {
  test("of an admin, of a suspended account and of nobody", async ({ api, db }) => {
    const [admin, other] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
    const buyer = await aPerson(db, "buyer");
    await db.update(users).set({ banned: true }).where(eq(users.id, buyer.id));
    await allow(api, admin);

    expect((await look(api, admin, other.id)).status).toBe(409);
    expect((await look(api, admin, buyer.id)).status).toBe(409);
    expect((await look(api, admin, "nobody")).status).toBe(404);
  });
});

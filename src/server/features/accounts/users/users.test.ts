import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";

async function patch(api: Api, admin: Person, id: string, body: object) {
  const response = await api.request(`/api/admin/users/${id}`, by(admin, "PATCH", body));
  return { status: response.status, ...((await response.json()) as { data: object }) };
}

async function statusOf(api: Api, person: Person, path = "/api/admin/session"): Promise<number> {
  return (await api.request(path, by(person, "GET"))).status;
}

test("people are found by name, address and role, page by page", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const buyer = await aPerson(db, "buyer");
  await db.update(users).set({ name: "Meera 100%_x" }).where(eq(users.id, buyer.id));
  await aPerson(db, "seller");
  const list = async (query: string) => {
    const response = await api.request(`/api/admin/users?${query}`, by(admin, "GET"));
    return (await response.json()) as {
      data: { _id: string; role: string }[];
      nextCursor: string | null;
      total: number;
    };
  };

  expect((await list("")).total).toBe(3);
  expect((await list("role=buyer")).data.map(({ _id }) => _id)).toEqual([buyer.id]);
  expect((await list("q=MEERA%20100%25_x")).data.map(({ _id }) => _id)).toEqual([buyer.id]);
  expect((await list("q=%25")).data).toHaveLength(1);
  expect((await list(`q=${buyer.id}@people`)).data).toHaveLength(1);
  const seen = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await list(`limit=1${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(3);
  expect(JSON.stringify(await list(""))).not.toMatch(/password|token/i);
});

test("a suspended account is out at once, and in again when reinstated", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const seller = await aPerson(db, "seller");
  expect(await statusOf(api, seller)).toBe(403);

  const { data } = await patch(api, admin, seller.id, { suspended: true, reason: "Spam" });

  expect(data).toMatchObject({ isSuspended: true, suspendedFor: "Spam" });
  expect(await statusOf(api, seller)).toBe(401);
  const again = await patch(api, admin, seller.id, { suspended: false });
  expect(again.data).toMatchObject({ isSuspended: false, suspendedFor: null });
  const rows = await db.select().from(auditLog).where(eq(auditLog.objectId, seller.id));
  expect(rows[0]).toMatchObject({
    action: "user.updated",
    actorId: admin.id,
    before: { suspended: false },
    after: { suspended: true, reason: "Spam" },
  });
});

test("a session that outlived the suspension opens nothing", async ({ api, db }) => {
  const seller = await aPerson(db, "seller");
  await db.update(users).set({ banned: true }).where(eq(users.id, seller.id));

  expect(await statusOf(api, seller)).toBe(401);
});

test("a role changes from the next call on", async ({ api, db }) => {
  const [admin, other] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
  expect(await statusOf(api, other)).toBe(200);

  expect((await patch(api, admin, other.id, { role: "buyer" })).status).toBe(200);

  expect(await statusOf(api, other)).toBe(403);
});

test("nobody becomes admin, and the last admin stays", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const buyer = await aPerson(db, "buyer");

  expect((await patch(api, admin, buyer.id, { role: "admin" })).status).toBe(403);
  expect((await patch(api, admin, admin.id, { role: "buyer" })).status).toBe(409);
  expect((await patch(api, admin, admin.id, { suspended: true })).status).toBe(409);
  expect((await patch(api, admin, "nobody", { role: "buyer" })).status).toBe(404);
  expect((await patch(api, admin, buyer.id, { role: "king" })).status).toBe(422);
  expect(await statusOf(api, admin)).toBe(200);
});

test("of two admins who demote each other at once, one stays", async ({ api, db }) => {
  const [one, two] = [await aPerson(db, "admin"), await aPerson(db, "admin")];

  const answers = await Promise.all([
    patch(api, one, two.id, { role: "buyer" }),
    patch(api, two, one.id, { role: "buyer" }),
  ]);

  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.some(({ status }) => status >= 500)).toBe(false);
  expect(await db.$count(users, eq(users.role, "admin"))).toBe(1);
});

test("somebody's sessions end without the account ending", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const buyer = await aPerson(db, "buyer");

  const response = await api.request(`/api/admin/users/${buyer.id}/sessions`, by(admin, "DELETE"));

  expect(await response.json()).toMatchObject({ data: { ended: 1 } });
  expect(await statusOf(api, buyer)).toBe(401);
});

test("the admin sees where somebody is signed in, and never a token", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const seller = await aPerson(db, "seller");
  const ended = { id: "old", token: "old", userId: seller.id, expiresAt: new Date(0) };
  await db.insert(sessions).values(ended);

  const response = await api.request(`/api/admin/users/${seller.id}`, by(admin, "GET"));

  const { data } = (await response.json()) as { data: { sessions: object[] } };
  expect(data).toMatchObject({ _id: seller.id, role: "seller" });
  expect(data.sessions).toMatchObject([{ _id: seller.sessionId }]);
  expect(JSON.stringify(data)).not.toMatch(/token/i);
  expect((await api.request("/api/admin/users/nobody", by(admin, "GET"))).status).toBe(404);
});

test("people come in either order", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const seller = await aPerson(db, "seller");
  await db
    .update(users)
    .set({ createdAt: new Date(0) })
    .where(eq(users.id, seller.id));
  const first = async (sort: string) => {
    const path = `/api/admin/users?limit=1&sort=${sort}`;
    const { data } = (await (await api.request(path, by(admin, "GET"))).json()) as {
      data: { _id: string }[];
    };
    return data[0]?._id;
  };

  expect(await first("-created")).toBe(admin.id);
  expect(await first("created")).toBe(seller.id);
});

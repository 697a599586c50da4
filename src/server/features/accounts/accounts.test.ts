import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { createAuth } from "#server/platform/auth/auth.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { aPerson, by } from "#test/accounts.ts";
import { type Api, calledFrom, PUBLIC_URL, post } from "#test/app.ts";
import { bearer, EMAIL, PASSWORD, signIn, test } from "#test/sign-in.ts";
import { findStored } from "#test/stored.ts";

async function statusWith(api: Api, init: RequestInit): Promise<number> {
  return (await api.request("/api/admin/session", init)).status;
}

describe("a session", () => {
  test("opens with the right password and dies at logout", async ({ api }) => {
    const { status, token, message } = await signIn(api, {});
    expect([status, message]).toEqual([200, "Admin login successful"]);
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(await statusWith(api, bearer(token))).toBe(200);

    const out = await api.request("/api/admin/logout", bearer(token, "POST"));
    expect(out.status).toBe(200);
    expect(await statusWith(api, bearer(token))).toBe(401);
  });

  test("dies after an hour unused, and after twelve hours however used", async ({ api, db }) => {
    const { token } = await signIn(api, {});
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

    await db.update(sessions).set({ createdAt: minutesAgo(11 * 60 + 59) });
    expect(await statusWith(api, bearer(token))).toBe(200);
    await db.update(sessions).set({ createdAt: minutesAgo(12 * 60 + 1) });
    expect(await statusWith(api, bearer(token))).toBe(401);
    await db.update(sessions).set({ createdAt: minutesAgo(61), expiresAt: minutesAgo(1) });
    expect(await statusWith(api, bearer(token))).toBe(401);
  });

  test("of an hour is moved by use", async ({ api, db, boss }) => {
    const { token } = await signIn(api, {});
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    await db.update(sessions).set({ expiresAt: minutes(10), updatedAt: minutes(-50) });

    await statusWith(api, bearer(token));

    const [row] = await db.select().from(sessions).where(eq(sessions.userId, boss));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
  });

  test("is as long as the role at that moment allows: an hour idle, or thirty days", async ({
    open,
    db,
  }) => {
    let time = Date.now();
    const now = () => new Date(time);
    const secret = "a secret of at least thirty-two characters";
    const { api } = open({ auth: createAuth({ db, secret, publicUrl: PUBLIC_URL, now }), now });
    const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const [admin, buyer] = [await aPerson(db, "admin"), await aPerson(db, "buyer")];
    await db.update(sessions).set({ expiresAt: later(60), updatedAt: new Date() });
    const statuses = () =>
      Promise.all([admin, buyer].map((person) => statusWith(api, by(person, "GET"))));

    // A signed-in user who is not an admin gets 403.
    expect(await statuses()).toEqual([200, 403]);
    time = Date.now() + 61 * 60_000;
    expect(await statuses()).toEqual([401, 403]);
    time = later(29.9).getTime();
    expect(await statuses()).toEqual([401, 403]);
    time = later(30.1).getTime();
    expect(await statuses()).toEqual([401, 401]);

    time = Date.now() + 13 * 3_600_000;
    await db.update(users).set({ role: "admin" }).where(eq(users.id, buyer.id));
    expect(await statuses()).toEqual([401, 401]);
  });

  test.for([
    "Bearer forged",
    "Bearer ",
    "Bearer a.b.c",
    "Bearer %",
    "Bearer %E0%A4%A",
    "Bearer ' or 1=1 --",
    `Bearer ${"x".repeat(5000)}`,
    "Basic YWRtaW46YWRtaW4=",
    "Bearer null",
  ])("is not forged: %.40s", async (authorization, { api, failures }) => {
    expect(await statusWith(api, { headers: { authorization } })).toBe(401);
    const cookie = `better-auth.session_token=${encodeURIComponent(authorization)}`;
    expect(await statusWith(api, { headers: { cookie } })).toBe(401);
    expect(failures).toEqual([]);
  });

  test("signed under another secret is none", async ({ open, db }) => {
    const { api } = open();
    const { token } = await signIn(api, {});
    const elsewhere = createAuth({
      db,
      secret: "another secret of thirty-two characters",
      publicUrl: "https://aangan.example",
    });
    const other = open({}, { authenticate: elsewhere.authenticate });

    // A token signed elsewhere is refused; the session's own token works.
    expect(await statusWith(other.api, bearer(`${token}.forgedsignature`))).toBe(401);
    expect(await statusWith(api, bearer(token))).toBe(200);
  });

  test("is listed, and ends one by one or all but this", async ({ api }) => {
    const tokens: (string | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) tokens.push((await signIn(api, {})).token);
    const list = async () => {
      const response = await api.request("/api/admin/sessions", bearer(tokens[0]));
      return ((await response.json()) as { data: { _id: string; isCurrent: boolean }[] }).data;
    };

    const listed = await list();
    expect(listed).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain(tokens[1]);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = listed.find(({ isCurrent }) => !isCurrent)?._id;
    const end = (id: string | undefined) =>
      api.request(`/api/admin/sessions/${id}`, bearer(tokens[0], "DELETE"));
    expect((await end(other)).status).toBe(200);
    expect((await end(other)).status).toBe(404);
    const rest = await api.request("/api/admin/sessions", bearer(tokens[0], "DELETE"));
    expect(await rest.json()).toMatchObject({ data: { ended: 1 } });
    expect(await list()).toHaveLength(1);
    expect(await statusWith(api, bearer(tokens[2]))).toBe(401);
  });
});

describe("a sign-in", () => {
  test("of somebody who is no admin, or is suspended, is a wrong password and leaves no session", async ({
    api,
    db,
    boss,
  }) => {
    for (const change of [{ role: "buyer" as const }, { role: "admin" as const, banned: true }]) {
      await db.update(users).set(change).where(eq(users.id, boss));
      const { status, message } = await signIn(api, {});

      expect([status, message]).toEqual([401, "Wrong e-mail or password"]);
    }
    expect(await db.select().from(sessions)).toEqual([]);
  });

  test("is noted, the good and the bad", async ({ api, db, boss }) => {
    await signIn(api, { password: "wrong" });
    await signIn(api, { email: "stranger@aangan.example" });
    await signIn(api, {});

    const rows = await db.select().from(auditLog).orderBy(auditLog.createdAt, auditLog.id);
    expect(rows.map((row) => [row.action, row.actorId, row.objectId])).toEqual([
      ["session.refused", null, boss],
      ["session.refused", null, "s***@aangan.example"],
      ["session.started", boss, boss],
    ]);
    expect(rows[0]?.ipAddress).toBe("10.0.0.1");
  });
});

describe("guessing", () => {
  test("is over after five tries, then waits a minute, two, four, up to an hour", async ({
    open,
  }) => {
    let time = Date.now();
    const { api } = open({ now: () => new Date(time) });
    const guess = () => signIn(api, { password: "wrong" });

    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401);
    const waits: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const { status, retryAfter } = await guess();
      expect(status).toBe(429);
      waits.push(retryAfter);
      time += retryAfter * 1000;
      expect((await guess()).status).toBe(401);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    time += 3_600_000;
    expect((await signIn(api, {})).status).toBe(200);
  });

  test("a hundred and fifty times at once reaches the password a few times", async ({ api }) => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        api.request(
          "/api/admin/login",
          post(
            { email: EMAIL, password: `wrong ${n}` },
            { "x-forwarded-for": `1.2.3.${n}`, "x-real-ip": `1.2.3.${n}` },
          ),
          calledFrom("10.0.0.9", { "x-forwarded-for": `1.2.3.${n}` }),
        ),
      ),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(145);
    expect(answers.every(({ status, headers }) => status !== 429 || headers.get("retry-after")));
  });

  test("from elsewhere keeps waiting neither the admin's own place nor a known device", async ({
    api,
  }) => {
    const { device } = await signIn(api, {}, { from: "10.0.0.1" });
    const wrong = (from: string) => signIn(api, { password: "wrong" }, { from });
    await Promise.all(Array.from({ length: 10 }, () => wrong("10.6.6.6")));
    expect((await signIn(api, {}, { from: "10.6.6.6" })).status).toBe(429);
    expect((await signIn(api, {}, { from: "10.0.0.1" })).status).toBe(200);

    await Promise.all(Array.from({ length: 40 }, (_, count) => wrong(`10.7.7.${count}`)));
    expect((await signIn(api, {}, { from: "10.0.0.2" })).status).toBe(429);
    expect((await signIn(api, {}, { from: "10.0.0.2", cookie: device })).status).toBe(200);
    const forged = `${device.slice(0, -3)}AAA`;
    expect((await signIn(api, {}, { from: "10.0.0.2", cookie: forged })).status).toBe(429);
  });

  test("on many accounts from one address is counted by the address", async ({ api, database }) => {
    const limits = createRateLimits(database.pool, true);
    for (let count = 0; count < 99; count += 1) await limits.use("loginPerAddress", "10.0.0.1");

    expect((await signIn(api, { email: "one@x.example" })).status).toBe(401);
    expect((await signIn(api, { email: "two@x.example" })).status).toBe(429);
    expect((await signIn(api, {}, { from: "10.0.0.2" })).status).toBe(200);
  });
});

test("the password, the token and the codes are in no answer, log or row in the clear", async ({
  api,
  db,
  database,
}) => {
  const { token, response } = await signIn(api, {});
  await api.request("/api/admin/sessions", bearer(token));

  expect(await findStored(database.pool, PASSWORD)).toEqual([]);
  expect(await findStored(database.pool, token ?? "")).toEqual([]);
  // The stored row contains nothing that can be used to sign in.
  const [row] = await db.select().from(sessions);
  expect(await statusWith(api, bearer(row?.token))).toBe(401);
  expect(response.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict; Secure/);
  expect(response.headers.get("set-cookie")).not.toContain(token);
  expect((await db.select().from(users)).length).toBe(1);
});

test("a password of an operator's reset ends every session", async ({ api, app }) => {
  const { token } = await signIn(api, {});

  await app.accounts.resetPassword(
    { email: EMAIL, password: "another long password" },
    { withoutSecondFactor: false },
  );

  expect(await statusWith(api, bearer(token))).toBe(401);
  expect((await signIn(api, {})).status).toBe(401);
  expect((await signIn(api, { password: "another long password" })).status).toBe(200);
  await expect(
    app.accounts.resetPassword(
      { email: "nobody@x.example", password: "long enough" },
      { withoutSecondFactor: false },
    ),
  ).rejects.toThrow("No admin");
});

test("a company's member acts for the company while it is there", async ({ api, db }) => {
  const person = await aPerson(db, "company");

  expect((await api.request("/api/admin/session", by(person, "GET"))).status).toBe(403);
});

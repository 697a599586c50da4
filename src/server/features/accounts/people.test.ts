import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { auditLog, messages } from "#server/platform/db/schema/operations.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { type Api, calledFrom, post, test } from "#test/app.ts";
import { quickestMs } from "#test/stopwatch.ts";
import { insertPerson } from "./repository-people.ts";

const ASHA = { name: "Asha Rao", email: "asha@home.example", role: "seller" };
const PASSWORD = "a door with a lock";

type Answer = { success: boolean; message: string; data?: { token: string } };

async function call(
  api: Api,
  path: string,
  body: object,
  { from = "10.0.0.1", cookie = "", forwarded = "" } = {},
) {
  const headers: Record<string, string> = {
    ...(cookie && { cookie }),
    ...(forwarded && { "x-forwarded-for": forwarded }),
  };
  const init = post(body, headers);
  const response = await api.request(`/api/auth/${path}`, init, calledFrom(from, headers));
  const answer = (await response.json()) as Answer;
  const cookies = response.headers.getSetCookie();
  return { status: response.status, cookies, headers: response.headers, ...answer };
}

async function lastMail(db: Db) {
  const rows = await db.select().from(messages).orderBy(messages.createdAt);
  return rows.at(-1);
}

async function mailedToken(db: Db): Promise<string> {
  return /token=([\w-]+)/.exec((await lastMail(db))?.body ?? "")?.[1] ?? "";
}

async function signUp(api: Api, db: Db, who = ASHA) {
  await call(api, "sign-up/email", { ...who, password: PASSWORD });
  return call(api, "verify-email", { token: await mailedToken(db), password: PASSWORD });
}

const signIn = (api: Api, password: string, how = {}) =>
  call(api, "sign-in/email", { email: ASHA.email, password }, how);

function cookieOf(cookies: string[], name: string): string {
  return cookies.find((each) => each.startsWith(`${name}=`)) ?? "";
}

const pair = (cookie: string) => cookie.split(";")[0] ?? "";

async function isIn(api: Api, headers: Record<string, string>): Promise<boolean> {
  const out = await api.request("/api/auth/sign-out", { method: "POST", headers });
  return out.status === 200;
}

describe("signing up", () => {
  test("makes an account when the mail's link is used, and not before", async ({ api, db }) => {
    const asked = await call(api, "sign-up/email", { ...ASHA, password: PASSWORD });
    expect(asked.status).toBe(200);
    expect(await db.select().from(users)).toEqual([]);
    expect((await signIn(api, PASSWORD)).status).toBe(401);

    const token = await mailedToken(db);
    const entered = await call(api, "verify-email", { token, password: PASSWORD });

    expect(entered.status).toBe(200);
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ ...ASHA, emailVerified: true });
    expect((await call(api, "verify-email", { token, password: PASSWORD })).status).toBe(404);
    expect((await signIn(api, PASSWORD)).status).toBe(200);
    const acts = await db.select({ action: auditLog.action }).from(auditLog);
    expect(acts.map(({ action }) => action)).toContain("user.created");
  });

  test("answers the same for an address that has an account, and tells only its owner", async ({
    api,
    db,
  }) => {
    const first = await call(api, "sign-up/email", { ...ASHA, password: PASSWORD });
    await call(api, "verify-email", { token: await mailedToken(db), password: PASSWORD });
    const second = await call(api, "sign-up/email", { ...ASHA, password: "another one 123" });

    expect([second.status, second.message]).toEqual([first.status, first.message]);
    expect((await lastMail(db))?.subject).toContain("already have an account");
    expect((await signIn(api, "another one 123")).status).toBe(401);
  });

  test("by a stranger in between does not change the password of the first link", async ({
    api,
    db,
  }) => {
    await call(api, "sign-up/email", { ...ASHA, password: PASSWORD });
    const own = await mailedToken(db);
    await call(api, "sign-up/email", { ...ASHA, password: "the stranger's" });
    const strangers = await mailedToken(db);

    expect((await call(api, "verify-email", { token: own, password: PASSWORD })).status).toBe(200);
    const late = { token: strangers, password: "the stranger's" };
    expect((await call(api, "verify-email", late)).status).toBe(404);
    expect((await signIn(api, "the stranger's")).status).toBe(401);
  });

  test("by a stranger with somebody's address makes no account with the stranger's password", async ({
    api,
    db,
  }) => {
    const planted = "the stranger's own one";
    await call(api, "sign-up/email", { ...ASHA, password: planted });
    const token = await mailedToken(db);

    const pressed = await call(api, "verify-email", { token });
    const guessed = await call(api, "verify-email", { token, password: PASSWORD });
    const chosen = await call(api, "verify-email", { token, newPassword: PASSWORD });

    expect([pressed.status, guessed.status, chosen.status]).toEqual([422, 422, 200]);
    expect((await signIn(api, planted)).status).toBe(401);
    expect((await signIn(api, PASSWORD)).status).toBe(200);
  });

  test("is confirmed without another word in the browser it was made in", async ({ api, db }) => {
    const { cookies } = await call(api, "sign-up/email", { ...ASHA, password: PASSWORD });
    const token = await mailedToken(db);
    const cookie = pair(cookieOf(cookies, "signing-up"));

    const other = await call(api, "verify-email", { token }, { cookie: "signing-up=another" });
    const same = await call(api, "verify-email", { token }, { cookie });

    expect(cookieOf(cookies, "signing-up")).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect([other.status, same.status]).toEqual([422, 200]);
  });

  test("waits after some wrong passwords, and leaves the link as it was", async ({
    open,
    database,
    db,
  }) => {
    const { api } = open({ limits: createRateLimits(database.pool, true) });
    await call(api, "sign-up/email", { ...ASHA, password: PASSWORD });
    const token = await mailedToken(db);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await call(api, "verify-email", { token, password: "not this" })).status);
    }

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await call(api, "verify-email", { token, newPassword: PASSWORD })).status).toBe(200);
  });

  test("as admin, or without what is needed, is a 422", async ({ api, db }) => {
    const wrong = [{ role: "admin" }, { password: "short" }, { email: "x" }, { name: " " }];
    for (const part of wrong) {
      const answer = await call(api, "sign-up/email", { ...ASHA, password: PASSWORD, ...part });
      expect([part, answer.status]).toEqual([part, 422]);
    }
    expect(await db.select().from(messages)).toEqual([]);
  });
});

describe("the session cookie", () => {
  test("is the browser's alone, opens the door, and is taken back at sign-out", async ({
    api,
    db,
  }) => {
    await signUp(api, db);
    const { cookies, data } = await signIn(api, PASSWORD);
    const cookie = cookieOf(cookies, "__Host-session");

    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).toContain("Path=/;");
    const tampered = pair(cookie).replace(/=.{4}/, "=AAAA");
    expect(await isIn(api, { cookie: tampered })).toBe(false);
    const out = await api.request("/api/auth/sign-out", {
      method: "POST",
      headers: { cookie: pair(cookie) },
    });
    expect(out.status).toBe(200);
    expect(out.headers.get("set-cookie")).toContain("__Host-session=; Path=/; Max-Age=0");
    expect(await isIn(api, { authorization: `Bearer ${data?.token}` })).toBe(false);
  });
});

describe("a forgotten password", () => {
  test("is replaced by mail, which ends every session and every other link", async ({
    api,
    db,
  }) => {
    const { data } = await signUp(api, db);
    await call(api, "request-password-reset", { email: ASHA.email });
    const first = await mailedToken(db);
    await call(api, "request-password-reset", { email: ASHA.email.toUpperCase() });
    const second = await mailedToken(db);

    const reset = await call(api, "reset-password", { token: second, password: "a brand new one" });

    expect(reset.status).toBe(200);
    expect(await isIn(api, { authorization: `Bearer ${data?.token}` })).toBe(false);
    expect((await signIn(api, PASSWORD)).status).toBe(401);
    expect((await signIn(api, "a brand new one")).status).toBe(200);
    const again = await call(api, "reset-password", { token: first, password: "one more time" });
    expect(again.status).toBe(404);
    expect((await lastMail(db))?.subject).toContain("was changed");
  });

  test("gets the same answer, and no mail, for an address nobody has", async ({ api, db }) => {
    const { status } = await call(api, "request-password-reset", { email: "no@one.example" });
    expect(status).toBe(200);
    expect(await db.select().from(messages)).toEqual([]);
  });

  test("is not mailed to who came by phone, and has no address", async ({ api, db }) => {
    const email = "919876543210@phone.invalid";
    await insertPerson(db, { ...ASHA, email, role: "buyer", language: "en" });

    const { status } = await call(api, "request-password-reset", { email });

    expect(status).toBe(200);
    expect(await db.select().from(messages)).toEqual([]);
  });

  test("is not even hashed for a link that was made up, and that only so often", async ({
    api,
    open,
    database,
  }) => {
    const reset = (on: Api) =>
      call(on, "reset-password", { token: "made-up", password: "a brand new one" });
    const took = await quickestMs(40, () => reset(api));
    const limited = open({ limits: createRateLimits(database.pool, true) }).api;
    const statuses: number[] = [];
    for (let times = 0; times <= 100; times += 1) statuses.push((await reset(limited)).status);

    expect(took).toBeLessThan(40);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });

  test("may be asked for three times an hour, whatever forwarding headers say", async ({ api }) => {
    const ask = (n: number) =>
      call(
        api,
        "request-password-reset",
        { email: ASHA.email },
        { from: `10.0.0.${n}`, forwarded: `9.9.9.${n}` },
      );
    for (const n of [1, 2, 3]) expect((await ask(n)).status).toBe(200);
    const fourth = await ask(4);
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(60);
  });
});

describe("guessing", () => {
  test("waits after five tries, though the address is forged, and spares the owner's device", async ({
    api,
    db,
  }) => {
    const { cookies } = await signUp(api, db);
    const device = pair(cookieOf(cookies, "known-device"));
    for (let n = 0; n < 5; n += 1) {
      const { status } = await signIn(api, `guess ${n}`, { forwarded: `1.2.3.${n}` });
      expect(status).toBe(401);
    }
    const sixth = await signIn(api, PASSWORD, { forwarded: "1.2.3.99" });
    expect(sixth.status).toBe(429);

    expect((await signIn(api, PASSWORD, { cookie: device })).status).toBe(200);
    expect((await signIn(api, PASSWORD, { from: "10.0.0.2" })).status).toBe(200);
  });

  test("learns nothing about who is an admin, and an admin gets no cookie here", async ({
    api,
    app,
  }) => {
    await app.accounts.createAdmin({ email: ASHA.email, password: PASSWORD });
    expect((await signIn(api, "wrong password")).message).toBe("Wrong e-mail or password");
    const right = await signIn(api, PASSWORD);
    expect([right.status, right.cookies]).toEqual([403, []]);
  });

  test("is no way into a suspended account", async ({ api, db }) => {
    await signUp(api, db);
    await db.update(users).set({ banned: true }).where(eq(users.email, ASHA.email));
    await db.delete(sessions);
    expect((await signIn(api, PASSWORD)).status).toBe(403);
    expect(await db.select().from(sessions)).toEqual([]);
  });
});

test("sixty sign-ups in half an hour from one address, whatever it claims to be, and not one more", async ({
  open,
  database,
}) => {
  const limits = createRateLimits(database.pool, true);
  const { api } = open({ limits });
  for (let n = 1; n < 60; n += 1) await limits.use("signUpPerAddress", "10.0.0.1");
  const who = { ...ASHA, password: PASSWORD };
  const sixtieth = await call(api, "sign-up/email", who, { forwarded: "1.1.1.1" });
  const next = await call(api, "sign-up/email", who, { forwarded: "1.1.1.2" });
  expect([sixtieth.status, next.status]).toEqual([200, 429]);
});

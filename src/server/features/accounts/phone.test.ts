import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { desc } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";
import { createTexter } from "#server/platform/mail/texter.ts";
import { type Api, calledFrom, post, test } from "#test/app.ts";

const PHONE = "+919876543210";

type Answer = { message: string; data?: { ticket: string; token: string } };

async function call(api: Api, path: string, body: object, { from = "10.0.0.1", cookie = "" } = {}) {
  const headers = { "x-forwarded-for": `9.9.9.${Math.floor(Math.random() * 250)}`, cookie };
  const init = post(body, headers);
  const response = await api.request(
    `/api/auth/phone-number/${path}`,
    init,
    calledFrom(from, headers),
  );
  const answer = (await response.json()) as Answer;
  return { status: response.status, cookies: response.headers.getSetCookie(), ...answer.data };
}

const send = (api: Api, how = {}, body: object = {}) =>
  call(api, "send-otp", { phone: "98765 43210", ...body }, how);

const verify = (api: Api, ticket: string | undefined, code: string, how = {}) =>
  call(api, "verify", { ticket, code }, how);

async function textedCode(db: Db): Promise<string> {
  const [row] = await db.select().from(messages).orderBy(desc(messages.createdAt)).limit(1);
  return /\d{6}/.exec(row?.body ?? "")?.[0] ?? "";
}

const another = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a code", () => {
  test("sent to a phone signs in whoever holds it, once", async ({ api, db }) => {
    const { ticket } = await send(api, {}, { role: "affiliate", name: "Ravi" });
    const code = await textedCode(db);

    const entered = await verify(api, ticket, code);

    expect(entered.status).toBe(200);
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({
      name: "Ravi",
      role: "affiliate",
      phoneNumber: PHONE,
      phoneNumberVerified: true,
    });
    expect((await verify(api, ticket, code)).status).toBe(404);
  });

  test("leads back to the account the number has", async ({ open, database, db }) => {
    const { api } = open({ limits: createRateLimits(database.pool, false) });
    for (const role of ["seller", "buyer"]) {
      const { ticket } = await send(api, {}, { role });
      expect((await verify(api, ticket, await textedCode(db))).status).toBe(200);
    }
    expect((await db.select().from(users)).map(({ role }) => role)).toEqual(["seller"]);
  });

  test("is void after three tries, and after ten minutes", async ({ open, api, db }) => {
    const { ticket } = await send(api);
    const code = await textedCode(db);
    for (const _ of [1, 2, 3]) expect((await verify(api, ticket, another(code))).status).toBe(422);
    expect((await verify(api, ticket, code)).status).toBe(404);

    const later = open({ now: () => new Date(Date.now() + 11 * 60_000) });
    const fresh = await send(api, {}, { phone: "98765 43211" });
    const late = await verify(later.api, fresh.ticket, await textedCode(db));
    expect(late.status).toBe(404);
  });

  test("cannot be used up by who has no ticket for it", async ({ api, db }) => {
    const { ticket } = await send(api);
    const code = await textedCode(db);
    for (const forged of ["", "x", `${ticket}x`]) {
      expect((await verify(api, forged, another(code))).status).toBeGreaterThanOrEqual(404);
    }
    expect((await verify(api, ticket, code)).status).toBe(200);
  });
});

describe("asking for codes", () => {
  test("is for Indian mobiles, and never makes an admin", async ({ api }) => {
    for (const phone of ["12345", "020 2567 8901", "+1 555 0100", ""]) {
      expect([phone, (await send(api, {}, { phone })).status]).toEqual([phone, 422]);
    }
    expect((await send(api, {}, { role: "admin" })).status).toBe(422);
  });

  test("is held to one in thirty seconds and five an hour, from wherever", async ({
    open,
    database,
  }) => {
    const limits = createRateLimits(database.pool, true);
    const { api } = open({ limits });
    expect((await send(api)).status).toBe(200);
    expect((await send(api, { from: "10.0.0.2" })).status).toBe(429);
    for (const n of [2, 3, 4, 5]) {
      await limits.forgive("codeSoonPerPhone", PHONE);
      expect([n, (await send(api, { from: `10.0.0.${n}` })).status]).toEqual([n, 200]);
    }
    await limits.forgive("codeSoonPerPhone", PHONE);
    expect((await send(api, { from: "10.0.0.9" })).status).toBe(429);
  });

  test("by a stranger does not lock out the phone's own browser", async ({
    open,
    database,
    db,
  }) => {
    const limits = createRateLimits(database.pool, true);
    const { api } = open({ limits });
    const first = await send(api);
    const { cookies } = await verify(api, first.ticket, await textedCode(db));
    const mark = cookies.find((each) => each.startsWith("known-device="))?.split(";")[0] ?? "";
    for (let n = 0; n < 10; n += 1) await limits.use("codeTriesPerPhone", PHONE).catch(() => {});

    expect((await send(api, { from: "10.9.9.9" })).status).toBe(429);
    const own = await send(api, { cookie: mark });
    expect(own.status).toBe(200);
    expect((await verify(api, own.ticket, await textedCode(db), { cookie: mark })).status).toBe(
      200,
    );
  });

  test("waits for a gateway, unless it is a demo", async ({ open }) => {
    const delivery = { hasMailServer: true, hasTextGateway: false, isDemo: false };
    expect((await send(open({ delivery }).api)).status).toBe(503);
    expect((await send(open({ delivery: { ...delivery, isDemo: true } }).api)).status).toBe(200);
  });
});

test("the operator's webhook gets the text, again if it stumbles", async ({ api, db }) => {
  const texts: unknown[] = [];
  const gateway = createServer(async (request, response) => {
    texts.push(JSON.parse(String((await request.toArray()).join(""))));
    response.writeHead(texts.length === 1 ? 502 : 200).end();
  }).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const texter = createTexter(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
  await send(api);

  await deliverNext(db, undefined, texter);
  expect((await db.select().from(messages))[0]?.status).toBe("queued");
  await db.update(messages).set({ nextAttemptAt: new Date(0) });
  await deliverNext(db, undefined, texter);

  expect((await db.select().from(messages))[0]?.status).toBe("sent");
  const text = expect.stringMatching(/^\d{6} is your code for Aangan/);
  expect(texts).toEqual([
    { to: PHONE, text },
    { to: PHONE, text },
  ]);
  gateway.close();
});

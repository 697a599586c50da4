import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { totpAt } from "#server/platform/auth/totp.ts";
import type { Db } from "#server/platform/db/client.ts";
import { proofs, sessions, users } from "#server/platform/db/schema/accounts.ts";
import { messages } from "#server/platform/db/schema/operations.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, calledFrom, post, test } from "#test/app.ts";
import { aCompany } from "#test/factories.ts";

type Answer<Data = Record<string, unknown>> = {
  data: Data;
  message: string;
  twoFactor?: boolean;
  ticket?: string;
};

const AADHAAR = "2341 2341 2346";

async function call<Data = Record<string, unknown>>(
  api: Api,
  person: Person | undefined,
  what: string,
  body?: object,
) {
  const [method = "", path = ""] = what.split(" ");
  const response = await api.request(`/api${path}`, by(person, method, body));
  return { status: response.status, ...((await response.json()) as Answer<Data>) };
}

describe("a profile", () => {
  test("is filled by the PIN code where it was left empty, and hides identity numbers", async ({
    api,
    db,
  }) => {
    const buyer = await aPerson(db, "buyer");
    const saved = await call(api, buyer, "PUT /me", {
      name: `Asha ${AADHAAR}`,
      phone: "98765 43210",
      address: `Flat 4, ${AADHAAR}`,
      pincode: "411045",
      language: "hi",
      role: "admin",
      isVerified: true,
    });
    expect(saved.data).toMatchObject({
      name: "Asha XXXX XXXX 2346",
      phone: "+919876543210",
      address: "Flat 4, XXXX XXXX 2346",
      city: "Pune",
      state: "Maharashtra",
      role: "buyer",
      isVerified: false,
      language: "hi",
    });
    const own = { name: "Asha", pincode: "411045", city: "Hadapsar" };
    expect((await call(api, buyer, "PUT /me", own)).data).toMatchObject({ city: "Hadapsar" });
    expect((await call(api, buyer, "PUT /me", { ...own, pincode: "011045" })).status).toBe(422);
  });

  test("says how the company stands that somebody works for", async ({ api, db }) => {
    const verified = await aCompany(db, { name: "Nivara", verifiedAt: new Date() });
    const waiting = await aCompany(db, { name: "Chowkdi" });
    const companyOf = async (id: string) =>
      (await call(api, await aPerson(db, "company", id), "GET /me")).data.company;

    expect(await companyOf(verified.id)).toEqual({ name: "Nivara", isVerified: true });
    expect(await companyOf(waiting.id)).toEqual({ name: "Chowkdi", isVerified: false });
    expect((await call(api, await aPerson(db, "buyer"), "GET /me")).data.company).toBeNull();
  });

  test("can name a number, but whoever proves the number gets it", async ({ open, db }) => {
    const { api, app } = open();
    const [squatter, other] = [await aPerson(db, "buyer"), await aPerson(db, "buyer")];
    const claim = { name: "Mallory", phone: "9876543210" };
    expect((await call(api, squatter, "PUT /me", claim)).status).toBe(200);
    // The response does not reveal whether the number is taken, and an unproven claim blocks no one.
    expect((await call(api, other, "PUT /me", claim)).status).toBe(200);

    const from = {
      address: "10.0.0.9",
      userAgent: null,
      device: undefined,
      language: "en" as const,
    };
    const ticket = await app.phones.send(
      { phone: "+919876543210", name: "Asha", role: "buyer" },
      from,
    );
    const [text] = await db.select().from(messages).where(eq(messages.channel, "sms"));
    const code = /\d{6}/.exec(text?.body ?? "")?.[0] ?? "";
    expect(await app.phones.verify(ticket, code, from)).toMatchObject({ isNew: true });
    const [left] = await db.select().from(users).where(eq(users.id, squatter.id));
    expect(left?.phoneNumber).toBeNull();
  });

  test("of who came by phone keeps the number they came with", async ({ api, db }) => {
    const person = await aPerson(db, "buyer");
    const number = { email: "919876543210@phone.invalid", phoneNumber: "+919876543210" };
    await db.update(users).set({ ...number, phoneNumberVerified: true });
    const change = { name: "Asha", phone: "9812345678" };
    expect((await call(api, person, "PUT /me", change)).status).toBe(409);
    expect((await call(api, person, "PUT /me", { ...change, phone: "9876543210" })).status).toBe(
      200,
    );
  });
});

test("one's sessions are listed and ended, and nobody else's", async ({ api, db }) => {
  const [asha, ravi] = [await aPerson(db, "buyer"), await aPerson(db, "buyer")];
  const list = await call<{ _id: string; isCurrent: boolean }[]>(
    api,
    asha,
    "GET /auth/list-sessions",
  );
  expect(list.data).toMatchObject([{ _id: asha.sessionId, isCurrent: true }]);
  const theirs = { id: ravi.sessionId };
  expect((await call(api, asha, "POST /auth/revoke-session", theirs)).status).toBe(404);
  const own = { id: asha.sessionId };
  expect((await call(api, asha, "POST /auth/revoke-session", own)).status).toBe(200);
  expect((await call(api, asha, "GET /me")).status).toBe(401);
  expect(await db.$count(sessions)).toBe(1);
});

describe("a second step", () => {
  const PASSWORD = "a door with a lock";

  async function aMember(api: Api, db: Db, email: string) {
    const who = { name: "Asha", email, password: PASSWORD, role: "buyer" };
    await api.request("/api/auth/sign-up/email", post(who));
    const [mail] = await db.select().from(messages).where(eq(messages.recipient, email));
    const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
    const response = await api.request(
      "/api/auth/verify-email",
      post({ token, password: PASSWORD }),
    );
    const { data } = (await response.json()) as Answer<{ token: string }>;
    return { id: "", sessionId: "", headers: { authorization: `Bearer ${data.token}` } };
  }

  test("is set up by a code, asked for after the password, and given up", async ({ open, db }) => {
    let time = Date.now();
    const { api } = open({ now: () => new Date(time) });
    const email = "asha@home.example";
    const member = await aMember(api, db, email);
    const signIn = async () => {
      const init = post({ email, password: PASSWORD });
      const response = await api.request("/api/auth/sign-in/email", init, calledFrom("10.2.0.1"));
      return { status: response.status, ...((await response.json()) as Answer) };
    };
    const enable = (current: string) =>
      call<{ secret: string }>(api, member, "POST /auth/two-factor/enable", { current });

    expect((await enable("wrong")).status).toBe(422);
    const { secret } = (await enable(PASSWORD)).data;
    expect((await signIn()).status).toBe(200);
    const code = () => totpAt(secret, new Date(time));
    const on = await call(api, member, "POST /auth/two-factor/confirm", { code: code() });
    expect(on.data.recoveryCodes).toHaveLength(10);

    const first = await signIn();
    expect(first).toMatchObject({ status: 401, twoFactor: true });
    const verify = (ticket: string, typed: string) =>
      call(api, undefined, "POST /auth/two-factor/verify", { ticket, code: typed });
    const ticket = first.ticket ?? "";
    expect((await verify("forged", code())).status).toBe(404);
    expect((await verify(ticket, "000000")).status).toBe(422);
    time += 30_000;
    expect((await verify(ticket, code())).status).toBe(200);
    expect((await verify(ticket, code())).status).toBe(422);
    time += 11 * 60_000;
    expect((await verify(ticket, code())).status).toBe(404);

    const stop = { current: PASSWORD, code: code() };
    expect((await call(api, member, "POST /auth/two-factor/disable", stop)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test("is not got round by a new password", async ({ open, db }) => {
    const { api } = open();
    const email = "ravi@home.example";
    await aMember(api, db, email);
    await db.update(users).set({ twoFactorEnabled: true });
    await api.request("/api/auth/request-password-reset", post({ email }));
    const mails = await db.select().from(messages).where(eq(messages.recipient, email));
    const token = mails
      .map(({ body }) => /reset\?token=([\w-]+)/.exec(body)?.[1])
      .find((found) => found !== undefined);
    const init = post({ token, password: "another long door" });
    const response = await api.request("/api/auth/reset-password", init);
    expect(response.status).toBe(401);
    expect((await response.json()) as Answer).toMatchObject({ twoFactor: true });
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("a number to be verified by", () => {
  test("is checked, waits for the admin, and verifies the account", async ({ api, db }) => {
    const [seller, admin] = [await aPerson(db, "seller"), await aPerson(db, "admin")];
    const give = (kind: string, number: string) =>
      call<{ status: string }[]>(api, seller, "POST /auth/proofs", { kind, number });

    for (const [kind, number] of [
      ["gst", "27AAPFU0939F1ZX"],
      ["rera", AADHAAR],
      ["rera", "ABCPD1234E"],
      ["rera", "SAMPLE-RERA-1"],
      ["aadhaar", AADHAAR],
    ] as const) {
      expect([number, (await give(kind, number)).status]).toEqual([number, 422]);
    }
    expect(await give("gst", "27 aapfu0939f1zv")).toMatchObject({
      status: 201,
      data: [{ number: "27AAPFU0939F1ZV", status: "pending" }],
    });
    await give("gst", "27AAPFU0939F1ZV");
    const [proof, ...more] = await db.select().from(proofs);
    expect(more).toEqual([]);

    const waiting = await call<object[]>(api, admin, "GET /admin/users?waiting=true");
    expect(waiting.data).toMatchObject([{ _id: seller.id, isVerified: false }]);
    const decide = (body: object) =>
      call(api, admin, `POST /admin/proofs/${proof?.id}/decision`, body);
    expect((await decide({ verdict: "reject" })).status).toBe(422);
    const both = await Promise.all([
      decide({ verdict: "accept" }),
      decide({ verdict: "reject", reason: "Not found" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.$count(messages)).toBe(1);
    const isVerified = both[0]?.status === 200;
    expect((await call(api, seller, "GET /me")).data.isVerified).toBe(isVerified);
  });
});

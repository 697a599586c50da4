import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { createGoogleClient } from "#server/platform/auth/google.ts";
import { accounts, users } from "#server/platform/db/schema/accounts.ts";
import { aPerson } from "#test/accounts.ts";
import { type Api, test as base, PUBLIC_URL } from "#test/app.ts";

type Profile = { sub: string; email: string; email_verified: boolean; name: string };
type Google = { url: string; profile: Profile; challenge: string };

/** A fake Google: a code for a challenge, a token for the code, a person for the token. */
const test = base.extend<{ google: Google }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  google: async ({}, use) => {
    const google: Google = {
      url: "",
      challenge: "",
      profile: { sub: "g-1", email: "asha@gmail.example", email_verified: true, name: "Asha" },
    };
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const body = answerTo(google, form, request.headers.authorization);
      response
        .writeHead(body ? 200 : 400, { "content-type": "application/json" })
        .end(JSON.stringify(body ?? { error: "invalid_grant" }));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    google.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(google);
    server.close();
  },
});

function answerTo(google: Google, form: URLSearchParams, authorization: string | undefined) {
  if (authorization === "Bearer let-me-in") return google.profile;
  const verifier = form.get("code_verifier") ?? "";
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const isGood = form.get("code") === "good" && challenge === google.challenge;
  return isGood ? { access_token: "let-me-in", token_type: "Bearer" } : undefined;
}

function clientOf({ url }: Google) {
  return createGoogleClient({
    clientId: "our-client",
    clientSecret: "our secret",
    publicUrl: PUBLIC_URL,
    endpoints: {
      authorization: `${url}/auth`,
      token: `${url}/token`,
      userInfo: `${url}/userinfo`,
    },
  });
}

async function comeBack(api: Api, state: string, kept: string, code = "good") {
  const path = `/api/auth/callback/google?code=${code}&state=${encodeURIComponent(state)}`;
  const headers = { cookie: `google-step=${encodeURIComponent(kept)}` };
  const response = await api.request(path, { headers });
  const cookies = response.headers.getSetCookie();
  return {
    to: response.headers.get("location"),
    isIn: cookies.some((cookie) => /session=[^;]/.test(cookie)),
  };
}

test("Google lets a new person in, with the role they chose, and knows them again", async ({
  open,
  db,
  google,
}) => {
  const { app, api } = open({ google: clientOf(google) });
  const visit = async () => {
    const { url, kept } = await app.google.begin({ role: "seller", language: "hi", to: "/saved" });
    const asked = new URL(url).searchParams;
    google.challenge = asked.get("code_challenge") ?? "";
    expect(asked.get("redirect_uri")).toBe(`${PUBLIC_URL}/api/auth/callback/google`);
    return comeBack(api, asked.get("state") ?? "", kept);
  };

  expect(await visit()).toEqual({ to: "/saved", isIn: true });
  google.profile.email = "changed@gmail.example";
  expect(await visit()).toEqual({ to: "/saved", isIn: true });

  const [person, ...others] = await db.select().from(users);
  expect(others).toEqual([]);
  expect(person).toMatchObject({
    role: "seller",
    email: "asha@gmail.example",
    emailVerified: true,
    language: "hi",
  });
});

test("an account is linked by an address that both sides have proved, and by no other", async ({
  open,
  db,
  google,
}) => {
  const { app, api } = open({ google: clientOf(google) });
  const buyer = await aPerson(db, "buyer");
  await db
    .update(users)
    .set({ email: google.profile.email, emailVerified: true })
    .where(eq(users.id, buyer.id));
  const visit = async () => {
    const { url, kept } = await app.google.begin({ role: "seller", language: "en" });
    const asked = new URL(url).searchParams;
    google.challenge = asked.get("code_challenge") ?? "";
    return comeBack(api, asked.get("state") ?? "", kept);
  };

  google.profile.email_verified = false;
  expect(await visit()).toEqual({ to: "/google-auth?problem=unproved", isIn: false });
  google.profile.email_verified = true;
  await db.update(users).set({ banned: true });
  expect(await visit()).toEqual({ to: "/google-auth?problem=refused", isIn: false });
  await db.update(users).set({ banned: false });
  expect(await visit()).toEqual({ to: "/dashboard", isIn: true });
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(accounts, eq(accounts.userId, buyer.id))).toBe(1);

  // Creating an account with an unverified address does not give access to its real owner's.
  await db.delete(accounts);
  await db.update(users).set({ emailVerified: false });
  expect((await visit()).isIn).toBe(false);

  await db.update(users).set({ emailVerified: true, twoFactorEnabled: true });
  expect(await visit()).toEqual({ to: "/auth?step=code", isIn: false });
  await db.update(users).set({ role: "admin" });
  expect((await visit()).to).toBe("/google-auth?problem=refused");
});

test("nothing comes of a forged state, another browser's, or a code that Google refuses", async ({
  open,
  db,
  google,
}) => {
  const { app, api } = open({ google: clientOf(google) });
  const { url, kept } = await app.google.begin({ role: "buyer", language: "en" });
  const asked = new URL(url).searchParams;
  google.challenge = asked.get("code_challenge") ?? "";
  const state = asked.get("state") ?? "";
  for (const [given, cookie, code] of [
    ["forged", kept, "good"],
    [state, "", "good"],
    [state, "forged", "good"],
    [state, kept, "bad"],
  ] as const) {
    expect((await comeBack(api, given, cookie, code)).isIn).toBe(false);
  }
  expect(await db.$count(users)).toBe(0);
});

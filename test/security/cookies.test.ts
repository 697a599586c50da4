/** Every cookie of the site, as a browser gets it from a site served over HTTPS. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { accountProblems } from "#domain/accounts/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { App } from "#server/app.ts";
import { hash, verify } from "#server/platform/signing.ts";
import { aPerson } from "#test/accounts.ts";
import { type Api, post, test } from "#test/app.ts";
import { aLink } from "#test/factories.ts";
import { MINIMAL } from "#test/requirements.ts";
import { appContext, requestContext } from "#web/platform/context.ts";
import { signInOrAskCode } from "#web/routes/member/account-actions.ts";
import { requirementAction } from "#web/routes/public/requirement-action.ts";

const SECRET = "a secret of at least thirty-two characters";
const SOURCES = join(import.meta.dirname, "../../src");
const ORIGIN = "https://aangan.example";

/** Submits a page's form as without JavaScript. */
function visit(app: App, path: string, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(requestContext, {
    requestId: "1",
    search: "",
    clientAddress: "10.0.0.1",
    language: "en",
    say: ({ message }) => message,
    onError: () => {},
  });
  const url = new URL(path, ORIGIN);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  return { request, url, context };
}

async function answerOf(work: () => Promise<unknown>): Promise<Response> {
  try {
    return (await work()) as Response;
  } catch (thrown) {
    return thrown as Response;
  }
}

const start = async (api: Api, path: string, init?: RequestInit) => api.request(path, init);

describe("over https", () => {
  test("every cookie is for https alone, and holds what browsers carry unchanged", async ({
    open,
    db,
  }) => {
    const { api, app } = open();
    await app.accounts.createAdmin({ email: "boss@x.example", password: "correct horse battery" });
    const affiliate = await aPerson(db, "affiliate");
    const link = await aLink(db, affiliate.id);
    const login = { email: "boss@x.example", password: "correct horse battery" };
    const phone = { phone: "+919876543210", name: "Asha", role: "buyer" as const };
    const from = {
      address: "10.0.0.1",
      userAgent: null,
      device: undefined,
      language: "en" as const,
    };
    const ticket = await app.phones.send(phone, from);
    const needsCode = async () => {
      throw new AppError(accountProblems.codeNeeded(), {
        answer: { twoFactor: true, ticket: `u.1.${ticket}` },
      });
    };
    const answers = [
      await start(api, "/api/admin/login", post(login)),
      await start(api, `/r/${link.code}`),
      await answerOf(() => requirementAction(visit(app, "/", MINIMAL))),
      await answerOf(() => requirementAction(visit(app, "/", { ...MINIMAL, website: "x" }))),
      await answerOf(() => signInOrAskCode(visit(app, "/auth", {}), needsCode)),
      await answerOf(() =>
        signInOrAskCode(visit(app, "/auth", {}), async () => ({ token: "t", device: "d.e.f" })),
      ),
    ];
    const cookies = answers.flatMap((answer) => answer.headers.getSetCookie());

    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "device",
      "via",
      "requirement",
      "requirement",
      "second-step",
      "__Host-session",
      "known-device",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^[\w-]+=[^ ",;\\]*; Path=\S+; Max-Age=\d+; HttpOnly; SameSite=\w+; Secure$/,
      );
    }
  });

  test("the mark of a known device has no space, and old marks are still known", async ({
    open,
  }) => {
    const { api, app } = open();
    const login = { email: "boss@x.example", password: "correct horse battery" };
    await app.accounts.createAdmin(login);

    const answer = await start(api, "/api/admin/login", post(login));

    const [mark = ""] = answer.headers.getSetCookie();
    const value = mark.slice("device=".length, mark.indexOf(";"));
    expect(verify(SECRET, "known-device", value)).toMatch(
      new RegExp(`^${hash(login.email)}\\.[\\w-]+$`),
    );
  });
});

test("no other place writes a cookie, so that none forgets a rule", async () => {
  const writers: string[] = [];
  for (const entry of await readdir(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.includes(".test.")) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, "utf8");
    if (/HttpOnly|SameSite=|\bsetCookie\(|document\.cookie\s*=/.test(text)) writers.push(path);
  }
  expect(writers.map((path) => path.slice(SOURCES.length + 1))).toEqual([
    "domain/shared/cookie.ts",
  ]);
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createMetrics } from "#server/platform/metrics/metrics.ts";
import { asker, PROTECTED, test } from "#test/served-site.ts";
import { openAssets } from "./assets.ts";
import { createListener } from "./listener.ts";

test("a kept page is sent at once, and only its name when the browser has it", async ({ site }) => {
  const page = await site.pages.findOrRender("/companies", async () => "<p>kept</p>");

  const first = await site.ask("/companies");
  const again = await site.ask("/companies", { "if-none-match": page?.etag ?? "" });
  const head = await site.ask("/companies", {}, "HEAD");

  expect([first.status, first.body]).toEqual([200, "<p>kept</p>"]);
  expect(first.headers).toMatchObject({
    ...PROTECTED,
    etag: page?.etag,
    "cache-control": "no-cache",
  });
  expect([again.status, again.body]).toEqual([304, ""]);
  expect(again.headers).toMatchObject({ ...PROTECTED, etag: page?.etag });
  expect([head.status, head.body]).toEqual([200, ""]);
});

test("a kept page is not for who is signed in, chose Hindi or sends a form", async ({ site }) => {
  await site.pages.findOrRender("/companies", async () => "<p>kept</p>");

  expect((await site.ask("/companies", { cookie: "x.session_token=1" })).body).not.toContain(
    "kept",
  );
  expect((await site.ask("/companies", { cookie: "lang=hi" })).body).not.toContain("kept");
  expect((await site.ask("/companies", {}, "POST")).body).not.toContain("kept");
});

test("with a public address set, a kept page is for that host and no other", async ({
  site,
  folder,
}) => {
  await site.pages.findOrRender("/companies", async () => "<p>kept</p>");
  const listener = createListener({
    assets: await openAssets(folder, {}),
    pages: site.pages,
    headers: {},
    metrics: createMetrics(),
    readMetrics: async () => "",
    publicHost: "homes.example",
    site: () => undefined,
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const ask = asker((server.address() as AddressInfo).port);

  expect((await ask("/companies", { host: "homes.example" })).body).toBe("<p>kept</p>");
  expect((await ask("/companies", { host: "evil.example" })).status).toBe(503);
  server.closeAllConnections();
  server.close();
});

test("an answer of the API is kept when it is asked for again, until something changes", async ({
  site: { ask, pages },
}) => {
  const path = "/api/properties?limit=2";
  const first = await ask(path);
  expect(pages.find(path)).toBeUndefined();
  await ask(path);

  const cached = await ask(path, { "accept-encoding": "br" });
  const again = await ask(path, { "if-none-match": cached.headers.etag ?? "" });

  expect(pages.find(path)?.bodies.identity.toString()).toBe(first.body);
  expect(cached.headers).toMatchObject({
    ...PROTECTED,
    "content-type": "application/json",
    "content-encoding": "br",
    "cache-control": "no-cache",
    vary: "Accept-Encoding, Cookie, Authorization",
  });
  expect([again.status, again.body]).toEqual([304, ""]);
  pages.clear();
  expect((await ask(path)).headers["x-request-id"]).toBeDefined();
});

test.for([
  ["authorization", "Bearer a token of somebody"],
  ["cookie", "__Host-session=somebody"],
] as const)("a kept answer is not for who shows %s: %s", async ([name, value], { site }) => {
  const path = "/api/companies?limit=2";
  await site.pages.findOrRender(path, async () => '"kept"', "answer");

  expect((await site.ask(path)).body).toBe('"kept"');
  expect((await site.ask(path, { [name]: value })).body).not.toBe('"kept"');
});

test("what the API refuses, and what is somebody's own, is not kept", async ({
  site: { ask, pages },
}) => {
  const paths = ["/api/properties?limit=0", "/api/properties/none", "/api/requirements", "/api/me"];
  for (const path of [...paths, ...paths]) expect((await ask(path)).status).toBeGreaterThan(400);

  expect(pages.figures().pages).toBe(0);
});

test("answers from memory count towards what one address may ask for", async ({
  site: { ask, pages },
}) => {
  const path = "/api/lands";
  await pages.findOrRender(path, async () => '"kept"', "answer");
  for (let asked = 0; asked < 1_200; asked += 1) expect((await ask(path)).status).toBe(200);

  const refused = await ask(path);

  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toBeDefined();
});

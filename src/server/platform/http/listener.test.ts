import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { PROTECTED, TOKEN, test } from "#test/served-site.ts";

test("a built file comes compressed, for a year, and its source map not at all", async ({
  site,
}) => {
  const plain = await site.ask("/assets/app-1a2b.js?v=1");
  const packed = await site.ask("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });

  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    ...PROTECTED,
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(Number(packed.headers["content-length"])).toBeLessThan(plain.body.length);
  expect((await site.ask("/icon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  const head = await site.ask("/assets/app-1a2b.js", {}, "HEAD");
  expect([head.status, head.body]).toEqual([200, ""]);
});

test.for([
  "/assets/app-1a2b.js.map",
  "/note.secret",
  "/assets",
  "/assets/",
  "/assets/../note.secret",
  "/assets/..%2fnote.secret",
  "/assets/%2e%2e/note.secret",
  "/..%5cnote.secret",
  "/%252e%252e/note.secret",
  "/.env",
  "/.git/config",
  "/data/",
  "/node_modules/pg/package.json",
  "/server.ts",
  "/backup.sql",
  "/assets/app-1a2b.js%00",
])("there is no file at %s", async (path, { site }) => {
  const { status, body } = await site.ask(path);

  expect([400, 404]).toContain(status);
  expect(body).not.toContain("CANARY");
});

test("a tab of an earlier build is told how to go on, and no cache remembers it", async ({
  site,
}) => {
  const { status, headers, body } = await site.ask("/assets/home-Ab3_-9xZ.js");

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...PROTECTED,
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(body).toContain("location.assign(");
  for (const other of ["/assets/home.js", "/assets/a/home-Ab3_-9xZ.js", "/home-Ab3_-9xZ.js"]) {
    expect((await site.ask(other)).body).not.toContain("location.assign(");
  }
});

test("the service worker is asked for anew each time, and may fetch what is ours", async ({
  site,
}) => {
  const { headers } = await site.ask("/sw.js");

  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
});

test("probes tell whether the process lives and whether it can serve", async ({ site }) => {
  const status = async (path: string) => (await site.ask(path)).status;

  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 200]);
  site.state.isReachable = false;
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  site.state.isOpen = false;
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 503]);
  const { headers, body } = await site.ask("/readyz");
  expect(headers).toMatchObject({ ...PROTECTED, "cache-control": "no-store" });
  expect(JSON.parse(body)).toEqual({ success: false, message: "The database is not reachable" });
});

test("while the database opens a visitor is asked to wait", async ({ site }) => {
  site.state.isOpen = false;

  const { status, headers, body } = await site.ask("/");

  expect(status).toBe(503);
  expect(headers).toMatchObject({ ...PROTECTED, "retry-after": "2", "cache-control": "no-store" });
  expect(body).toContain("One moment");
});

test("a node that is about to stop serves on, says so to probes, and keeps no connection", async ({
  site: { ask, state, pages },
}) => {
  await pages.findOrRender("/kept", async () => "<p>kept</p>");
  state.isLeaving = true;

  const [alive, ready] = [await ask("/healthz"), await ask("/readyz")];
  const page = await ask("/kept", { connection: "keep-alive" });

  expect([alive.status, ready.status, page.status]).toEqual([200, 503, 200]);
  expect(JSON.parse(ready.body).message).toBe("This node is about to stop");
  expect(page.headers.connection).toBe("close");
});

test.for([
  [
    "both ways of measuring a body",
    "POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  [
    "two lengths",
    "POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd",
  ],
  ["two hosts", "GET /api/companies HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n"],
  ["no host", "GET /api/companies HTTP/1.1\r\n\r\n"],
  ["a folded header", "GET /api/companies HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n"],
  [
    "a broken chunk",
    "POST /api/newsletter HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
  ],
  ["a host that is none", "GET /api/companies HTTP/1.1\r\nHost: a b/../c\r\n\r\n"],
  ["a path that is none", "GET api HTTP/1.1\r\nHost: a\r\n\r\n"],
] as const)("a request with %s is refused", async ([, bytes], { site, failures }) => {
  expect(await site.say(bytes)).toMatch(/^HTTP\/1\.1 40[0-9]/);
  expect(failures).toEqual([]);
});

test("a body in more pieces than anybody reads is refused", async ({ site }) => {
  const pieces = `28\r\n${" ".repeat(40)}\r\n`.repeat(3_000);
  const head =
    "POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked";

  expect(await site.say(`${head}\r\n\r\n${pieces}0\r\n\r\n`)).toMatch("HTTP/1.1 413");
});

test("a request with 20 KB of headers is refused", async ({ site }) => {
  const bytes = `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`;

  expect(await site.say(bytes)).toMatch(/^HTTP\/1\.1 431/);
});

test("a TRACE is refused and echoes nothing", async ({ site }) => {
  const heard = await site.say(
    "TRACE /api/companies HTTP/1.1\r\nHost: a\r\nX-Secret: CANARY\r\nConnection: close\r\n\r\n",
  );

  expect(heard).toMatch(/^HTTP\/1\.1 405/);
  expect(heard).not.toContain("CANARY");
});

test("the metrics count what was asked for, by kind and answer", async ({
  site: { ask, pages },
}) => {
  await pages.findOrRender("/kept", async () => "<p>kept</p>");
  await ask("/kept");
  await ask("/kept");
  await ask("/assets/app-1a2b.js");
  await ask("/api/nothing");

  const { status, headers, body } = await ask("/metrics");

  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  for (const line of [
    'aangan_requests_total{route="page",status="200"} 2',
    'aangan_requests_total{route="asset",status="200"} 1',
    'aangan_requests_total{route="api",status="404"} 1',
    'aangan_request_seconds_bucket{le="+Inf",route="page"} 2',
    'aangan_request_seconds_count{route="api"} 1',
    "aangan_page_cache_hits_total 2",
    "aangan_page_cache_renders_total 1",
    "aangan_page_cache_pages 1",
    "aangan_database_up 1",
    'aangan_database_pool{state="busy"} 1',
    'aangan_queue_length{kind="messages"} 7',
  ]) {
    expect(body.split("\n")).toContain(line);
  }
  expect(body).toMatch(/aangan_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
});

test("the metrics are for the machine itself, or for whoever has the token", async ({
  site: { ask },
}) => {
  const proxied = { "x-forwarded-for": "203.0.113.9" };
  const wrong = await ask("/metrics", { ...proxied, authorization: "Bearer guessed" });
  const right = await ask("/metrics", { ...proxied, authorization: `Bearer ${TOKEN}` });
  const probe = await ask("/readyz", proxied);
  const trusted = await ask("/readyz", { ...proxied, authorization: `Bearer ${TOKEN}` });

  expect((await ask("/metrics", proxied)).status).toBe(404);
  expect([wrong.status, right.status]).toEqual([404, 200]);
  expect([probe.status, trusted.status]).toEqual([404, 200]);
});

test.for([
  ["x-real-ip", "203.0.113.9"],
  ["via", "1.1 proxy"],
  ["cf-connecting-ip", "203.0.113.9"],
  ["true-client-ip", "203.0.113.9"],
  ["fastly-client-ip", "203.0.113.9"],
  ["x-forwarded-host", "aangan.example"],
  ["x-original-host", "aangan.example"],
  ["host", "aangan.example"],
])(
  "a proxy on the machine that says %s gets no metrics for somebody else",
  async ([name, value], { site: { ask } }) => {
    const passedOn = { [name as string]: value as string };

    expect((await ask("/metrics", passedOn)).status).toBe(404);
    expect((await ask("/readyz", passedOn)).status).toBe(404);
    expect((await ask("/metrics", { host: "localhost" })).status).toBe(200);
  },
);

test("the metrics come even while the site is not open", async ({ site: { ask, state } }) => {
  state.isOpen = false;

  const { status, body } = await ask("/metrics");

  expect(status).toBe(200);
  expect(body).not.toContain("aangan_database_up");
});

test("a built file that could not be read once is read again", async ({
  site: { ask },
  folder,
}) => {
  const file = join(folder, "icon.svg");
  await rename(file, `${file}.gone`);
  await expect(ask("/icon.svg")).rejects.toThrow();

  await rename(`${file}.gone`, file);

  expect((await ask("/icon.svg")).status).toBe(200);
});

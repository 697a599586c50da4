import { describe, expect } from "vitest";
import { subscribers } from "#server/platform/db/schema/leads.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { type Api, calledFrom, PUBLIC_URL, post, test } from "#test/app.ts";
import { aCompany, aMedia } from "#test/factories.ts";
import { expectFailure } from "#test/failures.ts";

const WRITES = ["/api/requirements", "/api/inquiries", "/api/newsletter"];
const REQUIREMENT = { name: "Ravi", phone: "9876543210" };

describe("headers", () => {
  test("that protect are on every kind of answer", async ({ open, db }) => {
    const { app } = open();
    const broken = {
      ...app,
      agents: app.agents,
      properties: { ...app.properties, list: () => Promise.reject(new Error("x")) },
    };
    const { api } = open({}, { app: broken, isPublicUrlSet: true });
    const { id } = await aMedia(db);
    const company = await aCompany(db);
    const answers: [string, number, RequestInit?][] = [
      ["/api/companies", 200],
      [`/api/companies/${company.id}`, 200],
      ["/api/nothing", 404],
      ["/nothing", 404],
      ["/api/requirements", 401],
      ["/api/companies?limit=x", 422],
      [
        "/api/requirements",
        400,
        { method: "POST", headers: { "content-type": "application/json" }, body: "{" },
      ],
      ["/api/newsletter", 403, post({}, { origin: "https://evil.example" })],
      [`/api/companies?q=${"a".repeat(9000)}`, 414],
      ["http://evil.example/api/companies", 421],
      ["/api/properties", 500],
      ["/api/openapi.json", 200],
      ["/api/docs", 200],
      [`/images/${id}/96.webp`, 200],
      [`/images/${id}/97.webp`, 404],
      ["/robots.txt", 200],
    ];
    for (const [path, status, init] of answers) {
      const response = await api.request(path, init);

      expect([path, response.status]).toEqual([path, status]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-security-policy": expect.stringMatching(
          /default-src 'none'.*frame-ancestors 'none'/,
        ),
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=()",
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(response.headers.get("x-powered-by")).toBeNull();
    }
  });

  test("promise https only where there is https", async ({ open }) => {
    const { api } = open({ publicUrl: "http://localhost:3000" });

    const response = await api.request("/api/companies");

    expect(response.headers.get("strict-transport-security")).toBeNull();
  });

  test("keep answers of the API out of every cache", async ({ api }) => {
    for (const path of ["/api/companies", "/api/nothing", "/api/agents"]) {
      expect((await api.request(path)).headers.get("cache-control")).toBe("no-store");
    }
  });

  test.for(["https://evil.example", "null"])(
    "let no other origin in: %s",
    async (origin, { api }) => {
      const preflight = { "access-control-request-method": "POST", origin };
      for (const path of ["/api/companies", ...WRITES]) {
        for (const init of [{ headers: { origin } }, { method: "OPTIONS", headers: preflight }]) {
          const response = await api.request(path, init);

          const names = [...response.headers.keys()];
          expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
        }
      }
    },
  );
});

describe("a write that comes from another site", () => {
  const TYPES = [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "text/plain",
  ];

  test.for([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://aangan.example.evil.example" },
    { origin: "http://aangan.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: PUBLIC_URL, "sec-fetch-site": "cross-site" },
  ])("is refused: %j", async (headers, { api, db }) => {
    for (const type of [...TYPES, undefined]) {
      for (const path of [...WRITES, "/somewhere"]) {
        const response = await api.request(path, {
          method: "POST",
          headers: { ...headers, ...(type && { "content-type": type }) } as Record<string, string>,
          body: JSON.stringify({ ...REQUIREMENT, email: "a@example.com" }),
        });

        await expectFailure(response, 403);
      }
    }
    expect(await db.select().from(subscribers)).toEqual([]);
  });

  test.for([
    [{ origin: PUBLIC_URL }],
    [{ origin: PUBLIC_URL, "sec-fetch-site": "same-origin" }],
    [{ origin: "http://localhost" }],
    [{}],
  ])("is told from one of our own pages and from a script: %j", async ([headers], { api }) => {
    const response = await api.request(
      "/api/newsletter",
      post({ email: "a@example.com" }, headers as Record<string, string>),
    );

    expect(response.status).toBe(202);
  });

  test("is told from a link: reading from anywhere is fine", async ({ api }) => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

    expect((await api.request("/api/companies", { headers })).status).toBe(200);
  });
});

describe("a host that is not ours", () => {
  const statusAt = async (api: Api, url: string) => (await api.request(url)).status;

  test("is refused when the operator has named ours", async ({ open }) => {
    const { api } = open({}, { isPublicUrlSet: true });

    expect(await statusAt(api, "https://evil.example/api/companies")).toBe(421);
    expect(await statusAt(api, "https://aangan.example:8443/api/companies")).toBe(421);
    expect(await statusAt(api, "https://aangan.example/api/companies")).toBe(200);
    expect(await statusAt(api, "http://127.0.0.1:3000/api/companies")).toBe(200);
    expect(await statusAt(api, "http://[::1]:3000/api/companies")).toBe(200);
  });

  test("is served when nobody has named ours", async ({ api }) => {
    expect(await statusAt(api, "http://192.168.1.20:3000/api/companies")).toBe(200);
  });
});

test("forms of pages are counted by address as calls are, and refused in words", async ({
  open,
  database,
}) => {
  const { api } = open({ limits: createRateLimits(database.pool, true) });
  const send = (peer: string) =>
    api.request("/auth", { method: "POST", body: "email=x" }, calledFrom(peer));

  for (let times = 0; times < 1200; times += 1) expect((await send("10.9.9.7")).status).toBe(404);
  const refused = await send("10.9.9.7");

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await refused.text()).toContain("what you typed is still there");
  expect((await send("10.9.9.6")).status).toBe(404);
});

describe("the limit of 1,200 calls in five minutes", () => {
  test("is counted by address, and a forged header opens no second account", async ({
    open,
    database,
  }) => {
    const { api } = open(
      { limits: createRateLimits(database.pool, true) },
      { trustedProxies: ["10.0.0.1"] },
    );
    const call = (peer: string, forwarded: string) =>
      api.request("/api/nothing", {}, calledFrom(peer, { "x-forwarded-for": forwarded }));

    for (let times = 0; times < 1200; times += 1) {
      expect((await call("10.9.9.9", `1.2.3.${times}`)).status).toBe(404);
    }
    const refused = await call("10.9.9.9", "5.5.5.5");

    await expectFailure(refused, 429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call("10.9.9.8", "")).status).toBe(404);
    expect((await call("10.0.0.1", "10.9.9.9")).status).toBe(429);
    expect((await call("10.0.0.1", "10.9.9.9, 8.8.8.8")).status).toBe(404);
    expect((await api.request("/robots.txt", {}, calledFrom("10.9.9.9"))).status).toBe(200);
  });
});

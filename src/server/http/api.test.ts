import { describe, expect } from "vitest";
import { inquiries, subscribers } from "#server/db/schema/leads.ts";
import { createRateLimits } from "#server/limits.ts";
import { type Api, calledFrom, PUBLIC_URL, post, test } from "#test/app.ts";
import { aCompany, aMedia, aProperty, aRequirement } from "#test/factories.ts";
import { quickestMs } from "#test/stopwatch.ts";

type Failure = { success: boolean; message: string };
type Description = { openapi: string; paths: Record<string, Record<string, unknown>> };

const WRITES = ["/api/requirements", "/api/inquiries", "/api/newsletter"];
const REQUIREMENT = { name: "Ravi", phone: "9876543210" };

async function expectFailure(response: Response, status: number): Promise<Failure> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const body = (await response.json()) as Failure;
  expect(body.success).toBe(false);
  expect(body.message).toMatch(/^[A-Z].{8,}/);
  return body;
}

describe("a body that cannot be read", () => {
  const json = { "content-type": "application/json" };
  const deep = "[".repeat(50_000) + "]".repeat(50_000);

  test.for([
    ["malformed JSON", "{", json, 400],
    ["half a string", '{"name":"', json, 400],
    ["no body at all", "", json, 400],
    ["a bare word", "hello", json, 400],
    ["a JSON string", '"hello"', json, 422],
    ["a number", "42", json, 422],
    ["null", "null", json, 422],
    ["a list", "[]", json, 422],
    ["lists in lists without end", deep, json, 422],
    ["JSON sent as text", JSON.stringify(REQUIREMENT), { "content-type": "text/plain" }, 415],
    ["JSON sent as nothing", JSON.stringify(REQUIREMENT), {}, 415],
    [
      "a form",
      "name=Ravi&phone=9876543210",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
    ],
    ["a broken multipart", "--x", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ] as const)("is refused in words: %s", async ([, body, headers, status], { api, failures }) => {
    for (const path of WRITES) {
      const response = await api.request(path, { method: "POST", headers, body });

      await expectFailure(response, status);
    }
    expect(failures).toEqual([]);
  });

  test("because it is larger than 100 KB is refused, announced or not", async ({ api }) => {
    const body = JSON.stringify({ ...REQUIREMENT, message: "a".repeat(101 * 1024) });
    const stream = new Blob([body]).stream();

    await expectFailure(
      await api.request(WRITES[0] ?? "", { method: "POST", headers: json, body }),
      413,
    );
    const chunked = { method: "POST", headers: json, body: stream, duplex: "half" } as RequestInit;
    await expectFailure(await api.request(WRITES[0] ?? "", chunked), 413);
  });

  test("of 99 KB is read and judged by its fields", async ({ api }) => {
    const body = { ...REQUIREMENT, unknown: "a".repeat(99 * 1024) };

    expect((await api.request("/api/requirements", post(body))).status).toBe(201);
  });
});

test.for([
  ["GET", "/api/nothing", 404],
  ["GET", "/api", 404],
  ["GET", "/api/newsletter", 404],
  ["GET", "/api/inquiries", 404],
  ["DELETE", "/api/requirements", 404],
  ["PATCH", "/api/nothing", 404],
  ["OPTIONS", "/api/companies", 404],
  ["TRACE", "/api/companies", 405],
  ["TRACE", "/", 405],
  ["PROPFIND", "/api/companies", 405],
  ["GET", `/api/companies?q=${"a".repeat(9000)}`, 414],
  ["GET", `/api/${"a/".repeat(5000)}`, 414],
] as const)("%s %.40s is not served", async ([method, path, status], { api }) => {
  const request = new Request(`http://localhost${path}`, {
    method: method === "TRACE" ? "GET" : method,
  });
  // The platform's Request refuses to be a TRACE; a socket does not.
  Object.defineProperty(request, "method", { value: method });

  await expectFailure(await api.fetch(request), status);
});

test("a method cannot be overridden", async ({ api, db }) => {
  const { id } = await aCompany(db);

  const response = await api.request(`/api/companies/${id}?_method=DELETE`, {
    headers: { "x-http-method-override": "DELETE" },
  });

  expect(response.status).toBe(200);
  expect((await api.request(`/api/companies/${id}`)).status).toBe(200);
});

test("a failure of our own is told by a number, not by its words", async ({ open, failures }) => {
  const { app } = open();
  const broken = {
    ...app,
    companies: { ...app.companies, list: () => Promise.reject(new Error("SECRET")) },
  };
  const { api } = open({}, { app: broken });

  const response = await api.request("/api/companies");

  const { message } = await expectFailure(response, 500);
  expect(message).toContain(response.headers.get("X-Request-Id"));
  expect(message).not.toContain("SECRET");
  expect(failures).toEqual([new Error("SECRET")]);
});

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
    for (const path of ["/api/companies", "/api/nothing", "/api/openapi.json"]) {
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

describe("the description", () => {
  test("names every call there is", async ({ api }) => {
    const response = await api.request("/api/openapi.json");
    const { openapi, paths } = (await response.json()) as Description;

    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = api.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path.replace(/:([a-z]+)/gi, "{$1}")}`)
      .filter((call) => !["GET /api/openapi.json", "GET /api/docs"].includes(call));
    expect(openapi).toBe("3.1.0");
    expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
    expect(described).toContain("POST /api/requirements");
  });

  test("gives every call a summary, and each failure its shape", async ({ api }) => {
    const { paths } = (await (await api.request("/api/openapi.json")).json()) as Description;

    for (const methods of Object.values(paths)) {
      for (const operation of Object.values(methods)) {
        expect(operation).toMatchObject({
          summary: expect.any(String),
          tags: [expect.any(String)],
        });
      }
    }
  });

  test("is a page for people, without a script", async ({ api }) => {
    const response = await api.request("/api/docs");

    const html = await response.text();
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(html).toContain("<code>POST /api/requirements</code>");
    expect(html).toContain('href="/api-docs.css"');
    expect(html).not.toContain("<script");
  });
});

test("what visitors left with us is in no public answer", async ({ api, db }) => {
  const company = await aCompany(db);
  const property = await aProperty(db, { companyId: company.id, statusReason: "CANARY" });
  const land = await aProperty(db, { type: "Land", subtype: "residential-land" });
  await aRequirement(db, {
    name: "CANARY",
    phone: "+919999900000",
    message: "CANARY",
    email: "canary@x.example",
  });
  await db
    .insert(inquiries)
    .values({ channel: "form", name: "CANARY", phone: "+919999900000", companyId: company.id });
  await db.insert(subscribers).values({ email: "canary@x.example", consentVersion: "CANARY" });
  const paths = [
    "/api/companies",
    `/api/companies/${company.id}`,
    "/api/properties",
    `/api/properties/${property.id}`,
    "/api/lands",
    `/api/lands/${land.id}`,
    "/api/requirements",
    "/api/openapi.json",
    "/api/docs",
    "/sitemap.xml",
    ...["pages", "places", "companies", "agents", "properties"].map(
      (part) => `/sitemap-${part}.xml`,
    ),
    "/api/agents",
    "/robots.txt",
    "/api/companies?q=canary",
    "/api/properties?q=canary",
  ];

  for (const path of paths) {
    const response = await api.request(path);
    const everything = JSON.stringify([...response.headers]) + (await response.text());

    expect(everything).not.toMatch(/canary(?!&)|9999900000/i);
  }
});

test("text from visitors and listers leaves as data, never as markup", async ({ api, db }) => {
  const name = `"><img src=x onerror=alert(1)></script>\u2028`;
  const { id } = await aCompany(db, { name });

  const response = await api.request(`/api/companies/${id}`);

  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ data: { name } });
});

test.for([
  ["name", (text: string) => ["/api/requirements", { ...REQUIREMENT, name: text }]],
  ["phone", (text: string) => ["/api/requirements", { ...REQUIREMENT, phone: text }]],
  ["e-mail", (text: string) => ["/api/requirements", { ...REQUIREMENT, email: text }]],
  ["budget", (text: string) => ["/api/requirements", { ...REQUIREMENT, budget: text }]],
  ["message", (text: string) => ["/api/requirements", { ...REQUIREMENT, message: text }]],
  ["newsletter address", (text: string) => ["/api/newsletter", { email: text }]],
] as const)(
  "50 KB of anything in the %s is judged at once",
  async ([, request], { open, database }) => {
    const { api } = open({ limits: createRateLimits(database.pool, false) });
    for (const piece of ["a", "!", "@", "a@", "1", "1 ", " ", "a.", "(", "₹1-"]) {
      const [path, body] = request(piece.repeat(50_000 / piece.length));
      let response = new Response();
      const took = await quickestMs(150, async () => {
        response = await api.request(path as string, post(body));
      });

      expect(took).toBeLessThan(150);
      // A message of nothing but white space is an empty one, which is fine.
      expect([201, 413, 422]).toContain(response.status);
    }
  },
);

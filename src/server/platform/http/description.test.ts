import { gunzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { test } from "#test/app.ts";
import { quickestMs } from "#test/stopwatch.ts";

type Description = { openapi: string; paths: Record<string, Record<string, unknown>> };

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

  test.for(["/api/openapi.json", "/api/docs"])(
    "%s is made once, and known by its tag",
    async (path, { api }) => {
      const first = await api.request(path);
      const took = await quickestMs(25, async () => (await api.request(path)).text());
      const etag = first.headers.get("etag") ?? "";
      const again = await api.request(path, { headers: { "if-none-match": etag } });
      const packed = await api.request(path, { headers: { "accept-encoding": "gzip" } });

      expect(took).toBeLessThan(25);
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await first.text());
    },
  );

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

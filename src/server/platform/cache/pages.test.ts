import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { HttpEnv } from "#server/platform/http/env.ts";
import { createPageCache } from "./page-cache.ts";
import { pageHandler, type RenderPage, switchLanguage } from "./pages.ts";

function serve(render: RenderPage, isListening = true) {
  const pages = createPageCache({ headers: {} });
  pages.setListening(isListening);
  const server = new Hono<HttpEnv>();
  server.get("/language/:language", switchLanguage("https://aangan.example"));
  server.all("*", pageHandler(pages, render));
  return { server, pages };
}

/** A page that shows its request and how often it was rendered. */
function countingPage() {
  let renderings = 0;
  const render: RenderPage = async (request, _c, nonce) => {
    renderings += 1;
    const { pathname, search } = new URL(request.url);
    const cookie = request.headers.get("cookie") ?? "";
    return new Response(
      `${pathname}${search} ${cookie} ${nonce === undefined ? "" : "nonce"}`.trim(),
    );
  };
  return { render, count: () => renderings };
}

test("a public page is rendered once for everybody, without their cookies or stray parameters", async () => {
  const page = countingPage();
  const { server } = serve(page.render);

  const first = await server.request("/companies?utm=1&city=pune&q=a", {
    headers: { cookie: "theme=dark" },
  });
  const second = await server.request("/companies?q=a&city=pune");

  expect(await first.text()).toBe("/companies?q=a&city=pune");
  expect(await second.text()).toBe("/companies?q=a&city=pune");
  expect(page.count()).toBe(1);
  expect(second.headers.get("cache-control")).toBe("no-cache");
  expect(second.headers.get("set-cookie")).toBeNull();
  expect(second.headers.get("vary")).toContain("Cookie");
});

test("a signed-in visitor's page is rendered for that visitor and kept by nobody", async () => {
  const page = countingPage();
  const { server, pages } = serve(page.render);
  const headers = { cookie: "better-auth.session_token=x" };

  const first = await server.request("/companies", { headers });
  await server.request("/companies", { headers });

  expect(await first.text()).toBe("/companies better-auth.session_token=x nonce");
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(first.headers.get("content-security-policy")).toMatch(
    /script-src 'self' 'nonce-[\w+/=]{24}'/,
  );
  expect(page.count()).toBe(2);
  expect(pages.find("/companies")).toBeUndefined();
});

test("each rendering for one visitor has a nonce of its own", async () => {
  const { server } = serve(countingPage().render);
  const policies = await Promise.all(
    [1, 2].map(async () => (await server.request("/admin")).headers.get("content-security-policy")),
  );

  expect(policies[0]).not.toBe(policies[1]);
});

test.for([404, 500, 302])("an answer of %i is not kept", async (status) => {
  let renderings = 0;
  const { server, pages } = serve(async () => {
    renderings += 1;
    return new Response("x", { status, ...(status === 302 && { headers: { location: "/" } }) });
  });

  expect((await server.request("/company/nivara")).status).toBe(status);
  await server.request("/company/nivara");

  expect(pages.find("/company/nivara")).toBeUndefined();
  expect(renderings).toBeGreaterThan(1);
});

test("a form sent to a page is never answered from what is kept", async () => {
  const page = countingPage();
  const { server } = serve(page.render);
  await server.request("/");

  const response = await server.request("/", { method: "POST" });

  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(page.count()).toBe(2);
});

test("a question about a page is answered without the page", async () => {
  const { server } = serve(countingPage().render);

  const response = await server.request("/companies", { method: "HEAD" });

  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

describe("a visitor who chose Hindi", () => {
  const headers = { cookie: "lang=hi" };

  test("is sent from an English page to the same page in Hindi", async () => {
    const { server } = serve(countingPage().render);
    const location = async (path: string) =>
      (await server.request(path, { headers })).headers.get("location");

    expect(await location("/companies?q=a")).toBe("/hi/companies?q=a");
    expect(await location("/")).toBe("/hi");
    expect(await location("/?a=b")).toBe("/hi?a=b");
    expect(await location("//evil.example/x")).toBe("/hi//evil.example/x");
    expect(await location("/hi/companies")).toBeNull();
  });

  test("is not sent anywhere by a form or by data", async () => {
    const { server } = serve(countingPage().render);

    expect((await server.request("/", { method: "POST", headers })).status).toBe(200);
    expect((await server.request("/companies.data", { headers })).status).toBe(200);
  });
});

describe("the language switch", () => {
  test.for([
    ["hi", "/companies?q=a", "/hi/companies?q=a"],
    ["hi", "/hi/companies", "/hi/companies"],
    ["en", "/hi/companies?q=a", "/companies?q=a"],
    ["en", "/hi", "/"],
    ["hi", "/", "/hi"],
    ["en", "", "/"],
    ["en", "companies", "/"],
    ["en", "https://evil.example/", "/"],
    ["en", "//evil.example/", "/"],
    ["en", "/\\evil.example/", "/"],
    ["en", "/\t/evil.example", "/"],
    ["en", "/hi//evil.example/", "/"],
    ["en", "/hi/\\evil.example/", "/"],
    ["hi", "/hi//evil.example/", "/hi"],
    ["en", "/./hi//evil.example", "/"],
    ["en", "javascript:alert(1)", "/"],
    ["en", "/a\r\nSet-Cookie: x=y", "/aSet-Cookie:%20x=y"],
  ] as const)("to %s from %j leads to %s", async ([language, to, expected]) => {
    const { server } = serve(countingPage().render);

    const response = await server.request(`/language/${language}?to=${encodeURIComponent(to)}`);

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(expected);
    expect(response.headers.get("set-cookie")).toMatch(new RegExp(`^lang=${language}; `));
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("knows no other language", async () => {
    const { server } = serve(countingPage().render);

    const response = await server.request("/language/fr?to=/");

    expect(response.status).toBe(404);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

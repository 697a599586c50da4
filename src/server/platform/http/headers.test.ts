import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, scriptHashes, securityHeaders } from "./headers.ts";

function hashOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}

test("every inline script that a browser would run is named by its hash, once", () => {
  const html = `
    <script>one()</script>
    <script nonce="x" type="module">two();
      three("</p>")</script>
    <script>one()</script>
    <script src="/assets/app.js"></script>
    <script async src="/assets/more.js">ignored()</script>
    <script type="application/ld+json">{"@type":"Place"}</script>
    <script type="application/json">{}</script>`;

  expect(scriptHashes(html)).toEqual([hashOf("one()"), hashOf('two();\n      three("</p>")')]);
  expect(scriptHashes("<p>none</p>")).toEqual([]);
});

test("a page for everybody allows its own files and the scripts it names", () => {
  const policy = contentSecurityPolicy({ hashes: ["sha256-a", "sha256-b"] });

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const closed of ["frame-ancestors", "base-uri", "object-src"]) {
    expect(policy).toContain(`${closed} 'none'`);
  }
});

test("a page for one visitor allows what carries its nonce", () => {
  expect(contentSecurityPolicy({ nonce: "abc" })).toContain("script-src 'self' 'nonce-abc';");
});

test("the operator's map adds its one origin, and only to what a map fetches", () => {
  const policy = contentSecurityPolicy({ nonce: "abc" }, "https://tiles.example");

  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy.split("https://tiles.example")).toHaveLength(3);
  expect(contentSecurityPolicy({ nonce: "abc" })).toContain("connect-src 'self';");
});

test("https is promised only by an https site", () => {
  expect(securityHeaders("https://aangan.example")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
});

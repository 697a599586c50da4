import { describe, expect, test } from "vitest";
import { agentFilterSchema } from "#domain/agents/agent-schema.ts";
import { RESERVED_COMPANY_IDS } from "#domain/companies/company.ts";
import { companyFilterSchema } from "#domain/companies/company-schema.ts";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { isAnonymous, languageCookie, pageKey, prefersOther } from "./page-key.ts";

function keyOf(path: string): string | undefined {
  return pageKey(new URL(path, "http://localhost"));
}

describe("a public page is kept under one spelling", () => {
  test.for([
    ["/", "/"],
    ["/?utm_source=x", "/"],
    ["/hi", "/hi"],
    ["/hi/", "/hi"],
    ["/sell?fbclid=1", "/sell"],
    ["/hi/sell", "/hi/sell"],
    ["/companies", "/companies"],
    ["/companies?", "/companies"],
    ["/companies?q=", "/companies"],
    ["/companies?q=%20%20", "/companies"],
    ["/companies?city=pune&q=a", "/companies?q=a&city=pune"],
    ["/companies?q=a&city=pune", "/companies?q=a&city=pune"],
    ["/companies?q=a&q=b", "/companies?q=a"],
    ["/companies?q=%20a+b%20", "/companies?q=a%20b"],
    ["/companies?q=a%26city%3Dx", "/companies?q=a%26city%3Dx"],
    ["/companies?q=a&unknown=1&gclid=2", "/companies?q=a"],
    ["/companies?Q=a", "/companies"],
    ["/companies?q=%ff", "/companies?q=%EF%BF%BD"],
    ["/hi/buy?beds=2&city=pune", "/hi/buy?city=pune&beds=2"],
    ["/rent?band=20k-40k&fbclid=x", "/rent?band=20k-40k"],
    ["/buy?beds=3&beds=2&beds=", "/buy?beds=3&beds=2"],
    ["/buy?view=list&purpose=rent&minPrice=5", "/buy?minPrice=5&view=list"],
    ["/hi/search?q=a&purpose=rent", "/hi/search?q=a&purpose=rent"],
    ["/company/nivara?x=1", "/company/nivara"],
    ["/company/nivara?cursor=abc&x=1", "/company/nivara?cursor=abc"],
    ["/agents?sort=rating&city=pune&x=1", "/agents?city=pune&sort=rating"],
    ["/hi/agents/meera-sharma?cursor=abc&x=1", "/hi/agents/meera-sharma?cursor=abc"],
    ["/company/nivara/properties", "/company/nivara/properties"],
    ["/hi/property/abc", "/hi/property/abc"],
    ["/buy/pune?city=mumbai", "/buy/pune"],
    ["/hi/land/pune/agricultural-land", "/hi/land/pune/agricultural-land"],
    ["/property/abc?utm_source=x", "/property/abc"],
  ] as const)("%s → %s", ([path, key]) => {
    expect(keyOf(path)).toBe(key);
  });
});

test.for([
  "/admin",
  "/dashboard",
  "/requirement/sent?receipt=x",
  "/newsletter/confirm?token=x",
  "/api/companies",
  "/companies.data",
  "/hi.data",
  "/companies/",
  "/Companies",
  "/highlands",
  "/company/",
  "/company/nivara.data",
  "/buy/pune.data",
  "/buy/pune/baner.data",
  "/buy/pune/baner/villa",
  "/sell/pune",
  "/hi/agents/meera-sharma.data",
  "/property/abc.data",
  "/company/a/b",
  "/company/nivara/leads",
  "/property/",
  "/property/abc?rate=9",
  "/hi/property/abc?buyer=woman&x=1",
  "/property/abc/pictures",
  "/property/abc/report",
  `/property/${"a".repeat(81)}`,
  "//evil.example",
  ...RESERVED_COMPANY_IDS.flatMap((word) => [`/company/${word}`, `/hi/company/${word}`]),
])("%.40s is never kept", (path) => {
  expect(pageKey(new URL(`http://localhost${path}`))).toBeUndefined();
});

/** A parameter that a route reads and this file does not know would be dropped for every visitor without a session. */
test.for([
  ["/companies", companyFilterSchema, ["limit"]],
  ["/agents", agentFilterSchema, ["limit"]],
  ["/search", listingFilterSchema, ["limit", "facets", "companyId", "agentId"]],
] as const)(
  "whatever %s reads makes another page, and nothing else does",
  ([path, schema, not]) => {
    const names = Object.keys(schema.shape).filter(
      (name) => !(not as readonly string[]).includes(name),
    );

    for (const name of names) expect(keyOf(`${path}?${name}=1`), name).toBe(`${path}?${name}=1`);
    for (const name of [...not, "utm_source"]) expect(keyOf(`${path}?${name}=1`), name).toBe(path);
  },
);

test("pages of different languages and filters never share a key", () => {
  const paths = ["/", "/hi", "/companies", "/hi/companies", "/companies?q=a", "/companies?city=a"];

  expect(new Set(paths.map(keyOf)).size).toBe(paths.length);
});

test.for([
  [undefined, "/", true],
  ["", "/", true],
  ["theme=dark", "/", true],
  ["via=7k2m9x4q", "/", true],
  ["lang=en", "/", true],
  ["lang=hi", "/", false],
  ["lang=hi", "/hi", true],
  ["a=b; lang=hi; c=d", "/companies", false],
  ["lang=hindi", "/", true],
  ["slang=hi", "/", true],
  ["better-auth.session_token=x", "/", false],
  ["__Secure-better-auth.session_token=x", "/hi", false],
] as const)("cookies %j at %s read as anonymous: %s", ([cookies, path, expected]) => {
  expect(isAnonymous(cookies, path)).toBe(expected);
});

test("only who chose Hindi and came by an English address is sent on", () => {
  expect(prefersOther("lang=hi", "/companies")).toBe(true);
  expect(prefersOther("lang=hi", "/hi/companies")).toBe(false);
  expect(prefersOther("lang=en", "/hi/companies")).toBe(false);
});

test("the choice of a language is kept for a year and for this site only", () => {
  expect(languageCookie("hi", "http://localhost:3000")).toBe(
    "lang=hi; Path=/; Max-Age=31536000; SameSite=Lax",
  );
});

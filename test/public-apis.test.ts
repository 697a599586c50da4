import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = ["{src,demo,bench,e2e,faults,scripts,test}/**/*.{ts,tsx,mjs}", "*.ts"];
const ITSELF = "test/public-apis.test.ts";

/**
 * What a package keeps to itself: names that warn of it, members behind `_` or `__`, React's marks on elements, and
 * files inside `node_modules`. The words that a package documents in spite of its underscores are taken out first.
 */
const DOCUMENTED = /__html\b|__Host-|drizzle\.__drizzle_migrations|@__PURE__|__proto__|__Secure-/g;
const PRIVATE = [
  /\bUNSAFE_\w+/,
  /\._\.\w+/,
  /\.__\w+/,
  /["'`]__\w+/,
  /readFileSync\(\s*["'`]node_modules/,
];

function breachesIn(code: string): string[] {
  const plain = code.replaceAll(DOCUMENTED, "");
  return PRIVATE.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
}

test("no code of ours reaches into a package", () => {
  const files = globSync(SOURCES, { exclude: ["**/node_modules"] });
  const found = files
    .filter((file) => file !== ITSELF)
    .flatMap((file) =>
      breachesIn(readFileSync(file, "utf8")).map((breach) => `${file}: ${breach}`),
    );

  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

test.each([
  ['import { UNSAFE_RouteContext } from "react-router";', "UNSAFE_RouteContext"],
  ["db._.session.prepareQuery(query);", "._.session"],
  ["const router = window.__reactRouterDataRouter;", ".__reactRouterDataRouter"],
  ['Object.keys(element).some((key) => key.startsWith("__reactFiber"));', '"__reactFiber'],
  ['readFileSync("node_modules/lucide-react/index.mjs")', 'readFileSync("node_modules'],
])("and %s would be seen", (code, breach) => {
  expect(breachesIn(`const x = 1;\n${code}\n`)).toEqual([breach]);
});

test("what a package documents may be used", () => {
  expect(breachesIn("<li dangerouslySetInnerHTML={{ __html: html }} />")).toEqual([]);
  expect(breachesIn('"select 1 from drizzle.__drizzle_migrations"')).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TABLE = readFileSync("docs/security-checks.md", "utf8");

test("every file that the table of checks names is there", () => {
  const files = globSync(["{src,test,e2e}/**/*.{test,spec}.ts", "{scripts,bench,e2e}/*.{mjs,ts}"]);
  const named = [...TABLE.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, name = ""]) => name);
  const missing = named.filter(
    (name) => !files.some((file) => file === name || file.endsWith(`/${name}`)),
  );

  expect(named.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test("what the files of checks are about stands in the table", () => {
  for (const file of globSync("test/security/*.test.ts")) {
    if (!file.endsWith("table.test.ts")) expect(TABLE).toContain(file);
  }
});

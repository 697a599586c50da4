/** The documents name files; a file that moves or goes must not leave them behind. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "..");
const DOCUMENTS = [
  "docs/recipes.md",
  "docs/architecture.md",
  "docs/subsystems.md",
  "CONTRIBUTING.md",
];

const tracked = execFileSync("git", ["ls-files"], { cwd: PROJECT, encoding: "utf8" }).split("\n");

test.each(DOCUMENTS)("every file and folder that %s names exists", (document) => {
  const text = readFileSync(join(PROJECT, document), "utf8");
  const named = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name);
  const paths = named.filter((name) =>
    /\.(?:tsx?|mjs|sql|md|po)$|^(?:src|test|e2e|docs)\/.*\/$/.test(name),
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !isTracked(path))).toEqual([]);
});

/** Documents may leave out the beginning of a path that a reader can guess. */
function isTracked(path: string): boolean {
  return tracked.some((file) => `/${file}`.endsWith(`/${path}`) || file.startsWith(path));
}

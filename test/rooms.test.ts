/** Rules for the folder structure that dependency-cruiser does not check. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "..");
const MOST_FILES = 30;
const MOST_IN_WEB_ROOT = 15;

const files = execFileSync("git", ["ls-files", "src", "demo"], { cwd: PROJECT, encoding: "utf8" })
  .split("\n")
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

test("no folder has so many files that nobody finds one", () => {
  const folders = Map.groupBy(files, (file) => posix.dirname(file));
  const crowded = [...folders].filter(([, inside]) => inside.length > MOST_FILES);
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  expect(folders.get("src/web")?.length).toBeLessThanOrEqual(MOST_IN_WEB_ROOT);
});

/**
 * Private words that once hid the terms of the field (docs/glossary.md). "Visit" and "outbox" live on in
 * the stage of a lead and in the address of the email queue.
 */
const OLD_WORDS =
  /^(?:anew|desks?|drawn|kept|knock|lest|mended|nobody|somebody|told|troubles?|turnstile|twins?|waking|whoever|wish(?:es)?|woken)$/;

test("names of files and of what they declare use the words of the glossary", () => {
  const named = files.flatMap((file) => {
    const text = readFileSync(join(PROJECT, file), "utf8");
    const declared = [...text.matchAll(DECLARATION)].map(([, name = ""]) => name);
    return [posix.basename(file).replace(/\.tsx?$/, ""), ...declared].map((name) => ({
      file,
      name,
    }));
  });
  const old = named.filter(({ name }) => wordsIn(name).some((word) => OLD_WORDS.test(word)));
  expect(named.length).toBeGreaterThan(files.length);
  expect(old.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|type) (\w+)/gm;

function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[-_.]/);
}

test("features of the domain use each other without a circle", () => {
  const uses = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.startsWith("src/domain/"))) {
    const from = featureOf(file);
    const used = uses.get(from) ?? new Set();
    for (const to of importsOf(file).map(featureOf)) if (to !== from) used.add(to);
    uses.set(from, used);
  }
  expect([...uses.keys()].filter((feature) => reachable(uses, feature).has(feature))).toEqual([]);
});

function featureOf(file: string): string {
  return file.split("/")[2] ?? "";
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(PROJECT, file), "utf8");
  return [...text.matchAll(/from "([^"]+)"/g)].flatMap(([, name = ""]) => {
    if (name.startsWith("#domain/")) return [`src/domain/${name.slice("#domain/".length)}`];
    return name.startsWith(".") ? [posix.join(posix.dirname(file), name)] : [];
  });
}

function reachable(uses: Map<string, Set<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [...(uses.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(uses.get(next) ?? []));
  }
  return found;
}

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ENTRY = /(?:^msgctxt "(.*)"\n)?^msgid "(.+)"\n^msgstr "(.*)"$/gm;

// The server holds all parts at once and a browser only some: two translations of one text would make a page
// that was drawn in one and comes to life in the other.
test("the same words are translated alike in every part of the site", () => {
  const meanings = new Map<string, Set<string>>();
  for (const file of globSync("src/web/locales/*/hi.po")) {
    for (const [, context = "", text, hindi = ""] of readFileSync(file, "utf8").matchAll(ENTRY)) {
      const key = `${context} ${text}`;
      meanings.set(key, (meanings.get(key) ?? new Set()).add(hindi));
    }
  }

  expect(meanings.size).toBeGreaterThan(1000);
  expect([...meanings].filter(([, translations]) => translations.size > 1)).toEqual([]);
});

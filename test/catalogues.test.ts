import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileEnglish } from "../source-catalogues.ts";

const ENTRY = /(?:^msgctxt "(.*)"\n)?^msgid "(.+)"\n^msgstr "(.*)"$/gm;

// The server has all parts at once and a browser only some: with two translations of one text, a page would
// be rendered with one and hydrated with the other.
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

// Voice control users say what they see: a button's accessible name must contain its visible label.
test("the button that says “Compare” is called so in Hindi too", () => {
  const words = new Map<string, string>();
  for (const file of globSync("src/web/locales/*/hi.po")) {
    for (const [, , text = "", hindi = ""] of readFileSync(file, "utf8").matchAll(ENTRY)) {
      words.set(text, hindi);
    }
  }
  const names = [...words].flatMap(([text, hindi]) => {
    const [, seen = ""] = /^(.+?)(?: of| about)? \{title\}$/.exec(text) ?? [];
    const shown = words.get(seen);
    return shown === undefined ? [] : [{ text, hindi, shown }];
  });

  expect(names.length).toBeGreaterThan(3);
  expect(names.filter(({ hindi, shown }) => !hindi.includes(shown))).toEqual([]);
});

test("the English of a part is what its translation was made from", async () => {
  const translation = `msgid ""
msgstr "Language: hi"

#: src/web/a.tsx
msgid "{count, plural, one {# home} other {# homes}}"
msgstr "{count, plural, one {# घर} other {# घर}}"

msgctxt "verb"
msgid "Save"
msgstr "सहेजें"
`;

  const english = await compileEnglish(translation);

  expect(english).toContain(" homes");
  expect(english).toContain("Save");
  expect(english).not.toContain("घर");
});

// Collected by `npm run words`; the build sees to it that what was collected is translated.
test.each([
  ["problems", "src/domain/*/problems.ts", 250],
  ["mails", "src/server/**/*.ts", 80],
])(
  "every text of the server is in its catalogue of %s, and nothing else is",
  (part, files, least) => {
    const defined = globSync(files).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\/\*i18n\*\/ \{\s*id: "([^"]+)"/g)].map(
        ([, id]) => id,
      ),
    );
    const catalogue = readFileSync(`src/web/locales/${part}/hi.po`, "utf8");
    const ids = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id);

    expect(defined.length).toBeGreaterThan(least);
    expect(ids.sort()).toEqual(defined.sort());
  },
);

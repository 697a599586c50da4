import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { matchColumns } from "#domain/imports/columns.ts";
import { readFileFacts } from "#domain/imports/file.ts";
import { IMPORT_FIELDS } from "#domain/imports/import.ts";
import { readRow } from "#domain/imports/row.ts";
import { type ListingText, readListing } from "#domain/listings/reader.ts";
import { HOSTILE_TEXTS, WORST_TEXTS } from "#test/hostile-text.ts";
import { judgesIn, sampleOf, textPlaces, withText } from "#test/schema-samples.ts";

const MOST_MS = 50;
const TURNS = 5;
const MOST_NAMED = 3;

/** They get only what `readLine` passes on, which is short. */
const SHELTERED = new Set(["wordsOf", "signsOf"]);

const LISTING: ListingText = {
  title: "2 BHK flat",
  type: "Apartment",
  location: "Wakad, Pune",
  priceRange: "75 lakh",
  features: "2 BHK, 1,050 sq ft",
  description: "Near the school",
};
const ROW = {
  title: "2 BHK flat in Wakad",
  city: "Pune",
  locality: "Wakad",
  price: "75 lakh",
  area: "1050 sq ft",
};

const modules = await modulesOfTheDomain();
const schemas = modules
  .filter(({ file }) => file.endsWith("-schema.ts"))
  .flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [{ name: `${file} ${name}`, schema }] : [],
    ),
  );
const readers = modules
  .flatMap(({ source, exports }) =>
    [...source.matchAll(/^export function (\w+)(?:<[^(]*>)?\(\s*\w+: string\b(?!\[)/gm)].map(
      ([, name = ""]) => ({
        name,
        read: exports[name] as (one: string, other: string) => unknown,
      }),
    ),
  )
  .filter(({ name }) => !SHELTERED.has(name));

const byFile = Object.entries(Object.groupBy(schemas, ({ name }) => name.split(" ")[0] ?? ""));
const judged = new Set<z.ZodType>();

test("every schema of the domain is found, and understood well enough to be fed", () => {
  const strange = schemas.filter(({ schema }) => !schema.safeParse(sampleOf(schema)).success);

  expect(schemas.length).toBeGreaterThan(70);
  expect(readers.length).toBeGreaterThan(50);
  // These validate fields together: one of two, a number of this kind, a price and an area.
  expect(strange.map(({ name }) => name).toSorted()).toEqual([
    "bulk-schema.ts bulkSchema",
    "proof-schema.ts proofInputSchema",
    "submission-schema.ts submissionSchema",
  ]);
});

test.for(byFile)("%s judges 100 KB of anything in any field at once", ([, found = []]) => {
  for (const { name, schema } of found) {
    for (const judge of judgesIn([schema])) {
      if (judged.has(judge)) continue;
      judged.add(judge);
      const sample = sampleOf(judge);
      for (const path of textPlaces(judge)) {
        const slow = slowTexts((text) => judge.safeParse(withText(sample, path, text)));

        expect(slow, `${name} ${path.join(".")}`).toEqual([]);
      }
    }
  }
});

test.for(readers)("$name reads 100 KB of anything at once", ({ read }) => {
  expect(slowTexts((text) => read(text, text), WORST_TEXTS)).toEqual([]);
});

test.for(Object.keys(LISTING))("a listing is read at once, whatever its %s", (field) => {
  expect(slowTexts((text) => readListing({ ...LISTING, [field]: text }), WORST_TEXTS)).toEqual([]);
});

test("a file's columns are matched at once, whatever they are called and hold", () => {
  expect(slowTexts((text) => matchColumns([text, "price"], [[text, text]]), WORST_TEXTS)).toEqual(
    [],
  );
});

test.for(IMPORT_FIELDS)("a row of a file is read at once, whatever its %s", (field) => {
  const names = [...IMPORT_FIELDS];
  const columns = Object.fromEntries(names.map((name) => [name, name]));
  const facts = readFileFacts("homes.csv", names, [], { columns });

  expect(slowTexts((text) => readRow({ ...ROW, [field]: text }, facts), WORST_TEXTS)).toEqual([]);
});

/** The first texts that take too long, by the fastest of a few runs. */
function slowTexts(judge: (text: string) => unknown, texts = HOSTILE_TEXTS): string[] {
  const slow: string[] = [];
  for (const { name, text } of texts) {
    const took = quickest(() => judge(text));
    if (took > MOST_MS) slow.push(`${name} takes ${Math.round(took)} ms`);
    if (slow.length >= MOST_NAMED) break;
  }
  return slow;
}

function quickest(act: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS && best > MOST_MS; turn += 1) {
    const started = performance.now();
    // The result for such a text is tested elsewhere.
    try {
      act();
    } catch {}
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

async function modulesOfTheDomain() {
  const files = globSync("src/domain/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  return Promise.all(
    files.sort().map(async (file) => ({
      file: basename(file),
      source: await readFile(file, "utf8"),
      exports: (await import(resolve(file))) as Record<string, unknown>,
    })),
  );
}

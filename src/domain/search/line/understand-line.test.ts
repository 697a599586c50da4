import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { GLUE, ROLES } from "./number-vocabulary.ts";
import { wordsOf } from "./tokens.ts";
import { understandLine } from "./understand-line.ts";
import { MEANINGS } from "./vocabulary.ts";

/** Everything the grammar knows, plus numbers, signs and unknown words. */
const PIECES = [
  ...MEANINGS.keys(),
  ...ROLES.keys(),
  ...GLUE.keys(),
  ...[
    "1",
    "2",
    "2.5",
    "57",
    "75",
    "200",
    "1200",
    "25000",
    "75,00,000",
    "411057",
    "9876543210",
    "0",
  ],
  ...["2bhk", "75L", "40k", "1.2Cr", "200gaj", "80L-1.2Cr", "₹50", "3+", "sec-57", "30x40"],
  ...["wakad", "koramangla", "garden", "metro", "कोरमंगला", "बालकनी", "b-12", "(", ")", "!", "'"],
];

const aLine = fc
  .array(
    fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(" ", " ", " ", "", ", ", "-", "  ")),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.flat().join(""));

const aContext = fc.record({
  purpose: fc.constantFrom(undefined, "sale" as const, "rent" as const),
});

describe("every typed word is in exactly one part or in the rest", () => {
  const wordsIn = (text: string) =>
    wordsOf(text.normalize("NFC"))
      .filter(({ kind }) => kind !== "sign")
      .map(({ text }) => text);

  test("whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(aLine, fc.string({ unit: "grapheme" })), aContext, (line, context) => {
        const { parts, rest } = understandLine(line, context);
        const kept = [...parts.map(({ text }) => text), rest].flatMap(wordsIn);
        expect(kept.toSorted()).toEqual(wordsIn(line).toSorted());
      }),
      { numRuns: 3000 },
    );
  });

  test("a part is what was typed, letter by letter", () => {
    fc.assert(
      fc.property(aLine, (line) => {
        for (const { text } of understandLine(line).parts)
          expect(line.normalize("NFC")).toContain(text);
      }),
    );
  });
});

test("what is left of a line says nothing more", () => {
  fc.assert(
    fc.property(aLine, aContext, (line, context) => {
      const { rest } = understandLine(line, context);
      expect(understandLine(rest, context)).toEqual({ filter: {}, parts: [], rest });
    }),
    { numRuns: 5000 },
  );
});

test("a line takes less than a millisecond, and junk no longer than fifty", async () => {
  const line =
    "furnished 2/3 bhk flat near metro in koramangala 80L-1.2Cr 1200+ sqft ready to move no broker with photos rera approved";
  // The best of several runs: the machine may be busy with other things.
  const turns = Array.from({ length: 20 }, () => {
    const start = performance.now();
    for (let turn = 0; turn < 20; turn += 1) understandLine(line);
    return (performance.now() - start) / 20;
  });
  expect(Math.min(...turns)).toBeLessThan(1);

  for (const piece of [
    "a",
    "!",
    "@",
    "1",
    "1,",
    "2bhk ",
    "75L-",
    "₹",
    "ke ",
    "क",
    "%",
    "_",
    "\\",
    "1.",
    "se kam ",
  ]) {
    const junk = piece.repeat(50_000 / piece.length);
    const took = await quickestMs(200, () => {
      understandLine(junk);
      understandLine(junk.slice(0, 400));
    });
    expect(took, piece).toBeLessThan(200);
  }
});

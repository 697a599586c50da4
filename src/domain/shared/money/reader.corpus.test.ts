import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readMoney } from "./reader.ts";

const corpus = new URL("../../../../../shared/data/corpora/price_strings.csv", import.meta.url);

type Cell = { raw: string; count: number };

describe.skipIf(!existsSync(corpus))("prices as portals print them", () => {
  const cells = existsSync(corpus) ? readCells(readFileSync(corpus, "utf8")) : [];

  test("at least 99 in 100 are read", () => {
    const read = cells.filter(({ raw }) => readMoney(raw).kind !== "unreadable");
    expect(weight(cells)).toBeGreaterThan(10_000);
    expect(weight(read) / weight(cells)).toBeGreaterThanOrEqual(0.99);
  });

  test("a lone amount is exactly what a plain calculation gives", () => {
    const plain = cells.flatMap(({ raw }) => {
      const expected = plainAmount(raw);
      return expected === null ? [] : [{ raw, expected }];
    });
    const wrong = plain.filter(({ raw, expected }) => {
      const { kind, min, max } = readMoney(raw);
      return kind !== "amount" || min !== expected || max !== expected;
    });
    expect(plain.length).toBeGreaterThan(1_500);
    expect(wrong).toEqual([]);
  });

  test("no range is upside down or wider than a project's", () => {
    const odd = cells.filter(({ raw }) => {
      const { min, max } = readMoney(raw);
      return min !== null && max !== null && (min > max || max / min > 30);
    });
    expect(odd).toEqual([]);
  });

  test("a price beside its rate gives a size between a room and an estate", () => {
    const both = cells.filter(({ raw }) => /Lac|Cr/.test(raw) && /\/sq\.ft/.test(raw));
    const sizes = both.map(({ raw }) => {
      const { max, rate } = readMoney(raw);
      return { raw, sqft: (max ?? 0) / (rate?.rupees ?? Number.NaN) };
    });
    // Listings contain mistakes of their own, so a few may fall outside; a misread unit would affect many.
    const odd = sizes.filter(({ sqft }) => !(sqft > 50 && sqft < 1_000_000));
    expect(both.length).toBeGreaterThan(500);
    expect(odd.length / both.length).toBeLessThan(0.01);
  });
});

/** The file splits cells that held a line break, so lines are read one by one and quotes dropped. */
function readCells(csv: string): Cell[] {
  const lines = csv.split(/\r?\n/).slice(1);
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const match = /^(.*),(\d+),[^,]*$/.exec(line);
      const raw = (match?.[1] ?? line).replace(/^"|"$/g, "");
      return { raw, count: Number(match?.[2] ?? 1) };
    });
}

function weight(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/** "1.15 Cr", "₹87 Lac", "95.7 L", "25000", parsed independently of the code under test. */
function plainAmount(raw: string): number | null {
  const text = raw.replace("â‚¹", "").replace("₹", "").replaceAll(",", "").trim();
  const match = /^(\d+(?:\.\d+)?)(?: ?(Cr|Crore|Lac|Lacs|L))?$/.exec(text);
  if (!match) return null;
  const [whole = "", fraction = ""] = (match[1] ?? "").split(".");
  const zeros = { C: 7, L: 5 }[match[2]?.charAt(0) ?? ""] ?? 0;
  if (zeros === 0 && Number(whole) < 1_000) return null;
  return zeros === 0 ? Number(whole) : Number(whole + fraction.padEnd(zeros, "0").slice(0, zeros));
}

/**
 * `npm run bench -- --check`: a few ratios against those that were seen before, in `ratios.json`. A machine that is
 * busy with something else makes one measurement bad, not three: only what is worse each time is a regression.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { measureList, measureRequirements } from "./api.ts";
import type { Bench } from "./bench.ts";
import { measureCachedPage, measureResultsPage } from "./public-pages.ts";
import type { Row } from "./table.ts";

const FILE = join(import.meta.dirname, "ratios.json");
const LOSS = 1 / 3;
const TRIES = 3;
const PAUSE_MS = 10_000;

type Seen = Record<string, number>;

const MEASUREMENTS: ((bench: Bench) => Promise<Row[]>)[] = [
  async (bench) => [await measureCachedPage(bench, "home", "br")],
  async (bench) => [await measureCachedPage(bench, "results", "br")],
  measureResultsPage,
  measureList,
  measureRequirements,
];

export async function checkRatios(bench: Bench): Promise<Row[]> {
  const before: Seen = JSON.parse(await readFile(FILE, "utf8"));
  const rows: Row[] = [];
  for (const measure of MEASUREMENTS) rows.push(...(await measureUntilAsBefore(bench, measure)));
  return rows;

  async function measureUntilAsBefore(bench: Bench, measure: (bench: Bench) => Promise<Row[]>) {
    for (let attempt = 1; attempt < TRIES; attempt += 1) {
      // A starved server turns some away, and then there is nothing to compare.
      const measured = await measureOnce(bench, measure).catch(() => undefined);
      if (measured?.every(({ isOk }) => isOk)) return measured;
      await sleep(PAUSE_MS);
    }
    return measureOnce(bench, measure);
  }

  async function measureOnce(bench: Bench, measure: (bench: Bench) => Promise<Row[]>) {
    return (await measure(bench)).map((row) => compared(row, before));
  }
}

/** Writes down what was seen, for the next check. */
export async function keepRatios(rows: Row[]): Promise<void> {
  const seen = rows.flatMap(({ what, ratio }) =>
    ratio === undefined ? [] : [[key(what), round(ratio)]],
  );
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(seen), null, 2)}\n`);
}

function compared(row: Row, before: Seen): Row {
  const { ratio, isCost } = row;
  const known = before[key(row.what)];
  // What has no ratio keeps its own verdict: nothing acknowledged may be lost.
  if (ratio === undefined || known === undefined) return row;
  const worst = isCost ? known / (1 - LOSS) : known * (1 - LOSS);
  const isOk = isCost ? ratio <= worst : ratio >= worst;
  return { ...row, bar: `${isCost ? "≤" : "≥"} ${worst.toFixed(2)}, was ${known}`, isOk };
}

/** Without sizes, which change with every word of a page. */
function key(what: string): string {
  return what.replace(/, \d+ KB$/, "");
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

/**
 * `npm run bench -- --check`: compares a few ratios with those recorded in `ratios.json`. A machine that is
 * busy with something else spoils one measurement, not three, so only a ratio that is worse every time is a
 * regression. When the host withholds too much CPU time, the row is reported but not judged.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { measureList, measureRequirements } from "./api.ts";
import type { Bench, Measurement } from "./bench.ts";
import { processorTime, withheldSince } from "./processors.ts";
import { measureCachedPage, measureResultsPage } from "./public-pages.ts";
import { type Row, unmeasuredRow } from "./table.ts";

const FILE = join(import.meta.dirname, "ratios.json");
const LOSS = 1 / 3;
const TRIES = 3;
const PAUSE_MS = 10_000;
/** As a share of the requested CPU time, on a virtual machine. */
const TOO_MUCH_WITHHELD = 1 / 3;

type Seen = Record<string, number>;

const MEASUREMENTS: Measurement[] = [
  { id: "P1", measure: async (bench) => [await measureCachedPage(bench, "home", "br")] },
  { id: "P1", measure: async (bench) => [await measureCachedPage(bench, "results", "br")] },
  { id: "P3", measure: measureResultsPage },
  { id: "P4", measure: measureList },
  { id: "P8", measure: measureRequirements },
];

export async function checkRatios(bench: Bench): Promise<Row[]> {
  const before: Seen = JSON.parse(await readFile(FILE, "utf8"));
  const rows: Row[] = [];
  for (const each of MEASUREMENTS) rows.push(...(await checkRatio(bench, each, before)));
  return rows;
}

async function checkRatio(
  bench: Bench,
  { id, measure }: Measurement,
  before: Seen,
): Promise<Row[]> {
  const begun = await processorTime();
  let rows: Row[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    rows = await measure(bench).catch((error) => [
      { ...unmeasuredRow(id, error), ratio: Number.NaN },
    ]);
    rows = rows.map((row) => compared(row, before));
    if (rows.every(({ isOk }) => isOk)) return rows;
    await sleep(PAUSE_MS);
  }
  const withheld = await withheldSince(begun);
  return withheld > TOO_MUCH_WITHHELD ? rows.map((row) => withoutVerdict(row, withheld)) : rows;
}

/** Without CPU a server refuses requests, so its ratios mean nothing. Lost data still fails the check. */
function withoutVerdict({ isOk, ...row }: Row, withheld: number): Row {
  if (row.ratio === undefined && isOk !== undefined) return { ...row, isOk };
  return { ...row, bar: `none: ${Math.round(withheld * 100)} % was withheld` };
}

/** Records the ratios for the next check. */
export async function saveRatios(rows: Row[]): Promise<void> {
  const seen = rows.flatMap(({ what, ratio = Number.NaN }) =>
    Number.isNaN(ratio) ? [] : [[key(what), round(ratio)]],
  );
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(seen), null, 2)}\n`);
}

function compared(row: Row, before: Seen): Row {
  const { ratio, isCost } = row;
  const known = before[key(row.what)];
  // Rows without a ratio keep their own verdict: nothing acknowledged may be lost.
  if (ratio === undefined || known === undefined) return row;
  const worst = isCost ? known / (1 - LOSS) : known * (1 - LOSS);
  const isOk = isCost ? ratio <= worst : ratio >= worst;
  return { ...row, bar: `${isCost ? "≤" : "≥"} ${worst.toFixed(2)}, was ${known}`, isOk };
}

/** Leaves out sizes, which change with every edit to a page. */
function key(what: string): string {
  return what.replace(/, \d+ KB$/, "");
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

/**
 * `npm run bench`: one table of what was promised and what is measured, each with a reference from the
 * same run. `--only P1,P11` measures some rows; `--quick` measures once instead of three times, and searches
 * without the million; `--json file` writes the rows there as well. `--check` measures a few ratios only and
 * compares them with those seen before, `--keep` writes them down for it.
 */

import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureAdminTables } from "./admin.ts";
import { measureKeptList, measureList, measureRequirements } from "./api.ts";
import { type Bench, openBench } from "./bench.ts";
import { measureFreshness } from "./freshness.ts";
import { measureImport } from "./import.ts";
import { measureInteraction } from "./interaction.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureCachedPages, measureRenderedPages, measureResultsPage } from "./public-pages.ts";
import { checkRatios, keepRatios } from "./regression.ts";
import { measureSearch } from "./search.ts";
import { ensureBuilt } from "./site.ts";
import { measureStart } from "./start.ts";
import { format, type Row } from "./table.ts";
import { measureUploads } from "./uploads.ts";
import { measureWeight } from "./weight.ts";

type Measurement = { id: string; measure: (bench: Bench) => Promise<Row[]> };

const MEASUREMENTS: Measurement[] = [
  { id: "P1", measure: measureCachedPages },
  { id: "P1", measure: measureRenderedPages },
  { id: "P2", measure: measureFreshness },
  { id: "P3", measure: measureResultsPage },
  { id: "P4", measure: measureList },
  { id: "P4", measure: measureKeptList },
  { id: "P8", measure: measureRequirements },
  { id: "P9", measure: measureImport },
  { id: "U36", measure: measureAdminTables },
  { id: "S66", measure: measureUploads },
  { id: "P10", measure: measureStart },
  { id: "P11", measure: measureWeight },
  { id: "P11", measure: measureInteraction },
  { id: "P11", measure: measureLighthouse },
];

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    check: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});
const only = options.only?.split(",").map((id) => id.trim().toUpperCase());

const isAsked = (id: string) => !only || only.includes(id);
const times = options.quick || options.check ? 1 : 3;

await ensureBuilt();
const rows = options.check || options.keep ? await onSite(checkRatios) : await measureAll();
console.log(format(rows));
if (options.keep) await keepRatios(rows);
if (options.json) await writeFile(options.json, `${JSON.stringify(rows, null, 2)}\n`);
const missed = rows.filter(({ isOk }) => isOk === false).length;
console.log(`\n${rows.length} rows, ${missed} below the bar`);
process.exitCode = missed > 0 && !options.keep ? 1 : 0;

async function measureAll(): Promise<Row[]> {
  const measured = await onSite(async (bench) => {
    const found: Row[] = [];
    for (const { id, measure } of MEASUREMENTS) {
      if (isAsked(id)) found.push(...(await measure(bench)));
    }
    return found;
  });
  const searches = ["P5", "P6", "P7"].filter(isAsked);
  // Alone on the machine: the million takes what there is.
  const found = searches.length > 0 ? await measureSearch({ times, ids: searches }) : [];
  return [...measured, ...found];
}

async function onSite(measure: (bench: Bench) => Promise<Row[]>): Promise<Row[]> {
  const bench = await openBench(times);
  try {
    return await measure(bench);
  } finally {
    await bench.close();
  }
}

/**
 * `npm run bench`: one table of what was promised and what is measured, each with a reference from the same
 * run. `--only P1,P11` measures some rows; `--quick` measures once instead of three times and skips the
 * search over a million listings; `--external` measures database-bound rows on the system's PostgreSQL
 * instead of the embedded one; `--json file` also writes the rows there. `--check` measures only a few ratios
 * and compares them with the recorded ones, `--keep` records them.
 */

import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureAdminTables } from "./admin.ts";
import { measureCachedList, measureList, measureRequirements } from "./api.ts";
import { type Bench, type Measurement, openBench } from "./bench.ts";
import { measureFirstTap } from "./first-tap.ts";
import { measureFreshness } from "./freshness.ts";
import { type Homes, openHomes } from "./home.ts";
import { measureImport } from "./import.ts";
import { measureInteraction } from "./interaction.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureCachedPages, measureRenderedPages, measureResultsPage } from "./public-pages.ts";
import { checkRatios, saveRatios } from "./regression.ts";
import { openRounds } from "./rounds.ts";
import { measureSearch } from "./search.ts";
import { ensureBuilt } from "./site.ts";
import { measureStart } from "./start.ts";
import { format, type Row, unmeasuredRow } from "./table.ts";
import { measureUploads } from "./uploads.ts";
import { measureWeight } from "./weight.ts";

const MEASUREMENTS: Measurement[] = [
  { id: "P1", measure: measureCachedPages },
  { id: "P1", measure: measureRenderedPages },
  { id: "P2", measure: measureFreshness },
  { id: "P3", measure: measureResultsPage },
  { id: "P4", measure: measureList },
  { id: "P4", measure: measureCachedList },
  { id: "P8", measure: measureRequirements },
  { id: "P9", measure: measureImport },
  { id: "U36", measure: measureAdminTables },
  { id: "S66", measure: measureUploads },
  { id: "P10", measure: measureStart },
  { id: "P11", measure: measureWeight },
  { id: "P11", measure: measureInteraction },
  { id: "P11", measure: measureLighthouse },
  { id: "P12", measure: measureFirstTap },
];

const PATIENCE_MS = 15 * 60_000;
const SHORT_PATIENCE_MS = 30_000;

const SEARCHES = ["P5", "P6", "P7"];
const OF_THE_DATABASE = ["P2", "P3", "P4", "P8", "P9", "U36", ...SEARCHES];

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    external: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    check: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});
const asked = options.only?.split(",").map((id) => id.trim().toUpperCase());
const only = asked ?? (options.external ? OF_THE_DATABASE : undefined);

const isAsked = (id: string) => !only || only.includes(id);
const rounds = await (options.quick || options.check
  ? openRounds(1, SHORT_PATIENCE_MS)
  : openRounds(3, PATIENCE_MS));

await ensureBuilt();
const homes = await openHomes(options.external);
const rows = await measureIn(homes).finally(homes.close);
console.log(format(rows));
if (options.keep) await saveRatios(rows);
if (options.json) await writeFile(options.json, `${JSON.stringify(rows, null, 2)}\n`);
const missed = rows.filter(({ isOk }) => isOk === false).length;
console.log(`\n${await rounds.machineText()}.\n${rows.length} rows, ${missed} below the bar`);
process.exitCode = missed > 0 && !options.keep ? 1 : 0;

function measureIn(homes: Homes): Promise<Row[]> {
  return options.check || options.keep ? onSite(homes, checkRatios) : measureAll(homes);
}

async function measureAll(homes: Homes): Promise<Row[]> {
  const measured = await onSite(homes, async (bench) => {
    const found: Row[] = [];
    for (const { id, measure } of MEASUREMENTS) {
      if (!isAsked(id)) continue;
      found.push(...(await measure(bench).catch((error) => [unmeasuredRow(id, error)])));
    }
    return found;
  });
  const searches = SEARCHES.filter(isAsked);
  // Runs alone on the machine: a million listings need all of it.
  const found = searches.length > 0 ? await measureSearch({ rounds, ids: searches, homes }) : [];
  return [...measured, ...found];
}

async function onSite(homes: Homes, measure: (bench: Bench) => Promise<Row[]>): Promise<Row[]> {
  const bench = await openBench(rounds, homes);
  try {
    return await measure(bench);
  } finally {
    await bench.close();
  }
}

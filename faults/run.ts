/**
 * `npm run faults`: causes failures on the built site on purpose. `--only R01,R26` runs some, `--rounds 50`
 * kills the server that often instead of ten times, `--long` runs for the minutes that the limits name,
 * `--json file` writes the table there.
 */

import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../bench/site.ts";
import { Skipped } from "../bench/skipped.ts";
import { BACKUPS } from "./backups.ts";
import { seconds } from "./check.ts";
import {
  killDuringWrites,
  killEmbeddedDatabase,
  killWithExternal,
  shareFolder,
} from "./crashes.ts";
import { DISK } from "./disk.ts";
import type { Fault } from "./fault.ts";
import { LOAD } from "./load.ts";
import { MIGRATIONS } from "./migrations.ts";
import { MODEL } from "./model.ts";
import { actAsOne } from "./nodes.ts";
import { restartDatabaseUnderLoad, startBeforeDatabase, startTwoNodes } from "./outages.ts";
import { OUTSIDE } from "./outside.ts";
import { REPEATS } from "./repeats.ts";
import { readFromLaggingReplica } from "./replica.ts";
import { restartBehindProxy } from "./rolling.ts";
import { SETTINGS } from "./settings.ts";
import { stopDuringRequests, stopWhileWaiting } from "./shutdown.ts";
import { SLOW } from "./slow.ts";
import { UPLOADS } from "./uploads.ts";
import { killWorker, stopWorkers } from "./workers.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "10" },
    long: { type: "boolean", default: false },
    json: { type: "string" },
  },
});
const only = options.only?.split(",").map((id) => id.trim().toUpperCase());

const FAULTS: Fault[] = [
  {
    id: "R01",
    what: "server killed during writes",
    bar: "0 lost, 0 twice, ready ≤ 3 s",
    run: ({ rounds }) => killDuringWrites(rounds),
  },
  {
    id: "R02",
    what: "server killed during writes, database elsewhere",
    bar: "0 lost, 0 twice, ready ≤ 2 s",
    run: ({ rounds }) => killWithExternal(rounds),
  },
  {
    id: "R08",
    what: "embedded database killed under load",
    bar: "errors ≤ 5 s, heals by itself, 0 lost, 0 twice",
    run: killEmbeddedDatabase,
  },
  {
    id: "R08",
    what: "external database killed under load",
    bar: "errors during the outage and ≤ 2 s after, 0 lost, 0 twice",
    run: restartDatabaseUnderLoad,
  },
  {
    id: "R09",
    what: "database down at start",
    bar: "/healthz 200, /readyz 503, pages friendly; ready ≤ 5 s after it is up",
    run: startBeforeDatabase,
  },
  { id: "R12", what: "two nodes on one database", run: startTwoNodes },
  { id: "R12", what: "two nodes share sessions, limits and jobs", run: actAsOne },
  { id: "R13", what: "replica three seconds behind, then killed", run: readFromLaggingReplica },
  { id: "R14", what: "two servers on one folder", run: shareFolder },
  { id: "R02", what: "one of several workers killed under load", run: killWorker },
  { id: "R26", what: "stopped during requests", run: stopDuringRequests },
  { id: "R26", what: "stopped while it waits for its database", run: stopWhileWaiting },
  { id: "R26", what: "several workers stopped under load", run: stopWorkers },
  {
    id: "R27",
    what: "nodes restarted in turn behind HAProxy",
    run: () => restartBehindProxy("haproxy"),
  },
  {
    id: "R28",
    what: "nodes restarted in turn behind nginx",
    run: () => restartBehindProxy("nginx"),
  },
  ...BACKUPS,
  ...DISK,
  ...LOAD,
  ...SLOW,
  ...UPLOADS,
  ...SETTINGS,
  ...REPEATS,
  ...MIGRATIONS,
  ...MODEL,
  ...OUTSIDE,
];

type Verdict = "passed" | "FAILED" | "skipped";
type Row = Omit<Fault, "run"> & { seen: string; verdict: Verdict; seconds: number };

const MARKS: Record<Verdict, string> = { passed: "✓", FAILED: "✗", skipped: "–" };

await ensureBuilt();
const rows: Row[] = [];
for (const fault of FAULTS.toSorted((a, b) => a.id.localeCompare(b.id))) {
  if (only && !only.includes(fault.id)) continue;
  const row = await judge(fault);
  rows.push(row);
  const { verdict, id, what, bar, seen } = row;
  const words = verdict === "skipped" ? `skipped: ${seen}` : seen;
  console.log(`${MARKS[verdict]} ${id} ${what}: ${words} (${seconds(row.seconds * 1000)})`);
  if (verdict === "FAILED" && bar) console.log(`  the bar: ${bar}`);
}
if (options.json) await writeFile(options.json, `${JSON.stringify(rows, null, 2)}\n`);
const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
console.log(`\n${count("passed")} passed, ${count("FAILED")} failed, ${count("skipped")} skipped`);
process.exit(count("FAILED") > 0 ? 1 : 0);

async function judge({ run, ...about }: Fault): Promise<Row> {
  const startedAt = performance.now();
  const end = (verdict: Verdict, seen: string): Row => ({
    ...about,
    verdict,
    seen,
    seconds: Math.round((performance.now() - startedAt) / 10) / 100,
  });
  try {
    return end("passed", await run({ rounds: Number(options.rounds), isLong: options.long }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return end(error instanceof Skipped ? "skipped" : "FAILED", reason);
  }
}

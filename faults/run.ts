/**
 * `npm run faults`: what can go wrong, made to go wrong on the built site. `--rounds 50` kills the server
 * that often instead of ten times; `--only R01,R26` runs some.
 */

import { parseArgs } from "node:util";
import { ensureBuilt } from "../bench/site.ts";
import { Skipped, seconds } from "./check.ts";
import { killDuringWrites, killEmbeddedDatabase, shareFolder } from "./crashes.ts";
import { actAsOne } from "./nodes.ts";
import { restartDatabaseUnderLoad, startBeforeDatabase, startTwoNodes } from "./outages.ts";
import { readFromLaggingReplica } from "./replica.ts";
import { restartBehindProxy } from "./rolling.ts";
import { stopDuringRequests, stopWhileWaiting } from "./shutdown.ts";
import { killWorker, stopWorkers } from "./workers.ts";

const { values: options } = parseArgs({
  options: { only: { type: "string" }, rounds: { type: "string", default: "10" } },
});
const only = options.only?.split(",").map((id) => id.trim().toUpperCase());

/** Each answers what it saw, or throws what should not have been. */
const FAULTS = [
  {
    id: "R01",
    what: "server killed during writes",
    run: () => killDuringWrites(Number(options.rounds)),
  },
  { id: "R08", what: "embedded database killed under load", run: killEmbeddedDatabase },
  { id: "R08", what: "external database killed under load", run: restartDatabaseUnderLoad },
  { id: "R09", what: "database down at start", run: startBeforeDatabase },
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
];

await ensureBuilt();
let [passed, failed, skipped] = [0, 0, 0];
for (const { id, what, run } of FAULTS) {
  if (only && !only.includes(id)) continue;
  const startedAt = performance.now();
  try {
    const seen = await run();
    passed += 1;
    console.log(`✓ ${id} ${what}: ${seen} (${seconds(performance.now() - startedAt)})`);
  } catch (error) {
    if (error instanceof Skipped) {
      skipped += 1;
      console.log(`– ${id} ${what}: skipped: ${error.message}`);
      continue;
    }
    failed += 1;
    const reason = error instanceof Error ? error.message : error;
    console.log(`✗ ${id} ${what}: ${reason} (${seconds(performance.now() - startedAt)})`);
  }
}
const sum = `${passed} passed, ${failed} failed`;
console.log(`\n${sum}${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);

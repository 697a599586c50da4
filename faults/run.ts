/**
 * `npm run faults`: what can go wrong, made to go wrong on the built site. `--rounds 50` kills the server
 * that often instead of ten times; `--only R01,R26` runs some.
 */

import { parseArgs } from "node:util";
import { ensureBuilt } from "../bench/site.ts";
import { seconds } from "./check.ts";
import { killDuringWrites, killEmbeddedDatabase, shareFolder } from "./crashes.ts";
import { restartDatabaseUnderLoad, startBeforeDatabase, startTwoNodes } from "./outages.ts";
import { stopDuringRequests } from "./shutdown.ts";

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
  { id: "R14", what: "two servers on one folder", run: shareFolder },
  { id: "R26", what: "stopped during requests", run: stopDuringRequests },
];

await ensureBuilt();
let [passed, failed] = [0, 0];
for (const { id, what, run } of FAULTS) {
  if (only && !only.includes(id)) continue;
  const startedAt = performance.now();
  try {
    const seen = await run();
    passed += 1;
    console.log(`✓ ${id} ${what}: ${seen} (${seconds(performance.now() - startedAt)})`);
  } catch (error) {
    failed += 1;
    const reason = error instanceof Error ? error.message : error;
    console.log(`✗ ${id} ${what}: ${reason} (${seconds(performance.now() - startedAt)})`);
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

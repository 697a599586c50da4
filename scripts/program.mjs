/**
 * `node scripts/program.mjs <file> …`: runs one of our TypeScript programs (the operator's tool, the bench,
 * the faults) on the Node that came with the packages, even on a fresh clone.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureInstalled, nodeBinary } from "./install.mjs";
import { codeOf, orExplain, ROOT } from "./run.mjs";

await orExplain(async () => {
  await ensureInstalled();
  const args = ["--disable-warning=ExperimentalWarning", ...process.argv.slice(2)];
  // Ctrl-C in a terminal reaches the program as well; a signal sent only to us is forwarded.
  const program = spawn(nodeBinary(), args, { cwd: ROOT, stdio: "inherit" });
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => program.kill("SIGTERM"));
  const [code, signal] = await once(program, "exit");
  process.exitCode = code ?? codeOf(signal);
});

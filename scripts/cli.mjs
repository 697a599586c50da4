/** `npm run cli -- <verb>`: the operator's tool, on the Node that came with the packages. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureInstalled, nodeBinary } from "./install.mjs";
import { codeOf, orExplain, ROOT } from "./run.mjs";

await orExplain(async () => {
  await ensureInstalled();
  const args = ["--disable-warning=ExperimentalWarning", "src/cli/main.ts"];
  // Ctrl-C in a terminal reaches the tool as well; whoever signals us alone is passed on.
  const tool = spawn(nodeBinary(), [...args, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => tool.kill("SIGTERM"));
  const [code, signal] = await once(tool, "exit");
  process.exitCode = code ?? codeOf(signal);
});

/** Runs the server as a child process that ends with this one. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { nodeBinary } from "./install.mjs";
import { codeOf, onStop, ROOT } from "./run.mjs";

/** Returns the server's exit code. */
export async function serve(mode) {
  const leash = new URL("./leash.mjs", import.meta.url).href;
  const server = spawn(nodeBinary(), ["--import", leash, "server.ts"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: mode },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const forget = onStop(() => {
    if (server.connected) server.disconnect();
  });
  const [code, signal] = await once(server, "exit");
  forget();
  return code ?? codeOf(signal);
}

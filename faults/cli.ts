/** Runs the operator's tool as an operator would. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { AUTH_SECRET, environment, ROOT } from "../bench/site.ts";

type Run = { code: number | null; output: string; ms: number };

const TIMEOUT_MS = 120_000;

/** The output includes both streams. */
export async function runCli(args: string[], settings: Record<string, string>): Promise<Run> {
  const startedAt = performance.now();
  const tool = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "src/cli/main.ts", ...args],
    {
      cwd: ROOT,
      timeout: TIMEOUT_MS,
      env: environment({ ...(settings.DATABASE_URL && { AUTH_SECRET }), ...settings }),
    },
  );
  let output = "";
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const [code] = await once(tool, "close");
  return { code, output, ms: performance.now() - startedAt };
}

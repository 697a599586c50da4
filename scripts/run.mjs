/** Runs other programs from the project's folder, in the foreground: a signal to us ends them too. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const PARENT_CHECK_MS = 250;
const PARENT = process.ppid;
const IS_UNDER_NPM = process.env.npm_lifecycle_event !== undefined;

/** Returns the exit code; `onStderr` receives the error output as it comes. */
export async function run(command, args, { onStderr, stdout = "inherit", ...options } = {}) {
  const stdio = ["ignore", stdout, onStderr ? "pipe" : "inherit"];
  const child = spawn(command, args, { cwd: ROOT, ...options, stdio });
  child.stderr?.on("data", (chunk) => {
    process.stderr.write(chunk);
    onStderr(String(chunk));
  });
  const forget = onStop((signal) => {
    // A terminal has sent Ctrl-C to the child as well, and twice means "at once". Any other signal is
    // forwarded as Ctrl-C, since test runners clean up only after that one.
    if (signal !== "SIGINT") child.kill("SIGINT");
    child.once("exit", () => process.exit(codeOf(signal)));
  });
  try {
    const [code, signal] = await once(child, "close");
    return code ?? codeOf(signal);
  } finally {
    forget();
  }
}

/**
 * Calls back when this process should end. npm forwards a signal to the shell it ran us with, and that shell
 * just dies, so its death counts as well. Returns a function that stops listening.
 */
export function onStop(stop) {
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  const watch = setInterval(() => {
    if (!IS_UNDER_NPM || process.ppid === PARENT) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, PARENT_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  };
}

/** The exit code a shell reports for a program ended by a signal. */
export function codeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

/** The script behind a package's command: `node_modules/.bin` holds shell scripts on Windows. */
export function toolScript(packageName, command = packageName) {
  const folder = join(ROOT, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[command]);
}

export function secondsSince(startedMs) {
  return `${((Date.now() - startedMs) / 1000).toFixed(1)} s`;
}

/** Exits with a sentence instead of a stack trace. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export function isProcessAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Sends the signal unless the process is gone. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isProcessAlive(pid)) throw error;
  }
}

/**
 * Whether `pid` runs a program on this folder. A pid alone says little: after a restart of the machine or
 * container it may belong to any process, and that of an unreaped dead child stays taken.
 */
export async function isProcessOn(pid: number, folder: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false;
  try {
    return await hasArgument(pid, folder);
  } catch {
    // Unreadable does not mean dead: better to wait for an unrelated process than to disturb a server.
    return isProcessAlive(pid);
  }
}

async function hasArgument(pid: number, argument: string): Promise<boolean> {
  if (process.platform === "linux") {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8");
    return commandLine.split("\0").includes(argument);
  }
  const { stdout } = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]);
  return stdout.includes(argument);
}

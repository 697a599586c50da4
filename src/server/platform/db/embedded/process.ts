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
 * Whether `pid` runs a program on this folder. A number alone says little: after a restart of the
 * machine or container it may be anybody's, and that of a dead child nobody collects stays taken.
 */
export async function isProcessOn(pid: number, folder: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false;
  try {
    return await hasArgument(pid, folder);
  } catch {
    // Unreadable is not proof of death: better to wait for a stranger than to disturb a server.
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

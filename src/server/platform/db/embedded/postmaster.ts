import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, stat } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { machineMemory, memorySettings } from "./memory.ts";
import { commandFor, type Runner } from "./privileges.ts";
import { isProcessAlive, isProcessOn, signalProcess } from "./process.ts";

/** What a running server writes into postmaster.pid. */
export type LockFile = { pid: number; socketDir: string; isReady: boolean };

export const SOCKET_NAME = ".s.PGSQL.5432";

const FAST_SHUTDOWN_MS = 30_000;
const POLL_MS = 10;

/** fsync, full_page_writes and synchronous_commit are absent on purpose: they stay on. */
const SETTINGS = {
  listen_addresses: "",
  port: "5432",
  unix_socket_permissions: "0700",
  max_connections: "80",
  work_mem: "16MB",
  maintenance_work_mem: "64MB",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  // Processes that a single-machine site does not need: I/O workers and the replication launcher.
  io_method: "sync",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "2",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "",
  log_checkpoints: "off",
  // Errors reach the caller anyway, and they, their details and their statements quote what people
  // typed. The log is left with what concerns the server itself.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_statement: "none",
};

export async function readLockFile(clusterDir: string): Promise<LockFile | undefined> {
  const text = await readFile(lockPath(clusterDir), "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return { pid, socketDir: lines[4] ?? "", isReady: lines[7] === "ready" };
}

/** Whether a server may be alive behind the file; a file that is certainly stale is removed. */
export async function isLockHeld(clusterDir: string, lock: LockFile): Promise<boolean> {
  if (await isProcessOn(lock.pid, clusterDir)) return true;
  // PostgreSQL overwrites the file of a dead process by itself. But after a reboot an unrelated process may
  // have that pid: PostgreSQL would take it for a server and refuse to start.
  if (isProcessAlive(lock.pid)) {
    await rm(lockPath(clusterDir), { force: true });
    await removeStaleSocketLock(lock);
  }
  return false;
}

/** A copied folder carries the lock file of the original's server, which is not ours. */
export async function dropForeignLock(clusterDir: string): Promise<void> {
  await rm(lockPath(clusterDir), { force: true });
}

export function spawnPostmaster(
  runner: Runner,
  postgres: string,
  clusterDir: string,
  socketDir: string,
  log: (line: string) => void,
): ChildProcess {
  const settings = {
    ...SETTINGS,
    ...memorySettings(machineMemory()),
    unix_socket_directories: socketDir,
  };
  const { file, args, options } = commandFor(runner, postgres, [
    "-D",
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  // In its own process group: Ctrl-C must reach the site, which still has requests to finish, and not the
  // database under it.
  const child = spawn(file, args, {
    ...options,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.on("error", (error) => log(error.message));
  if (child.stderr !== null) {
    createInterface({ input: child.stderr }).on("line", withoutStatements(log));
    (child.stderr as Socket).unref();
  }
  child.unref();
  return child;
}

/** A panic quotes the statement it hit, and no setting prevents that. Continuation lines begin with a tab. */
function withoutStatements(log: (line: string) => void): (line: string) => void {
  let isStatement = false;
  return (line) => {
    isStatement = line.startsWith("STATEMENT:") || (isStatement && line.startsWith("\t"));
    if (!isStatement) log(line);
  };
}

/** Resolves when the server accepts connections (true) or has ended (false). */
export async function waitUntilReady(child: ChildProcess, clusterDir: string): Promise<boolean> {
  while (isRunning(child)) {
    const lock = await readLockFile(clusterDir);
    if (lock?.pid === child.pid && lock?.isReady) return true;
    await sleep(POLL_MS);
  }
  // The last output is still in the pipe.
  if (child.stderr?.readable) await Promise.race([once(child.stderr, "close"), sleep(500)]);
  return false;
}

export function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Fast shutdown: open transactions are rolled back, everything is written, the lock file disappears. */
export async function shutDown(clusterDir: string, pid: number): Promise<void> {
  const deadline = Date.now() + FAST_SHUTDOWN_MS;
  signalProcess(pid, "SIGINT");
  while (await isProcessOn(pid, clusterDir)) {
    // Leaves recovery to the next start, and loses no data either.
    if (Date.now() > deadline) signalProcess(pid, "SIGQUIT");
    await sleep(POLL_MS);
  }
}

async function removeStaleSocketLock({ pid, socketDir }: LockFile): Promise<void> {
  const path = join(socketDir, `${SOCKET_NAME}.lock`);
  const owner = Number((await readFile(path, "utf8").catch(() => "")).split("\n")[0]);
  if (owner === pid) await rm(path, { force: true });
}

function lockPath(clusterDir: string): string {
  return join(clusterDir, "postmaster.pid");
}

export async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other)]).catch(() => []);
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

import type { ChildProcess } from "node:child_process";
import { access, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Binaries, findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import {
  dropForeignLock,
  isLockHeld,
  isRunning,
  isSameFolder,
  type LockFile,
  readLockFile,
  SOCKET_NAME,
  shutDown,
  spawnPostmaster,
  waitUntilReady,
} from "./postmaster.ts";
import { enter, leave, type Presence } from "./presence.ts";
import { changeOwnerOfTree, chooseRunner, type Runner } from "./privileges.ts";
import { signalProcess } from "./process.ts";
import { ensureSocketFolder } from "./socket.ts";

/** One process's view of the server on one folder. */
export type Server = {
  clusterDir: string;
  socketDir: string;
  log: (line: string) => void;
  tools?: { binaries: Binaries; runner: Runner };
  child?: ChildProcess;
  presence?: Presence;
  isStopping: boolean;
};

const RETRY_MS = 200;
const POLL_MS = 20;
const JOIN_TIMEOUT_MS = 120_000;

/** Joins the server that runs on the folder, or starts one. Several processes may try at once. */
export async function connect(server: Server, onEnd: () => void, attempts: number): Promise<void> {
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  let attemptsLeft = attempts;
  while (!server.isStopping && Date.now() < deadline) {
    const found = await lookForServer(server, onEnd);
    if (found === "present") return;
    if (found === "busy") {
      await sleep(POLL_MS);
    } else {
      attemptsLeft -= 1;
      await start(server, attemptsLeft);
    }
  }
  throw new Error(`PostgreSQL on ${server.clusterDir} takes no connections`);
}

/** Whether the server that answers is this process's child. */
export function isOwnChild({ child }: Server): boolean {
  return child !== undefined && isRunning(child);
}

/** Disconnects, and shuts the server down if no other process uses it. */
export async function disconnect(server: Server): Promise<void> {
  const { presence, child } = server;
  if (presence !== undefined) {
    await leaveServer(server, presence);
  } else if (child?.pid !== undefined && isRunning(child)) {
    await shutDown(server.clusterDir, child.pid);
  }
  child?.stderr?.destroy();
}

/** For a process that exits without `stop`: ends the server it started. */
export function abandon({ child }: Server): void {
  if (child?.pid !== undefined && isRunning(child)) signalProcess(child.pid, "SIGINT");
}

/** A server whose socket was deleted from the temporary folder can only be restarted. */
export async function restartIfUnreachable(server: Server): Promise<boolean> {
  const lock = await readLockFile(server.clusterDir);
  if (!lock?.isReady || (await hasSocket(lock)) || !(await isLockHeld(server.clusterDir, lock))) {
    return false;
  }
  server.log("PostgreSQL's socket has disappeared: restarting it");
  await shutDown(server.clusterDir, lock.pid);
  return true;
}

async function lookForServer(
  server: Server,
  onEnd: () => void,
): Promise<"present" | "busy" | "absent"> {
  const { clusterDir } = server;
  const lock = await readLockFile(clusterDir);
  if (lock === undefined) return "absent";
  const presence = lock.isReady ? await tryToEnter(lock, onEnd) : undefined;
  if (presence === undefined) {
    if (await restartIfUnreachable(server)) return "absent";
    return (await isLockHeld(clusterDir, lock)) ? "busy" : "absent";
  }
  if (await isSameFolder(presence.dataDirectory, clusterDir)) {
    server.presence = presence;
    server.socketDir = lock.socketDir;
    return "present";
  }
  presence.client.removeAllListeners("end");
  await presence.client.end();
  await dropForeignLock(clusterDir);
  return "absent";
}

async function tryToEnter(lock: LockFile, onEnd: () => void): Promise<Presence | undefined> {
  return enter(lock.socketDir, onEnd).catch(() => undefined);
}

async function start(server: Server, attemptsLeft: number): Promise<void> {
  const { binaries, runner } = await prepare(server);
  const { clusterDir } = server;
  await ensureCluster(clusterDir, binaries.initdb, runner, server.log);
  await changeOwnerOfTree(runner, clusterDir);
  server.socketDir = await ensureSocketFolder(server.socketDir, runner);

  let lastWords = "it ended without a word";
  server.child = spawnPostmaster(
    runner,
    binaries.postgres,
    clusterDir,
    server.socketDir,
    (line) => {
      if (isReason(line)) lastWords = line;
      server.log(line);
    },
  );
  if (await waitUntilReady(server.child, clusterDir)) return;
  if (attemptsLeft <= 0) {
    throw new Error(`PostgreSQL did not start on ${clusterDir}: ${lastWords}`);
  }
  // Often resolves quickly: another process was faster, or the processes of a dead server linger.
  await sleep(RETRY_MS);
}

/** Connections refused during startup are logged at the same level as what ends it. */
function isReason(line: string): boolean {
  return line.startsWith("FATAL") && !line.includes("the database system is");
}

async function prepare(server: Server) {
  if (server.tools === undefined) {
    const { clusterDir, socketDir } = server;
    const binaries = await findBinaries();
    const { postgres } = binaries;
    const dataDir = dirname(clusterDir);
    const runner = await chooseRunner({ dataDir, clusterDir, socketDir, postgres });
    server.tools = { binaries, runner };
  }
  return server.tools;
}

async function leaveServer(server: Server, presence: Presence): Promise<void> {
  try {
    const isLast = await leave(presence);
    const lock = await readLockFile(server.clusterDir);
    if (isLast && lock !== undefined) {
      await shutDown(server.clusterDir, lock.pid);
      await rmdir(server.socketDir).catch(() => {});
    }
  } catch (error) {
    // The server ended by itself in the meantime: nothing is left to stop.
    server.log(error instanceof Error ? error.message : String(error));
  } finally {
    await presence.client.end().catch(() => {});
  }
}

async function hasSocket({ socketDir }: LockFile): Promise<boolean> {
  return access(join(socketDir, SOCKET_NAME)).then(
    () => true,
    () => false,
  );
}

import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeDataFolder } from "#server/platform/private-folders.ts";
import { adminUrlFor, ensureDatabase, urlFor } from "./presence.ts";
import {
  abandon,
  connect,
  disconnect,
  isOwnChild,
  restartIfUnreachable,
  type Server,
} from "./server.ts";
import { socketFolderFor } from "./socket.ts";

export type EmbeddedPostgres = {
  /** The site's own database, as a role that owns only it. */
  url: string;
  /** The same server's maintenance database, as its superuser. */
  adminUrl: string;
  /** The server was already running: left by a killed process, or shared with a living one. */
  adopted: boolean;
  /** Disconnects from the server, and shuts it down unless another process is using it. */
  stop(): Promise<void>;
};

type Options = { dataDir: string; log?: (line: string) => void };

const START_ATTEMPTS = 5;
const SOCKET_CHECK_MS = 10_000;
const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 5_000;
const STEADY_AFTER_MS = 10_000;

/**
 * Runs PostgreSQL as a child on `dataDir`/postgres, or joins the one already running there. Until this
 * process calls `stop`, it restarts a server that died; so does every other process that shares it. A
 * process that exits without `stop` also ends the server it started, and the others, if any, restart it;
 * only a killed process leaves a server behind, for the next start to join.
 */
export async function openEmbedded({
  dataDir,
  log = () => {},
}: Options): Promise<EmbeddedPostgres> {
  await closeDataFolder(dataDir);
  const clusterDir = join(await realpath(dataDir), "postgres");
  const socketDir = socketFolderFor(clusterDir);
  const server: Server = { clusterDir, socketDir, log, isStopping: false };
  const onExit = () => abandon(server);
  process.on("exit", onExit);

  const supervision = supervise(server);
  async function stop(): Promise<void> {
    server.isStopping = true;
    await supervision.end();
    await disconnect(server);
    process.off("exit", onExit);
  }

  try {
    await connect(server, supervision.onEnd, START_ATTEMPTS);
    await setUp(server);
  } catch (error) {
    await stop();
    throw error;
  }

  let stopped: Promise<void> | undefined;
  return {
    url: urlFor(server.socketDir),
    adminUrl: adminUrlFor(server.socketDir),
    adopted: !isOwnChild(server),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function setUp({ presence }: Server): Promise<void> {
  if (presence === undefined) throw new Error("PostgreSQL ended while it was being set up");
  await ensureDatabase(presence);
  // The connection alone must not keep an otherwise finished process alive.
  presence.client.unref();
}

/** Restarts the server when the connection to it ends unexpectedly. */
function supervise(server: Server) {
  let reviving: Promise<void> | undefined;
  let delayMs = FIRST_DELAY_MS;
  let upSince = Date.now();
  const socketCheck = setInterval(() => {
    if (server.presence !== undefined) restartIfUnreachable(server).catch(() => {});
  }, SOCKET_CHECK_MS).unref();

  function onEnd(): void {
    server.presence = undefined;
    if (server.isStopping) return;
    if (Date.now() - upSince > STEADY_AFTER_MS) delayMs = FIRST_DELAY_MS;
    server.log("PostgreSQL ended unexpectedly: starting it again");
    reviving = revive();
  }

  async function revive(): Promise<void> {
    let reported = "";
    while (!server.isStopping && server.presence === undefined) {
      await sleep(delayMs, undefined, { ref: false });
      // Doubles from one crash to the next, so that a failing server is not restarted in a tight loop.
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
      const failure = await reconnect();
      if (failure !== reported) server.log(failure);
      reported = failure;
    }
    upSince = Date.now();
  }

  /** Returns what to report to the operator. */
  async function reconnect(): Promise<string> {
    try {
      await connect(server, onEnd, 1);
      await setUp(server);
      return "PostgreSQL is back";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async function end(): Promise<void> {
    clearInterval(socketCheck);
    await reviving;
  }

  return { onEnd, end };
}

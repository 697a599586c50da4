/** Opens what the first page needs: the database, migrated and filled, and the secret. */

import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { migrateSafely } from "./platform/backups/before-migration.ts";
import { createDb, type Db, openPool } from "./platform/db/client.ts";
import { openEmbedded } from "./platform/db/embedded/embedded.ts";
import { withLock } from "./platform/db/lock.ts";
import { createReads, type ReadFigures } from "./platform/db/reads.ts";
import { followReplica, type Replica, type ReplicaState } from "./platform/db/replica.ts";
import type { Settings } from "./platform/env.ts";
import type { Log } from "./platform/log.ts";
import { closeDataFolder } from "./platform/private-folders.ts";
import { loadSecret } from "./platform/secret.ts";
import { assertSameSecret } from "./platform/secret-check.ts";
import { importDemo } from "./shared/demo.ts";
import { knowsPlaces, syncPlaces } from "./shared/places/repository.ts";

export type Resources = {
  db: Db;
  pool: pg.Pool;
  reads: Db;
  replica: Replica | undefined;
  readFigures: ReadFigures;
  databaseUrl: string;
  secret: string;
  close(): Promise<void>;
};

/** By then the site is listening and has said so: CPU-heavy work can begin. */
export const LISTENING_AFTER_MS = 100;

const RETRY_MS = 1_000;
const CONNECTIONS = 10;
/** Serve the first visitors before syncing places. */
const PLACES_AFTER_MS = 5_000;

/** `signal` stops waiting for a database that is not there. */
export async function openResources(
  settings: Settings,
  log: Log,
  signal: AbortSignal,
): Promise<Resources> {
  await closeDataFolder(settings.DATA_DIR);
  const secret = await loadSecret(settings.AUTH_SECRET, settings.DATA_DIR);
  const demo = buildDemo(settings);
  const database = await openDatabase(settings, log);
  const max = connectionsFor(settings.WORKERS);
  const pool = openPool(database.url, {
    max,
    onError: (error) => log.warn({ reason: error.message }, "an idle database connection was lost"),
  });
  let replica: Replica | undefined;
  let places: NodeJS.Timeout | undefined;
  async function close(): Promise<void> {
    clearTimeout(places);
    await replica?.stop();
    const ended = pool.end();
    // Do not wait for connections to a database that never answered.
    if (isOpen) await ended;
    await database.close();
  }
  let isOpen = false;
  const db = createDb(pool);
  try {
    await waitForDatabase(pool, log, signal);
    isOpen = true;
    await prepare(pool, db, { settings, secret, log, demo });
  } catch (error) {
    await close();
    throw error;
  }
  places = setTimeout(() => syncPlacesLater(pool, db, log), PLACES_AFTER_MS).unref();
  replica = openReplica(settings, pool, max, log);
  const { reads, figures: readFigures } = createReads(pool, replica);
  return { db, pool, reads, replica, readFigures, databaseUrl: database.url, secret, close };
}

async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, log: Log) {
  if (DATABASE_URL) return { url: DATABASE_URL, close: async () => {} };
  const embedded = await openEmbedded({
    dataDir: DATA_DIR,
    log: (line) => log.debug({ line }, "database"),
  });
  return { url: embedded.url, close: () => embedded.stop() };
}

/** One process uses ten; several share the embedded database's connections. */
function connectionsFor(workers = 1): number {
  return Math.min(CONNECTIONS, Math.floor((4 * CONNECTIONS) / workers));
}

function openReplica(
  { DATABASE_REPLICA_URL: url }: Settings,
  primary: pg.Pool,
  maxConnections: number,
  log: Log,
) {
  if (url === undefined) return undefined;
  const onState = (state: ReplicaState, reason?: string) =>
    state === "current"
      ? log.info("the replica is current: visitors read from it")
      : log.warn({ state, reason }, "the replica is not current: everybody reads from the primary");
  return followReplica({ url, primary, maxConnections, onState });
}

/** Builds the demo while its database is created: a second in which this process would only wait. */
async function buildDemo({ isDemo, DATABASE_URL, DATA_DIR }: Settings) {
  const isFirstStart = !DATABASE_URL && !existsSync(join(DATA_DIR, "postgres"));
  if (!isDemo || !isFirstStart) return undefined;
  await sleep(LISTENING_AFTER_MS);
  const { createDemo } = await importDemo();
  return createDemo();
}

type Preparation = {
  settings: Settings;
  secret: string;
  log: Log;
  demo: ReturnType<typeof buildDemo>;
};

async function prepare(
  pool: pg.Pool,
  db: Db,
  { settings, secret, log, demo }: Preparation,
): Promise<void> {
  const backup = await migrateSafely(pool, join(process.cwd(), "migrations"), settings);
  if (backup) log.info({ path: backup.path }, "the database was backed up, then migrated");
  await assertSameSecret(db, secret, settings);
  await withLock(pool, async () => {
    if (settings.isDemo) {
      const { loadDemoIfEmpty } = await importDemo();
      if (await loadDemoIfEmpty(db, await demo)) return;
    }
    if (!(await knowsPlaces(db))) await syncPlaces(db);
  });
}

/** Runs in the background: it changes something only when a new version has different places. */
async function syncPlacesLater(pool: pg.Pool, db: Db, log: Log): Promise<void> {
  try {
    await withLock(pool, () => syncPlaces(db));
  } catch (error) {
    // Stopping this early loses nothing: the next start does it.
    if (pool.ending) return;
    log.warn({ reason: (error as Error).message }, "the dictionary of places was not renewed");
  }
}

/** Waits for a database that is not up yet; any other failure is thrown. */
async function waitForDatabase(pool: pg.Pool, log: Log, signal: AbortSignal): Promise<void> {
  const givenUp = once(signal, "abort");
  while (!signal.aborted) {
    try {
      await Promise.race([pool.query("select 1"), givenUp]);
      break;
    } catch (error) {
      log.warn({ reason: (error as Error).message }, "the database is not reachable yet");
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  signal.throwIfAborted();
}

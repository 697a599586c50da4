/**
 * The disk-space guard for the embedded database. PostgreSQL cannot continue without space for its log: it
 * ends, and without space it cannot even start again. So writes are refused while a little is still left,
 * which lets reads continue; and a reserve file can be deleted, so that a server that ran out unexpectedly
 * has space to recover.
 */

import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "./log.ts";

type Options = {
  folder: string;
  log: Pick<Log, "error" | "warn">;
  /** Returns the free bytes on the disk. */
  findFree?: (folder: string) => Promise<number>;
  everyMs?: number;
};

const MEGABYTE = 1024 * 1024;
/** Four segments of the database's log, some of which it writes on its own. */
const SHORT_BYTES = 64 * MEGABYTE;
/** A margin, so that the state does not flip at every byte. */
const ENOUGH_BYTES = SHORT_BYTES + 8 * MEGABYTE;
const RESERVE_BYTES = 32 * MEGABYTE;
/** So little that the database may already have none. */
const NEARLY_NOTHING_BYTES = 8 * MEGABYTE;
const EVERY_MS = 500;

export function watchDiskSpace({ folder, log, findFree = freeBytes, everyMs = EVERY_MS }: Options) {
  const reserve = join(folder, "reserve");
  let isShort = false;
  let looking: Promise<void> = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs).unref();

  return {
    isShort: () => isShort,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };

  async function look(): Promise<void> {
    const free = await findFree(folder).catch(() => undefined);
    if (free === undefined) return;
    if (free < NEARLY_NOTHING_BYTES) await rm(reserve, { force: true });
    note(free < (isShort ? ENOUGH_BYTES : SHORT_BYTES));
    if (!isShort && free > ENOUGH_BYTES + RESERVE_BYTES) await fillReserve(reserve).catch(() => {});
  }

  function note(isShortNow: boolean): void {
    if (isShortNow === isShort) return;
    isShort = isShortNow;
    if (isShort) log.error("the disk is nearly full: nothing is written until there is room");
    else log.warn("there is room on the disk again");
  }
}

/** Random bytes, which no file system can compress or deduplicate. */
async function fillReserve(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.size === RESERVE_BYTES) return;
  const file = await open(path, "w", 0o600);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) {
      await file.write(randomBytes(MEGABYTE));
    }
  } finally {
    await file.close();
  }
}

/** Free for this user, excluding what is reserved for root. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

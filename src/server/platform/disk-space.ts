/**
 * Watches the disk the embedded database lies on. PostgreSQL cannot go on without room for its log: it
 * ends, and without room it cannot even start again. So what writes is refused while there is still a
 * little left, which keeps reading alive; and a reserve is held that can be given up, so that a server
 * which was taken by surprise has room to come back.
 */

import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "./log.ts";

type Options = {
  folder: string;
  log: Pick<Log, "error" | "warn">;
  /** Free bytes; asked of the disk. */
  findFree?: (folder: string) => Promise<number>;
  everyMs?: number;
};

const MEGABYTE = 1024 * 1024;
/** Four segments of the database's log, which it writes some of without being asked to. */
const SHORT_BYTES = 64 * MEGABYTE;
/** Not at every byte from short to enough and back. */
const ENOUGH_BYTES = SHORT_BYTES + 8 * MEGABYTE;
const RESERVE_BYTES = 32 * MEGABYTE;
/** So little that the database may be without already. */
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

/** Bytes that no file system can fold together. */
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

/** For this user, as opposed to what root may still fill. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

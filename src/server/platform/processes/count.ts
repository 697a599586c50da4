import { availableParallelism, totalmem } from "node:os";

/** With more workers, connections to the embedded database run out before the cores are busy. */
export const MAX_WORKERS = 8;

const MANY_CORES = 4;
const MAX_CHOSEN = 4;
const GIGABYTE = 1024 ** 3;

type Machine = { cores: number; memoryBytes: number };

/** One, unless cores and memory are plentiful: then half the cores, since the database needs some too. */
export function workersFor({ cores, memoryBytes }: Machine): number {
  if (cores < MANY_CORES) return 1;
  const roomFor = Math.floor(memoryBytes / GIGABYTE);
  return Math.max(1, Math.min(Math.floor(cores / 2), roomFor, MAX_CHOSEN));
}

/** What this process may use, including a container's limits. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), limit) };
}

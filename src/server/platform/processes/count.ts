import { availableParallelism, totalmem } from "node:os";

/** Beyond these, connections to the embedded database run short before cores are busy. */
export const MAX_WORKERS = 8;

const MANY_CORES = 4;
const MAX_CHOSEN = 4;
const GIGABYTE = 1024 ** 3;

type Machine = { cores: number; memoryBytes: number };

/** One, unless there are cores and memory to spare: half the cores, since the database needs some as well. */
export function workersFor({ cores, memoryBytes }: Machine): number {
  if (cores < MANY_CORES) return 1;
  const roomFor = Math.floor(memoryBytes / GIGABYTE);
  return Math.max(1, Math.min(Math.floor(cores / 2), roomFor, MAX_CHOSEN));
}

/** As this process may use it: a container's limits count. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), limit) };
}

/** How much memory the embedded database may use; it fills as there is data, not before. */

import { totalmem } from "node:os";

const MB = 1024 ** 2;
/** Share of the machine. The rest is for the site, its pictures and, as file cache, again the database. */
const SHARED = 1 / 8;
const LEAST_SHARED_MB = 64;
/** Enough to serve a million listings and their indexes; managing more costs memory even while idle. */
const MOST_SHARED_MB = 2048;
const CACHED = 1 / 2;

/** A container may have been given less memory than the machine has. */
export function machineMemory(): number {
  const given = process.constrainedMemory();
  return given > 0 ? Math.min(given, totalmem()) : totalmem();
}

export function memorySettings(bytes: number) {
  const shared = Math.min(Math.max(bytes * SHARED, LEAST_SHARED_MB * MB), MOST_SHARED_MB * MB);
  return {
    shared_buffers: megabytes(shared),
    effective_cache_size: megabytes(Math.max(bytes * CACHED, shared)),
  };
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MB)}MB`;
}

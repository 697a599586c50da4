/** How much memory the embedded database may take; it fills with data as there is some, not before. */

import { totalmem } from "node:os";

const MB = 1024 ** 2;
/** Of the machine. The rest is the site's, its pictures' and, as a cache of files, again the database's. */
const SHARED = 1 / 8;
const LEAST_SHARED_MB = 64;
/** What a million listings and their indexes are answered from; keeping books of more costs memory even while idle. */
const MOST_SHARED_MB = 2048;
const CACHED = 1 / 2;

/** A container may have been given less than there is. */
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

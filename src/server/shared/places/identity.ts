/** Ids that are the same on every server, derived from a name instead of random. */

import { createHash } from "node:crypto";

/** A version 8 UUID, whose bits the application may choose. */
export function uuidFrom(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  const variant = "89ab"[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Keeps the "demo/" prefix: localities once came with the demo, and databases are full of these ids. */
export function localityIdOf(citySlug: string, name: string): string {
  return uuidFrom(`demo/locality/${citySlug}/${name}`);
}

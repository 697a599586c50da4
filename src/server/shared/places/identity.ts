/** Ids that are the same on every server, made from a name instead of luck. */

import { createHash } from "node:crypto";

/** A UUID of version 8, whose bits are the maker's own affair. */
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

/** Localities came with the demo once, and databases are full of these ids. */
export function localityIdOf(citySlug: string, name: string): string {
  return uuidFrom(`demo/locality/${citySlug}/${name}`);
}

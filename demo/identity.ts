/** Ids derived from names instead of random numbers, so that every load creates the same ones. */

import { createHash } from "node:crypto";
import { uuidFrom } from "#server/shared/places/identity.ts";

// The alphabet of listing ids and references: no I, L, O or U.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

export function uuidOf(key: string): string {
  return uuidFrom(`demo/${key}`);
}

export function listingIdOf(key: string): string {
  return textOf(key, 12);
}

export function referenceOf(key: string): string {
  return `REQ-${textOf(key, 8).toUpperCase()}`;
}

/** One block of numbers for all invented people, so that none is mistaken for a real person's. */
export function phoneOf(serial: number): string {
  return `+9198000${String(serial).padStart(5, "0")}`;
}

function textOf(key: string, length: number): string {
  return Array.from(
    digest(key).subarray(0, length),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join("");
}

function digest(key: string): Buffer {
  return createHash("sha256").update(`demo/${key}`).digest();
}

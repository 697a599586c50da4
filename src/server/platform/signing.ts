/** Signing and hashing: a changed signed text is refused, and a hash cannot be reversed. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export function sign(secret: string, purpose: string, text: string): string {
  return `${text}.${mac(secret, purpose, text)}`;
}

/** Returns the signed text, or `undefined` if it was tampered with or signed for another purpose. */
export function verify(secret: string, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf(".");
  const text = signed.slice(0, Math.max(dot, 0));
  const given = Buffer.from(signed.slice(dot + 1));
  const expected = Buffer.from(mac(secret, purpose, text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
}

export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

export function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function mac(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
}

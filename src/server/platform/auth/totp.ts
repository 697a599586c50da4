/** One-time codes of an authenticator app, as RFC 6238 makes them: six digits, half a minute each. */

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks differ: the code before and the code after are good too. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** What the app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Apps show a plus as a plus.
  const query = new URLSearchParams({ secret, issuer }).toString().replaceAll("+", "%20");
  return `otpauth://totp/${label}?${query}`;
}

export function totpAt(secret: string, time: Date): string {
  return codeOf(secret, stepAt(time));
}

/** The half minute a code belongs to, if it is a right one later than `lastStep`. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const current = stepAt(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    if (step > lastStep && isEqual(codeOf(secret, step), code)) return step;
  }
  return undefined;
}

function stepAt(time: Date): number {
  return Math.floor(time.getTime() / STEP_MS);
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((char) => BASE32.indexOf(char).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

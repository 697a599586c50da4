/** The second factor: a code from the authenticator app, or one of the recovery codes, each valid once. */

import { randomBytes } from "node:crypto";
import { accountProblems } from "#domain/accounts/problems.ts";
import { type AppError, fieldError } from "#domain/shared/errors.ts";
import type { Auth } from "#server/platform/auth/auth.ts";
import { stepOfCode } from "#server/platform/auth/totp.ts";
import type { Db } from "#server/platform/db/client.ts";
import { hash } from "#server/platform/signing.ts";
import { findTwoFactor, updateTwoFactor } from "./repository.ts";

const RECOVERY_CODES = 10;

/** Sixteen hex digits in groups of four: 64 bits, so that a plain hash cannot be brute-forced. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = randomBytes(10).toString("hex").slice(0, 16);
    return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
  });
}

export function hashRecoveryCodes(codes: string[]): string {
  return JSON.stringify(codes.map((code) => hash(plain(code))));
}

/** Consumes a code; false when it is wrong, was used before, or there is no second factor. */
export async function takeCode(
  db: Db,
  auth: Auth,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const stored = await findTwoFactor(db, userId);
  if (!stored) return false;
  if (!/^\d{6}$/.test(code.trim())) return takeRecoveryCode(db, userId, code, stored.backupCodes);
  const secret = await auth.unseal(stored.secret);
  if (secret === undefined) throw unreadable();
  const step = stepOfCode(secret, code.trim(), { now, lastStep: stored.lastStep });
  if (step === undefined) return false;
  await updateTwoFactor(db, userId, { lastStep: step });
  return true;
}

/** The site's secret was changed since the app was set up; recovery codes do not depend on it. */
function unreadable(): AppError {
  return fieldError("code", accountProblems.codesUnreadable());
}

async function takeRecoveryCode(
  db: Db,
  userId: string,
  code: string,
  stored: string,
): Promise<boolean> {
  const hashes = JSON.parse(stored) as string[];
  const given = hash(plain(code));
  if (!hashes.includes(given)) return false;
  const left = hashes.filter((each) => each !== given);
  await updateTwoFactor(db, userId, { backupCodes: JSON.stringify(left) });
  return true;
}

/** Accepts a code with or without dashes and spaces, in any case. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}

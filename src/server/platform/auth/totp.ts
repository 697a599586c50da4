/** One-time codes of an authenticator app (RFC 6238): six digits, half a minute each. */

import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
/** Clocks differ: the code before and the code after are good too. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the app reads from a QR code; short, so that the code is easy to scan. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function totpAt(secret: string, time: Date): string {
  return totpOf(secret).generate({ timestamp: time.getTime() });
}

/** The half minute a code belongs to, if it is a right one later than `lastStep`. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  // The library throws at letters that take more than a byte.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : undefined;
}

function totpOf(secret: string): TOTP {
  return new TOTP({ secret, period: STEP_SECONDS });
}

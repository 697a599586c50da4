/** One-time codes of an authenticator app (RFC 6238): six digits, valid for half a minute. */

import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
/** Clocks differ: the previous and the next code are accepted too. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code; short, so that it is easy to scan. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function totpAt(secret: string, time: Date): string {
  return totpOf(secret).generate({ timestamp: time.getTime() });
}

/** The half-minute step a code belongs to, if it is correct and later than `lastStep`. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  // The library throws on characters of more than one byte.
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

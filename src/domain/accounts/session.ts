/** How long a session lives: without use, and at most. */

import type { Role } from "#domain/shared/roles.ts";

/** Left by a sign-in: spares this browser the wait that others' guesses bring. */
export const DEVICE_COOKIE = "known-device";

/** Left by a sign-up: the mail's link asks this browser for nothing more. */
export const SIGN_UP_COOKIE = "signing-up";

/** Between the password and the app's code, and between leaving for Google and coming back. */
export const SECOND_STEP_COOKIE = "second-step";
export const GOOGLE_COOKIE = "google-step";

/** So long an admin may look at somebody's desk before asking again. */
export const VIEW_SECONDS = 15 * 60;

type SessionLifetime = { idleSeconds: number; longestSeconds: number };

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** What opens everything is shut soon; a phone that looks for a home stays signed in. */
const ADMIN_SESSION: SessionLifetime = { idleSeconds: HOUR, longestSeconds: 12 * HOUR };
export const PERSON_SESSION: SessionLifetime = { idleSeconds: 30 * DAY, longestSeconds: 30 * DAY };

/** By the role somebody has now, not the one they signed in with. */
export function sessionLifetime(role: Role): SessionLifetime {
  return role === "admin" ? ADMIN_SESSION : PERSON_SESSION;
}

type Used = { createdAt: Date; updatedAt: Date };

export function isSessionOver({ createdAt, updatedAt }: Used, life: SessionLifetime, now: Date) {
  const seconds = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  return seconds(createdAt) > life.longestSeconds || seconds(updatedAt) > life.idleSeconds;
}

/** When a session used now ends if it is not used again. */
export function sessionEnd(
  { createdAt }: Pick<Used, "createdAt">,
  life: SessionLifetime,
  now: Date,
) {
  return new Date(
    Math.min(
      now.getTime() + life.idleSeconds * 1000,
      createdAt.getTime() + life.longestSeconds * 1000,
    ),
  );
}

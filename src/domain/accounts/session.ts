/** How long a session lasts: idle, and in total. */

import type { Role } from "#domain/shared/roles.ts";

/** Set on sign-in: exempts this browser from the delay caused by others' failed guesses. */
export const DEVICE_COOKIE = "known-device";

/** Set on sign-up: the link in the mail asks this browser for nothing more. */
export const SIGN_UP_COOKIE = "signing-up";

/** Set between the password and the authenticator code, and between leaving for Google and coming back. */
export const SECOND_STEP_COOKIE = "second-step";
export const GOOGLE_COOKIE = "google-step";

/** How long an admin may view a user's dashboard before asking again. */
export const VIEW_SECONDS = 15 * 60;

type SessionLifetime = { idleSeconds: number; longestSeconds: number };

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Admin sessions end soon because they open everything; a phone looking for homes stays signed in. */
const ADMIN_SESSION: SessionLifetime = { idleSeconds: HOUR, longestSeconds: 12 * HOUR };
export const PERSON_SESSION: SessionLifetime = { idleSeconds: 30 * DAY, longestSeconds: 30 * DAY };

/** Uses the user's current role, not the one at sign-in. */
export function sessionLifetime(role: Role): SessionLifetime {
  return role === "admin" ? ADMIN_SESSION : PERSON_SESSION;
}

type Used = { createdAt: Date; updatedAt: Date };

export function isSessionOver({ createdAt, updatedAt }: Used, life: SessionLifetime, now: Date) {
  const seconds = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  return seconds(createdAt) > life.longestSeconds || seconds(updatedAt) > life.idleSeconds;
}

/** When a session used now will end unless it is used again. */
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

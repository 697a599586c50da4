/** Failures of an unavailable database or a full disk: no one's mistake, and temporary. */

import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Log } from "#server/platform/log.ts";

type Failure = {
  code?: string;
  message?: string;
  syscall?: string;
  cause?: unknown;
  errors?: unknown[];
};

const RETRY_AFTER_SECONDS = 5;
const SPACE_RETRY_AFTER_SECONDS = 30;
const MAX_CAUSES = 5;

/** PostgreSQL states: shutting down or starting, no connection left, a standby, a statement timeout. */
const AWAY_STATES = new Set([
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "57014",
  "53300",
  "53200",
  "25006",
  "25P03",
]);
const CONNECTION_CLASS = /^08...$/;

/** Operating system errors. ENOENT is a missing socket, and counts only for `connect`. */
const AWAY_ERRORS = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** The driver's own errors have no code. */
const UNREACHABLE_CODES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

const FULL_STATE = "53100";

/** The failure as an error message for the user, or undefined if it is of another kind. */
export function unavailableError(error: unknown): AppError | undefined {
  const causes = causesOf(error);
  const own = causes.find((each) => each instanceof AppError);
  if (own) return isUnavailable(own) ? own : undefined;
  if (causes.some(({ code }) => code === FULL_STATE)) return diskFull();
  if (!causes.some(isAway)) return undefined;
  return new AppError(sharedProblems.dataUnreachable(), { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** While the database is unavailable every request fails: one log line each, without a stack trace. */
export function noteFailure(log: Log, err: unknown, requestId: string): void {
  const trouble = unavailableError(err);
  if (trouble) log.warn({ requestId, reason: trouble.code }, "a request was turned away");
  else log.error({ err, requestId }, "a request failed");
}

export function diskFull(): AppError {
  return new AppError(sharedProblems.storageFull(), {
    retryAfterSeconds: SPACE_RETRY_AFTER_SECONDS,
  });
}

function isUnavailable({ kind }: AppError): boolean {
  return kind === "UNAVAILABLE" || kind === "STORAGE_FULL";
}

function isAway({ code = "", message = "", syscall }: Failure): boolean {
  if (AWAY_STATES.has(code) || AWAY_ERRORS.has(code) || CONNECTION_CLASS.test(code)) return true;
  return (code === "ENOENT" && syscall === "connect") || UNREACHABLE_CODES.test(message);
}

/** The error and what it was caused by; a host with several addresses fails once for each. */
function causesOf(error: unknown): Failure[] {
  const found: Failure[] = [];
  let next = error;
  while (typeof next === "object" && next !== null && found.length < MAX_CAUSES) {
    const failure = next as Failure;
    found.push(failure);
    next = failure.cause ?? failure.errors?.[0];
  }
  return found;
}

/** Failures as the API documents and answers them. */

import { z } from "@hono/zod-openapi";
import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError, fromIssue, type Text } from "#domain/shared/errors.ts";
import { type Language, requestedLanguage } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { unavailableError } from "#server/platform/db/unavailable.ts";
import { say, sayFields } from "#server/platform/messages/say.ts";
import { json } from "./answers.ts";
import type { HttpEnv } from "./env.ts";
import { unavailablePage } from "./unavailable-page.ts";

const failureSchema = z
  .object({
    success: z.literal(false),
    message: z.string().openapi({ description: "For people; in Hindi if Accept-Language asks so" }),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    data: z.unknown().optional(),
    twoFactor: z.boolean().optional(),
    ticket: z.string().optional(),
  })
  .openapi("Failure");

const RETRY_AFTER_SECONDS = 5;

const DESCRIPTIONS: Record<number, string> = {
  400: "The request could not be read",
  401: "Nobody is signed in",
  403: "Not allowed",
  404: "Not found",
  409: "Conflicts with what is stored",
  413: "Too large",
  415: "Not a kind of file that is taken here",
  422: "Some fields are wrong",
  429: "Too many requests; see Retry-After",
  503: "Busy; see Retry-After",
  507: "The disk is full",
};

export function errorResponses<Status extends number>(...statuses: Status[]) {
  const entries = statuses.map((status) => [
    status,
    json(failureSchema, DESCRIPTIONS[status] ?? "Failed"),
  ]);
  return Object.fromEntries(entries) as Record<
    Status,
    ReturnType<typeof json<typeof failureSchema>>
  >;
}

/** What was sent does not match the call's schemas. */
export function answerInvalid(error: z.ZodError, c: Context): Response {
  const errors = fieldErrors(error, languageOf(c));
  return c.json({ ...failure(c, sharedProblems.invalidFields()), errors }, 422);
}

/** The one place that turns failures into answers; unexpected ones go to the log, not to the visitor. */
export function answerError(
  log: (error: unknown, requestId: string) => void,
): ErrorHandler<HttpEnv> {
  return (error, c) => {
    const expected = answerExpected(error, c);
    if (expected) return expected;
    log(error, c.var.requestId);
    const trouble = unavailableError(error);
    if (trouble) return answerAppError(trouble, c);
    return c.json(failure(c, sharedProblems.internalError({ requestId: c.var.requestId })), 500);
  };
}

function answerExpected(error: Error, c: Context): Response | undefined {
  if (error instanceof AppError) return answerAppError(error, c);
  if (error instanceof HTTPException) return answerHttp(error, c);
  return isHangUp(error, c) ? c.json(failure(c, sharedProblems.brokenOff()), 400) : undefined;
}

function failure(c: Context, text: Text) {
  return { success: false, message: say(languageOf(c), text) };
}

function answerAppError(error: AppError, c: Context): Response {
  const { answer, status, retryAfterSeconds } = error;
  // The database is unavailable, the disk is full, or there are too many requests: shown as a page.
  if ((status === 503 || status === 507 || status === 429) && !c.req.path.startsWith("/api/")) {
    const page = unavailablePage(status, c.req.method, retryAfterSeconds ?? RETRY_AFTER_SECONDS);
    return c.html(page.body, status, page.headers);
  }
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  const errors = error.errors && sayFields(languageOf(c), error.errors);
  return c.json({ ...failure(c, error.text), errors, ...answer }, status);
}

/** The language of the calling page, which need not be the browser's own. */
export function languageOf(c: Context): Language {
  return requestedLanguage(c.req.header("accept-language"));
}

/** The client disconnected in the middle of its own request: not a failure of ours. */
function isHangUp(error: Error & { code?: string }, c: Context): boolean {
  return error.code === "ECONNRESET" && c.req.raw.signal.aborted;
}

function answerHttp({ status, message }: HTTPException, c: Context): Response {
  const isJson = status === 400;
  return c.json(
    isJson ? failure(c, sharedProblems.invalidJson()) : { success: false, message },
    status,
  );
}

function fieldErrors(error: z.ZodError, language: Language): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    // An error in one of several values is reported under the name of their field.
    const names = issue.path.filter((part) => typeof part === "string");
    const field = names.join(".") || "body";
    errors[field] = [...(errors[field] ?? []), wordsOf(issue, language)];
  }
  return errors;
}

/** The validator's default messages are English and for developers; other languages get plainer ones. */
function wordsOf(issue: z.core.$ZodIssue, language: Language): string {
  const text = fromIssue(issue.message);
  if (!text && language === "en") return issue.message;
  return say(language, text ?? plainMessage(issue));
}

function plainMessage(issue: z.core.$ZodIssue): Text {
  if (issue.code === "too_small")
    return sharedProblems.numberTooSmall({ min: String(issue.minimum) });
  if (issue.code === "too_big")
    return sharedProblems.numberTooLarge({ max: String(issue.maximum) });
  if (issue.code === "invalid_value") return sharedProblems.notAChoice();
  return issue.code === "invalid_type" ? sharedProblems.needed() : sharedProblems.unusable();
}

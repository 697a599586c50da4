/** Shared by the account pages: guards, form results and sign-in redirects. */

import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { accountProblems } from "#domain/accounts/problems.ts";
import { DEVICE_COOKIE, SECOND_STEP_COOKIE } from "#domain/accounts/session.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { returnPath } from "#domain/shared/return-path.ts";
import type { FormOutcome, Problem } from "#web/features/accounts/form-outcome.ts";
import { actorContext, appContext, requestContext } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";

type Context = Readonly<RouterContextProvider>;
export type RouteArgs = { request: Request; url: URL; context: Context };
type Entry = { token: string; device: string };
type Values = Record<string, string>;

/** The origin of a sign-in, as the services need it. */
export function originOf({ request, url, context }: RouteArgs) {
  return {
    address: context.get(requestContext).clientAddress,
    userAgent: request.headers.get("user-agent"),
    device: cookieOf(request, DEVICE_COOKIE),
    language: languageOf(url.pathname),
    returnTo: returnPath(url.searchParams.get("to")),
  };
}

/** Signs in and redirects to where the user came from, or first to a remaining step. */
function enter({ url, context }: RouteArgs, entry: Entry, next?: string): Response {
  const to = next ?? returnPath(url.searchParams.get("to"));
  const headers = new Headers();
  for (const cookie of context.get(appContext).people.sessionCookies(entry)) {
    headers.append("Set-Cookie", cookie);
  }
  return redirect(to ?? localPath(languageOf(url.pathname), "/dashboard"), {
    status: 303,
    headers,
  });
}

/** The same for a sign-in that may ask for the authenticator app's code first. */
export async function signInOrAskCode<Way extends Entry>(
  visit: RouteArgs,
  work: () => Promise<Way>,
  nextFor: (entry: Way) => string | undefined = () => undefined,
): Promise<Response> {
  try {
    const entry = await work();
    return enter(visit, entry, nextFor(entry));
  } catch (error) {
    const ticket = error instanceof AppError && error.answer?.twoFactor && error.answer.ticket;
    if (!ticket) throw error;
    return askForCode(visit, String(ticket));
  }
}

function askForCode({ url, context }: RouteArgs, ticket: string): Response {
  const to = returnPath(url.searchParams.get("to"));
  const door = localPath(languageOf(url.pathname), "/auth");
  const cookie = context.get(appContext).people.secondStepCookie(ticket);
  return redirect(`${door}?step=code${to ? `&to=${encodeURIComponent(to)}` : ""}`, {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export function secondStepTicket(request: Request): string {
  return cookieOf(request, SECOND_STEP_COOKIE) ?? "";
}

/** Returns the signed-in user; redirects others to the sign-in page and back afterwards. */
export function requireUser({ url, context }: Pick<RouteArgs, "url" | "context">): User {
  const actor = context.get(actorContext);
  if (actor) return actor;
  const door = localPath(languageOf(url.pathname), "/auth");
  throw redirect(`${door}?to=${encodeURIComponent(url.pathname)}`, 303);
}

/** The signed-in user and their address, as services need them. */
export function callerOf(visit: Pick<RouteArgs, "url" | "context">): Caller & { actor: User } {
  const address = visit.context.get(requestContext).clientAddress;
  return { actor: requireUser(visit), address };
}

/** The list cursor in the URL. */
export function cursorOf(url: URL): string | undefined {
  return url.searchParams.get("cursor") ?? undefined;
}

/** Validates the fields and runs the work; returns errors that the visitor can correct to the form. */
export async function submitted<Schema extends z.ZodType, Result>(
  schema: Schema,
  values: Values,
  work: (input: z.output<Schema>) => Promise<Result>,
) {
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => String(path[0]));
    return answer(values, { fields: [...new Set(fields)] }, 422);
  }
  try {
    return await work(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return answer(values, problemOf(error), error.status);
  }
}

/** Returns what was typed, so that it need not be typed again, but never a password. */
function answer(typed: Values, what: Omit<FormOutcome, "intent" | "values">, status: number) {
  const { intent = "", ...all } = typed;
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => !SECRETS.has(name)));
  return data<FormOutcome>({ intent, values, ...what }, { status });
}

/** Errors of single fields are not reported as a problem with the whole form. */
function problemOf({ code, kind, errors, retryAfterSeconds = 0 }: AppError) {
  const fields = Object.keys(errors ?? {}).filter((field) => !SECRETS.has(field));
  if (fields.length > 0) return { fields };
  const waitMinutes = Math.ceil(retryAfterSeconds / 60);
  const problem = PROBLEMS[code] ?? PROBLEMS[kind] ?? "failed";
  return { fields: [], problem, waitMinutes };
}

const SECRETS = new Set(["password", "newPassword", "current", "code"]);

const PROBLEMS: Record<string, Problem> = {
  UNAUTHENTICATED: "wrong",
  TOO_MANY: "too-many",
  NOT_FOUND: "outdated",
  FORBIDDEN: "suspended",
  [sharedProblems.lastOwner.code]: "last-owner",
  INVALID: "wrong-password",
  [accountProblems.chosenPasswordWrong.code]: "wrong-chosen",
  [accountProblems.codeWrong.code]: "wrong-code",
  [accountProblems.codeWrongOrUsed.code]: "wrong-code",
  [accountProblems.codeWrongClock.code]: "wrong-code",
  [accountProblems.codeOutdated.code]: "wrong-code",
  [accountProblems.adminsSignInElsewhere.code]: "admin",
};

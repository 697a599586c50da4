/** Shared by the account pages: guards and sign-in redirects. */

import { type RouterContextProvider, redirect } from "react-router";
import { DEVICE_COOKIE, SECOND_STEP_COOKIE } from "#domain/accounts/session.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { returnPath } from "#domain/shared/return-path.ts";
import { actorContext, appContext, requestContext } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";

type Context = Readonly<RouterContextProvider>;
export type RouteArgs = { request: Request; url: URL; context: Context };
type Entry = { token: string; device: string };

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

import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError, fromIssue, type Text } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { App } from "#server/app.ts";

type RouteArgs = {
  /** Absent for a page that is cached for everyone. */
  nonce?: string | undefined;
  requestId: string;
  clientAddress: string;
  language: Language;
  /** The query string, without its "?". */
  search: string;
  /** In the language of the page. */
  say: (text: Text) => string;
  onError: (error: unknown) => void;
};

export const appContext = createContext<App>();
export const actorContext = createContext<Actor>(null);
export const requestContext = createContext<RouteArgs>();

export type Context = Readonly<RouterContextProvider>;

/**
 * Runs a use case for a loader or an action, and turns its AppError into a response with the right status:
 * React Router hides the message of any other error.
 */
export async function run<T>(
  context: Context,
  work: (app: App, actor: Actor) => Promise<T>,
): Promise<T> {
  try {
    return await work(context.get(appContext), context.get(actorContext));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw firstPage(context, error) ?? problemPage(context, error);
  }
}

/** The parameters that hold a position in a list. */
const PLACES = ["cursor", "reviews"];

/** Redirects a link with an invalid or outdated position to the start of the list. */
function firstPage(context: Context, { errors }: AppError): Response | undefined {
  const params = new URLSearchParams(context.get(requestContext).search);
  if (!errors?.cursor || !PLACES.some((name) => params.has(name))) return undefined;
  for (const name of [...PLACES, "_routes"]) params.delete(name);
  return redirect(`?${params}`);
}

/** The first error of each field in the request's language; empty if the error names no field. */
export function fieldProblems(context: Context, { errors = {} }: Pick<AppError, "errors">) {
  const { say } = context.get(requestContext);
  const said = Object.entries(errors).map(([field, [first]]) => [field, first ? say(first) : ""]);
  return Object.fromEntries(said) as Record<string, string>;
}

/** What a schema found, in the language of the visit; the checker's own words are for developers. */
export function sayIssue(context: Context, issue: string): string {
  const text = fromIssue(issue) ?? sharedProblems.unusable();
  return context.get(requestContext).say(text);
}

/** An error page's data, in the request's language. */
export function problemPage(context: Context, { text, status }: AppError) {
  return data(context.get(requestContext).say(text), { status });
}

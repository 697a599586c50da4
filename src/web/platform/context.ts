import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { problemIn, problemsIn } from "#domain/shared/problems/problem-messages.ts";
import type { App } from "#server/app.ts";

type RouteArgs = {
  /** Absent for a page that is kept for everybody. */
  nonce?: string | undefined;
  requestId: string;
  clientAddress: string;
  language: Language;
  /** What the address asks for, after its "?". */
  search: string;
  onError: (error: unknown) => void;
};

export const appContext = createContext<App>();
export const actorContext = createContext<Actor>(null);
export const requestContext = createContext<RouteArgs>();

type Context = Readonly<RouterContextProvider>;

/**
 * Runs a use case for a loader or an action, and answers its AppError with the status a page needs:
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

/** The parameters that say where in a list a page begins. */
const PLACES = ["cursor", "reviews"];

/** A link to a place in a list that makes no sense, or no longer does, leads to where the list begins. */
function firstPage(context: Context, { errors }: AppError): Response | undefined {
  const params = new URLSearchParams(context.get(requestContext).search);
  if (!errors?.cursor || !PLACES.some((name) => params.has(name))) return undefined;
  for (const name of [...PLACES, "_routes"]) params.delete(name);
  return redirect(`?${params}`);
}

/** What is wrong with each field, in the language of the visit; empty for what names no field. */
export function fieldProblems(context: Context, { errors = {} }: Pick<AppError, "errors">) {
  const { language } = context.get(requestContext);
  const said = Object.entries(problemsIn(language, errors)).map(([field, [first = ""]]) => [
    field,
    first,
  ]);
  return Object.fromEntries(said) as Record<string, string>;
}

/** A problem as the page that says so, in the language of the visit. */
export function problemPage(context: Context, { message, status }: AppError) {
  return data(problemIn(context.get(requestContext).language, message), { status });
}

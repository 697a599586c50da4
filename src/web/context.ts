import { createContext, data, type RouterContextProvider } from "react-router";
import { AppError } from "#domain/errors.ts";
import type { Actor } from "#domain/policy.ts";
import type { App } from "#server/app.ts";

type Visit = {
  /** Absent for a page that is kept for everybody. */
  nonce?: string | undefined;
  requestId: string;
  clientAddress: string;
  onError: (error: unknown) => void;
};

export const appContext = createContext<App>();
export const actorContext = createContext<Actor>(null);
export const visitContext = createContext<Visit>();

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
    if (error instanceof AppError) throw data(error.message, { status: error.status });
    throw error;
  }
}

/**
 * A tab may be older than the site: it requests a file that is gone, or gets data of a newer shape. So any
 * error that occurred only in the browser reloads the page once; if it fails again, the error is shown.
 */

import { isRouteErrorResponse } from "react-router";

const STORAGE_KEY = "loaded-anew";
const AGAIN_MS = 30_000;

/** React Router's message for a server error, which a reload would only repeat. */
const SERVER_ERROR_MESSAGE = "Unexpected Server Error";

export function isWorthReloading(error: unknown): boolean {
  if (!import.meta.env.PROD || import.meta.env.SSR || isRouteErrorResponse(error)) return false;
  if (error instanceof Error && error.message === SERVER_ERROR_MESSAGE) return false;
  return !wasReloaded();
}

/** Throws without storage to record the reload, which could otherwise loop. */
export function reloadOnce(): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path: location.pathname, at: Date.now() }));
  location.reload();
}

function wasReloaded(): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    return last?.path === location.pathname && Date.now() - last.at < AGAIN_MS;
  } catch {
    return true;
  }
}

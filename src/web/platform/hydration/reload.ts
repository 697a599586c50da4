/**
 * A tab may be older than the site: it asks for a file that is gone, or meets data of a newer shape. Whatever
 * only the browser stumbled over is therefore loaded whole, once; what fails again is shown as it is.
 */

import { isRouteErrorResponse } from "react-router";

const STORAGE_KEY = "loaded-anew";
const AGAIN_MS = 30_000;

/** React Router's words for what went wrong on the server, which would go wrong there again. */
const SERVERS_OWN = "Unexpected Server Error";

export function isWorthReloading(error: unknown): boolean {
  if (!import.meta.env.PROD || import.meta.env.SSR || isRouteErrorResponse(error)) return false;
  if (error instanceof Error && error.message === SERVERS_OWN) return false;
  return !wasReloaded();
}

/** Without a place to note it this could go round in circles. */
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

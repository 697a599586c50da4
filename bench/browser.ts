import { findBrowser } from "../scripts/browser.mjs";

/** Chromium has no sandbox when run as root, and the browser may only connect to the site. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function browserPath(): string {
  const path = findBrowser();
  if (path === undefined) throw new Error("No Chromium found: install one or set CHROMIUM_PATH.");
  return path;
}

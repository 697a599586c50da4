/** A Chromium for the browser tests. */

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { nodeBinary } from "./install.mjs";
import { run, toolScript } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const isRoot = process.getuid?.() === 0;

/** The system's browser; `undefined` leaves the choice to Playwright. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find((path) => existsSync(path));
}

/** Returns its path, after installing one if there is none. */
export async function ensureBrowser() {
  const path = findBrowser() ?? (await findPlaywrights());
  if (path) return path;
  console.log("No Chromium is installed; bringing one for the browser tests …");
  const brought = (await installFromDebian()) ?? (await installPlaywrights());
  if (brought) return brought;
  throw new Error(
    "No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.",
  );
}

async function findPlaywrights() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installFromDebian() {
  if (!isRoot || !existsSync("/etc/debian_version")) return undefined;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdout: "ignore",
  };
  await run("apt-get", ["update", "-qq"], options);
  await run("apt-get", ["install", "-y", "-qq", "chromium"], options);
  return findBrowser();
}

async function installPlaywrights() {
  // The browser needs system libraries, which only root may install.
  const options = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  const playwright = toolScript("@playwright/test", "playwright");
  await run(nodeBinary(), [playwright, "install", ...options, "chromium"]);
  return findPlaywrights();
}

import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

/** Matches the file name only: the folder of a checkout may be called anything. */
const CHANGES_ITS_SITE = /(?:admin|alone)[^/\\]*\.spec\.ts$/;
const isCi = Boolean(process.env.CI);

function site(name: string, stdout: RegExp) {
  return {
    command: "node e2e/server.ts",
    env: { E2E_SITE: name },
    wait: { stdout },
    timeout: 200_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
  };
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: isCi,
  // A fresh server generates pictures and pages on two cores at once; a retry tells slow from wrong.
  retries: 2,
  // Most take a few seconds; a shared machine was seen to need ten times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  // Admins and listers have their own site, so that their changes do not affect what visitors' tests count.
  // The URL of each becomes a variable, which the workers read again below.
  webServer: [
    site("visitors", /Serving at (?<e2e_url>http:\S+)/),
    site("admins", /Serving at (?<e2e_admin_url>http:\S+)/),
  ],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--blink-settings=imagesEnabled=false",
      ],
    },
    contextOptions: { reducedMotion: "reduce" },
    // Tests cannot intercept what a service worker fetches; the tests about it allow it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "visitors", testIgnore: CHANGES_ITS_SITE, use: { baseURL: process.env.E2E_URL } },
    {
      name: "admins",
      testMatch: CHANGES_ITS_SITE,
      use: { baseURL: process.env.E2E_ADMIN_URL },
    },
  ],
});

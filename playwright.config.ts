import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

/** Of the name alone: the folder of a checkout may be called anything. */
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
  // Two cores draw pictures and pages at once on a fresh server; a second look tells slow from wrong.
  retries: 2,
  // Most take a few seconds; a machine that others use at the same time was seen to need ten times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  // What admins and listers change on their site is not what visitors count on theirs. The address of each becomes a
  // variable, which the workers read again below.
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
    // What a worker fetches no test can hold back; the tests about it allow it.
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

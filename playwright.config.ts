import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: isCi,
  // Two cores draw pictures and pages at once on a fresh server; a second look tells slow from wrong.
  retries: 1,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  webServer: {
    command: "node e2e/server.ts",
    // Its address becomes E2E_URL, which the workers read again below.
    wait: { stdout: /Serving at (?<e2e_url>http:\S+)/ },
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
  use: {
    baseURL: process.env.E2E_URL,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "chromium",
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
          ],
        },
      },
    },
  ],
});

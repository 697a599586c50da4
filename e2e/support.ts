/** `test` for every journey: it fails when a page logged an error, broke the policy or threw. */

import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

/** Some tests keep the scripts from coming. */
const GIVE_UP_MS = 3_000;

type Options = {
  /** What a test provokes: a browser logs an error for each answer of 400 and above. */
  allowedErrors: RegExp;
};

export const test = base.extend<Options & { quietPages: undefined }>({
  allowedErrors: [/^$/, { option: true }],
  // A person looks before clicking; meanwhile the page has come alive.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilHydrated(page);
    await use(page);
  },
  quietPages: [
    async ({ browser, allowedErrors }, use) => {
      const errors: string[] = [];
      // Every context, also those a test opens for a second visitor.
      const watch = (context: BrowserContext) => {
        context.on("console", (message) => {
          // Chromium reports what the Content-Security-Policy refused as an error of the console.
          if (message.type() === "error")
            errors.push(`${message.text()} (${message.location().url})`);
        });
        // What a browser could not fetch has a message, and no line that it came from.
        context.on("weberror", (error) =>
          errors.push(error.error().stack || String(error.error())),
        );
      };
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      const unexpected = errors.filter((error) => !allowedErrors.test(error));
      expect(unexpected, "errors that the pages logged").toEqual([]);
    },
    { auto: true },
  ],
});

/** From now on `goto` and `reload` return when React has taken the page over, or will not. */
function waitUntilHydrated(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await hydratePage(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await hydratePage(page);
    return response;
  };
}

/** Pages, and the forms in them, come to life when they are touched. */
async function hydratePage(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  const isHydrated = () =>
    [...document.querySelectorAll("main, main form")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber")),
    );
  await page.waitForFunction(isHydrated, undefined, { timeout: GIVE_UP_MS }).catch(() => {});
}

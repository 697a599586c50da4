/** `test` for every browser test: it fails when a page logs an error, violates the CSP or throws. */

import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

/** Some tests block the scripts, so stop waiting for hydration after this. */
const GIVE_UP_MS = 3_000;

type Options = {
  /** Errors a test provokes: a browser logs one for each response of 400 and above. */
  allowedErrors: RegExp;
};

export const test = base.extend<Options & { quietPages: undefined }>({
  allowedErrors: [/^$/, { option: true }],
  // A person looks before clicking; meanwhile the page has hydrated.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilHydrated(page);
    await use(page);
  },
  quietPages: [
    async ({ browser, allowedErrors }, use) => {
      const errors: string[] = [];
      // Every context, including those a test opens for a second visitor.
      const watch = (context: BrowserContext) => {
        context.on("console", (message) => {
          // Chromium reports Content-Security-Policy violations as console errors.
          if (message.type() === "error")
            errors.push(`${message.text()} (${message.location().url})`);
        });
        // A failed fetch has a message but no stack.
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

/** From now on `goto` and `reload` return when React has hydrated the page, or gave up. */
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

/** Pages, and the forms in them, hydrate on the first interaction. */
async function hydratePage(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  try {
    await page.locator("html[data-hydrated]").waitFor({ timeout: GIVE_UP_MS });
    await expect(page.locator("main [data-part=served]")).toHaveCount(0, { timeout: GIVE_UP_MS });
  } catch {
    // It goes on as without scripts.
  }
}

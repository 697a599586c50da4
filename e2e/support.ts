/** `test` for every journey: it fails when a page logged an error, broke the policy or threw. */

import { type BrowserContext, test as base, expect } from "@playwright/test";

export { expect };

type Options = {
  /** What a test provokes: a browser logs an error for each answer of 400 and above. */
  allowedErrors: RegExp;
};

export const test = base.extend<Options & { quietPages: undefined }>({
  allowedErrors: [/^$/, { option: true }],
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
        context.on("weberror", (error) =>
          errors.push(String(error.error().stack ?? error.error())),
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

import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support.ts";

const REPORT = "Report this listing";

test.use({ allowedErrors: /Failed to load resource|net::ERR/ });

/** Whether the toast is on top at its centre, where a visitor sees and presses it. */
function isOnTop(page: Page): Promise<boolean> {
  return page
    .locator("[data-sonner-toast]")
    .first()
    .evaluate((toast) => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return toast.contains(there);
    });
}

/** Makes a report fail, which the dialog shows in a toast. */
async function failToReport(page: Page, request: APIRequestContext) {
  const { data } = await (await request.get("/api/properties?limit=1")).json();
  await page.goto(`/property/${data[0]._id}`);
  await page.getByRole("link", { name: REPORT }).click();
  const dialog = page.getByRole("dialog", { name: REPORT });
  await page.route("**/reports", (route) => route.abort());
  await dialog.getByLabel("The price is wrong").check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  return dialog;
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("a toast lies above the dialog it comes from, can be closed, and outlives the dialog", async ({
      page,
      request,
    }) => {
      const dialog = await failToReport(page, request);
      const toast = page.locator("[data-sonner-toast]");
      await expect(toast).toContainText("There was a problem submitting your request");
      await expect.poll(() => isOnTop(page)).toBe(true);
      await toast.getByRole("button", { name: "Close toast" }).click();
      await expect(toast).toHaveCount(0);
      await expect(dialog).toBeVisible();

      await dialog.getByRole("button", { name: "Send report" }).click();
      await expect.poll(() => isOnTop(page)).toBe(true);
      await dialog.getByRole("button", { name: "Close" }).first().click();
      await expect(dialog).toBeHidden();
      await expect(toast).toBeVisible();
      await expect.poll(() => isOnTop(page)).toBe(true);
    });
  });
}

import type { Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { withoutPictures } from "./device.ts";
import { expect, test } from "./support.ts";

// One request is aborted on purpose.
test.use({ allowedErrors: /ERR_FAILED/ });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => withoutPictures(page));

function heart(page: Page, at: number) {
  return page
    .locator("[data-property-id]")
    .nth(at)
    .getByRole("button", { name: /^Save / });
}

/** On a first page view the heart may be visible before its script has loaded. */
async function save(page: Page, at: number): Promise<string> {
  const button = heart(page, at);
  await expect(async () => {
    if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();
  return (await button.getAttribute("aria-label"))?.replace("Save ", "") ?? "";
}

test("a saved home is still there after the browser was closed", async ({
  page,
  context,
  browser,
}) => {
  await page.goto("/buy");
  const title = await save(page, 0);
  await expect(page.getByRole("link", { name: "Saved: 1 home" })).toBeVisible();
  const storageState = await context.storageState();
  await context.close();

  const later = await (await browser.newContext({ storageState })).newPage();
  await later.goto("/saved");
  await expect(later.getByRole("heading", { level: 3, name: title })).toBeVisible();
  await later.getByRole("button", { name: `Remove ${title}` }).click();
  await expect(later.getByText("No homes saved yet")).toBeVisible();
  await later.context().close();
});

test("two tabs show the same hearts", { tag: "@whole" }, async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto("/buy"), other.goto("/buy")]);
  await save(page, 1);

  await expect(heart(other, 1)).toHaveAttribute("aria-pressed", "true");
  await heart(other, 1).click();
  await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "false");
});

test("a browser that keeps nothing says so, and holds the home while the page is open", {
  tag: "@whole",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/buy");
  await save(page, 0);

  await expect(page.getByText("Saved until you close this page").first()).toBeVisible();
});

test("a saved home tells a new price, and that it is gone", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/buy");
  await save(page, 0);
  await save(page, 1);
  await page.evaluate(() => {
    const [first, second] = JSON.parse(localStorage.getItem("saved-homes.v1") ?? "[]");
    const changed = [
      { ...first, priceMin: first.priceMin + 500_000, priceMax: null },
      { ...second, id: "nosuchhome00", title: "A home that went" },
    ];
    localStorage.setItem("saved-homes.v1", JSON.stringify(changed));
  });
  await page.goto("/saved");

  await expect(page.getByText(/^Price down from ₹/)).toBeVisible();
  await expect(page.getByText("No longer listed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A home that went" })).toBeVisible();
  await expect(page.getByRole("link", { name: "A home that went" })).toBeHidden();
  await expectNoViolations(page, [360, 768, 1280]);
});

test("without a connection the saved homes are shown as they were", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/buy");
  const title = await save(page, 0);
  await page.route("**/api/properties/**", (route) => route.abort());
  await page.getByRole("link", { name: "Saved: 1 home" }).click();

  await expect(page.getByText("No connection: prices are as they were")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("a saved search counts what is new since the last look", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/buy?city=pune&beds=2");
  const button = page.getByRole("button", { name: "Save this search" });
  await expect(async () => {
    if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();
  await page.evaluate(() => {
    const [search] = JSON.parse(localStorage.getItem("saved-searches.v1") ?? "[]");
    const before = [{ ...search, seenAt: "2020-01-01T00:00:00.000Z" }];
    localStorage.setItem("saved-searches.v1", JSON.stringify(before));
  });
  await page.goto("/saved");
  await expect(page.getByText(/^\d+ (new homes|or more new)$/)).toBeVisible();

  await page.getByRole("link", { name: "Homes for sale in Pune, 2 BHK" }).click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: "Homes for sale in Pune, 2 BHK" })).toBeVisible();
  await expect(page.getByText(/^\d+ (new homes|or more new)$/)).toBeHidden();
});

test("four homes are compared side by side, a fifth is refused in words", {
  tag: "@whole",
}, async ({ page, browser, baseURL }) => {
  await page.goto("/buy");
  await save(page, 0);
  const dots = page.getByRole("button", { name: /^Compare / });
  for (const at of [0, 1, 2, 3]) await dots.nth(at).click();
  await dots.nth(4).click();
  await expect(page.getByText("Four homes at most").first()).toBeVisible();
  await expect(dots.nth(4)).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("region", { name: "Compare homes" }).getByRole("link").click();
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expect(page.getByRole("rowheader", { name: /differs/ }).first()).toBeVisible();
  await expectNoViolations(page, [360, 768, 1280]);

  // The URL is enough: a friend without scripts sees the same table.
  const friend = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const shared = await friend.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole("columnheader")).toHaveCount(4);
  await expect(shared.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await shared
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(shared.getByRole("columnheader")).toHaveCount(3);
  await friend.close();
});

test("the tray stays above the contact bar of a phone", { tag: "@whole" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/buy");
  await save(page, 0);
  await page
    .getByRole("button", { name: /^Compare / })
    .first()
    .click();
  await page.locator("[data-property-id] h3 a").first().click();
  const bar = page.locator("[data-bottom-bar]");
  await expect(bar).toBeVisible();

  const tray = await page.getByRole("region", { name: "Compare homes" }).boundingBox();
  expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeLessThanOrEqual(
    (await bar.boundingBox())?.y ?? 0,
  );
});

test("homes one has looked at wait on the home page and among the saved", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeHidden();
  await page.goto("/buy");
  const link = page.locator("[data-property-id] h3 a").first();
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");

  for (const path of ["/", "/saved"]) {
    await page.goto(path);
    const recent = page.locator("section", {
      has: page.getByRole("heading", { name: "Recently viewed" }),
    });
    await expect(recent.getByRole("link", { name: title ?? "" })).toBeVisible();
  }
});

test("the empty pages say what to do, in Hindi too and without scripts", { tag: "@whole" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/saved");
  await expect(page.getByText("No homes saved yet")).toBeVisible();
  await expect(page.getByText("No searches saved yet")).toBeVisible();
  await expectNoViolations(page, [360, 768, 1280]);
  await page.goto("/compare");
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  await expectNoViolations(page, [360, 768, 1280]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/hi/saved");
  await expect(page.getByText("अभी कोई घर सहेजा नहीं")).toBeVisible();
  await expectNoViolations(page, [360, 768, 1280]);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const still = await plain.newPage();
  await still.goto("/saved");
  // Playwright does not search for text inside noscript.
  expect(await still.locator("noscript p").textContent()).toContain("need JavaScript to be shown");
  await expect(still.locator("noscript p")).toBeVisible();
  await plain.close();
});

/** The console as a tool: its keyboard shortcuts, its lists and who can use it. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { expect, test } from "./support.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** With few rows each, because the rows are alike. */
const SECTIONS = [
  "",
  "/companies?q=nivara",
  "/properties?q=penthouse",
  "/requirements?q=kevin",
  "/system",
];

test("a list is walked, chosen from and opened by keys alone", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/admin/properties?view=table");
  const rows = page.locator("tbody tr");
  await expect(rows.first()).toBeVisible();

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1).locator("[data-opener]")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(rows.nth(0).getByRole("checkbox")).toBeChecked();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Enter");
  const panel = page.locator("section[aria-labelledby]").last();
  await expect(panel).toBeFocused();
  await expect(page).toHaveURL(/open=/);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/open=/);
  await expect(rows.nth(0).locator("[data-opener]")).toBeFocused();

  await page.keyboard.press("/");
  await expect(page.getByLabel("Search properties")).toBeFocused();
  await page.keyboard.type("jx");
  await expect(page).toHaveURL(/q=jx/);

  await page.getByRole("heading", { name: "Properties" }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await help.getByLabel("Use single keys").uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(help).toBeHidden();
  await expect(page.getByLabel("Search properties")).not.toBeFocused();

  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("nivara");
  await page.getByRole("option", { name: /Nivara Developers/ }).click();
  await expect(page).toHaveURL(/\/admin\/companies\?.*open=nivara-developers/);
  await expect(page.getByRole("region", { name: "Nivara Developers" })).toBeVisible();
});

test("a page, a filter and a sort are in the address, and Back goes back", {
  tag: "@whole",
}, async ({ page, request }) => {
  await signIn(page, request);
  await page.goto("/admin/properties");
  await page.getByLabel("Property type").selectOption("House");
  await expect(page).toHaveURL(/type=House/);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^25 to 48 of/)).toBeVisible();
  const second = await page.getByRole("listitem").first().textContent();
  await page.reload();
  await expect(page.getByRole("listitem").first()).toHaveText(second ?? "");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText(/^1 to 24 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^25 to 48 of/)).toBeVisible();
});

async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, what).toEqual([]);
}

test("the system page tells how the machine is, and that nothing was backed up", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/admin");
  await page.getByRole("link", { name: "System" }).click();

  const main = page.locator("main");
  await expect(main).toContainText(/PostgreSQL \d+/);
  await expect(main).toContainText(/of \d+(\.\d)? [GT]B are free/);
  await expect(main).toContainText("There is no backup yet.");
  await main.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/outbox$/);
});

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.waitForLoadState("networkidle");
}

for (const [colorScheme, prefix, widths] of [
  ["light", "", [360, 768, 1280]],
  ["dark", "", [1280]],
  ["light", "/hi", [360]],
] as const) {
  test(`axe finds nothing in the console, ${colorScheme} at /${prefix.slice(1)}`, {
    tag: "@whole",
  }, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, request);
    for (const section of SECTIONS) {
      await page.goto(`${prefix}/admin${section}`);
      await settled(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page, `${section} at ${width} px`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${section} scrolls sideways`).toBeLessThanOrEqual(width);
      }
    }
    await page.goto(`${prefix}/admin/properties?view=table&q=penthouse`);
    await page.locator("[data-opener]").first().click();
    await settled(page);
    await expectNoViolations(page, "an open property");
    await page.keyboard.press("Escape");
    await page.locator("[data-edit]").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await settled(page);
    await expectNoViolations(page, "the property form");
  });
}

/** What a lister's form recognises in the text typed into it. */

import type { Page } from "@playwright/test";
import { signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

const isSaved = (page: Page) => expect(page.getByText(/^Draft saved /)).toBeVisible();

test("facts are read while a company types, and stay what they were read as", async ({ page }) => {
  await signInDemo(page, "company");
  await page.goto("/company/properties/new");
  await expect(page).toHaveTitle(/^Add a property/);
  const features = page.getByLabel("Features");
  await expect(page.getByText("Nothing read from the price and features yet.")).toBeVisible();
  await page.getByLabel("Title").fill("Flat by the lake");
  await page.getByLabel("Price", { exact: false }).first().fill("80 lakh to 1.2 crore");
  await features.fill("890 sq ft");
  await expect(page.getByLabel("Area (sq ft) read")).toHaveValue("890");
  await expect(page.getByLabel("Area is")).toHaveValue("");
  // Saved once in between, as happens when someone types slowly.
  await isSaved(page);
  await expect(page).not.toHaveURL(/\/new$/);

  await features.fill("2 BHK, 890 sq ft carpet, East facing, Lift");
  const line = page.getByText("Read from what you typed:");
  await expect(line).toContainText("₹80 L – ₹1.2 Cr · 890 sq ft carpet · 2 BHK · facing East");
  await expect(page.getByLabel("Area is read")).toHaveValue("carpet");
  await expect(page.getByLabel("Bedrooms read")).toHaveValue("2");
  await expect(page.getByLabel("Facing read")).toHaveValue("east");
  await expect(page.getByText("Give the carpet area")).toHaveCount(0);

  // What the lister fills in stays; what was read follows the text.
  await page.getByLabel("Bedrooms").fill("3");
  await features.fill("2 BHK, 910 sq ft carpet");
  await expect(page.getByLabel("Area (sq ft) read")).toHaveValue("910");
  await expect(page.getByLabel("Bedrooms")).toHaveValue("3");
  await expect(page.getByLabel("Facing")).toHaveValue("");
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByLabel("Title").fill("Flat beside the lake");
  await saved;

  await page.reload();
  await expect(page).toHaveTitle(/^Edit a property/);
  await expect(page.getByLabel("Area is")).toHaveValue("carpet");
  await expect(page.getByLabel("Area (sq ft) read")).toHaveValue("910");
  await expect(page.getByLabel("Bedrooms")).toHaveValue("3");
  await expect(page.getByLabel("Facing")).toHaveValue("");
  await expect(page.getByText("Give the carpet area")).toHaveCount(0);
});

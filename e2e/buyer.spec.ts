/** The buyer's dashboard: saved listings, inquiries and their status. */

import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { withoutPictures } from "./device.ts";
import { aMember, signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

test.beforeEach(({ page }) => withoutPictures(page));

/** On a first page view a button may be visible before its script has loaded. */
async function press(button: Locator): Promise<void> {
  await expect(async () => {
    if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();
}

const firstHeart = (page: Page) => page.getByRole("button", { name: /^Save \S/ }).first();

test("what a guest saved is in the account after signing in, and on every device", {
  tag: "@whole",
}, async ({ page, request, browser, baseURL }) => {
  await page.goto("/buy?city=pune&beds=2");
  const heart = page
    .locator("[data-property-id]")
    .first()
    .getByRole("button", { name: /^Save / });
  await press(heart);
  const title = (await heart.getAttribute("aria-label"))?.replace("Save ", "") ?? "";
  await press(page.getByRole("button", { name: "Save this search" }));

  const who = await aMember(page, request, "buyer");
  await page.goto("/buyer/saved");
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Homes for sale in Pune, 2 BHK" })).toBeVisible();
  await expectNoViolations(page, [360, 1280]);

  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const phone = await other.newPage();
  await withoutPictures(phone);
  const { email, password } = who;
  await phone.request.post("/api/auth/sign-in/email", { data: { email, password } });
  await phone.goto("/buy?city=pune&beds=2");
  await expect(phone.getByRole("link", { name: "Saved: 1 home" })).toBeVisible();
  await expect(
    phone.getByRole("button", { name: `Save ${title}`, exact: true }).first(),
  ).toHaveAttribute("aria-pressed", "true");
  await other.close();

  await page.getByRole("button", { name: `Remove ${title}`, exact: true }).click();
  await expect(page.getByText("No homes saved yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Saved", exact: true }).first()).toBeVisible();
  await page.goto("/buy");
  const told = page.waitForResponse(/saved\/merge/);
  await press(firstHeart(page));
  await told;
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByText("No homes saved yet")).toBeVisible();
});

test("the desk shows what changed, whom one asked and how it stands, in both languages", {
  tag: "@whole",
}, async ({ page }) => {
  await signInDemo(page, "buyer");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Needs you" })).toBeVisible();
  await expectNoViolations(page, [360, 1280]);
  await page.getByRole("link", { name: "Saved homes: 6" }).click();
  await expect(page.getByText(/^Price down from ₹/)).toBeVisible();
  await expect(page.getByText(/^Price up from ₹/)).toBeVisible();
  await expect(page.getByText("No longer listed")).toBeVisible();
  await expect(page.getByText("Listed again")).toBeVisible();
  await expectNoViolations(page, [360, 1280]);

  await page.goto("/buyer/inquiries");
  for (const words of ["Waiting for an answer", "They have answered", "Visit arranged", "Agreed"]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expectNoViolations(page, [360, 1280]);
  await page.goto("/hi/buyer/inquiries");
  await expect(page.getByText("मुलाक़ात तय")).toBeVisible();
  await page.goto("/hi/buyer/profile");
  await expect(page.getByText("हर सुबह")).toBeVisible();
  await expectNoViolations(page, [360]);
});

test("a new buyer is told where to start", { tag: "@whole" }, async ({ page, request }) => {
  await aMember(page, request, "buyer");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Start here" })).toBeVisible();
  await expectNoViolations(page, [360]);
  for (const path of ["/buyer/saved", "/buyer/inquiries", "/buyer/profile"]) {
    await page.goto(path);
    await expectNoViolations(page, [360]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a search is told of less often, and let go", async ({ page, request }) => {
    await aMember(page, request, "buyer");
    await page.request.put("/api/saved/searches", { data: { path: "/rent?city=pune" } });
    await page.goto("/hi/buyer/saved");
    await page.getByLabel("पुणे में किराये पर के मेल").selectOption("weekly");
    await page.locator("noscript button").click();
    await expect(page.getByLabel("पुणे में किराये पर के मेल")).toHaveValue("weekly");
    await page.getByRole("button", { name: "हटाएँ: पुणे में किराये पर" }).click();
    await expect(page.getByText("अभी कोई खोज सहेजी नहीं")).toBeVisible();
  });
});

test.describe("a company one never asked", () => {
  test.use({ allowedErrors: /status of 403/ });

  test("cannot be reviewed, and the page says why", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    await page.goto("/company/nivara-developers");
    await page.getByRole("link", { name: "Write a review" }).click();
    await expect(page).toHaveURL(/\/auth\?to=/);
    await aMember(page, request, "buyer");
    await page.goto("/company/nivara-developers/review");
    await expect(page.getByText(/Only people who have contacted this company/)).toBeVisible();
    await expectNoViolations(page, [360]);
  });
});

import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { photo } from "./admin.ts";
import { adminHeaders, aMember } from "./members.ts";
import { expect, test } from "./support.ts";

const THANKS = "Thank you! We'll contact you within 24 hours for property valuation.";

/** A unique number: tests run in parallel on one database. */
const someNumber = () => Math.floor(Math.random() * 1e9);

async function fillSellForm(page: Page, title: string) {
  await page.getByLabel("Property type").selectOption("Villa");
  await page.getByLabel("Location").fill("Baner, Pune");
  await page.getByLabel("Area").fill("1,450 sq ft carpet");
  await page.getByLabel("Expected price").fill("1.2 crore");
  await page.getByLabel("Bedrooms").selectOption("3");
  await page.getByLabel("Bathrooms").selectOption("2");
  await page.getByLabel("Description").fill(title);
  await page.getByLabel("Your name").fill("Asha Kulkarni");
  await page.getByLabel("Phone", { exact: false }).first().fill("98765 43210");
}

async function decide(request: APIRequestContext, id: string, data: object) {
  const headers = await adminHeaders(request);
  await request.post(`/api/admin/queue/listings/${id}/decision`, { headers, data });
}

test.describe("a guest", () => {
  test.use({ allowedErrors: /status of 4\d\d/ });

  test("offers a home with photos, answers a change, and sees it live", async ({
    page,
    request,
  }) => {
    const words = `Quiet lane, morning sun, number ${someNumber()}`;
    await page.goto("/sell");
    await expectNoViolations(page, [360]);
    await fillSellForm(page, words);
    await page
      .getByLabel("Add images")
      .setInputFiles([await photo("front.jpg", "#558866"), await photo("back.jpg", "#885566")]);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.getByRole("button", { name: "Move image 2 forward" }).click();
    await page.reload();
    await expect(page.getByLabel("Description")).toHaveValue(words);
    await expect(page.getByLabel("Bedrooms")).toHaveValue("3");
    await expect(page.getByRole("button", { name: "Remove image 2" })).toBeVisible();
    await page.getByRole("button", { name: "Submit property" }).click();

    await expect(page.getByRole("alert")).toContainText(THANKS);
    await expect(page.getByText("In review", { exact: true })).toBeVisible();
    await expectNoViolations(page, [360]);
    const reference = await page.getByRole("alert").locator("strong").textContent();
    const id = (reference ?? "").toLowerCase();
    const reason = "Please check the price.";
    await decide(request, id, { verdict: "change", reason });

    const address = page.url().replace("?sent", "");
    await page.goto(address);
    await expect(page.getByText("Needs a change")).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByLabel("Expected price").fill("95 lakh");
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText("In review", { exact: true })).toBeVisible();
    await decide(request, id, { verdict: "approve" });

    await page.goto(address);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "See it as buyers do" }).click();
    await expect(
      page.getByRole("heading", { name: "3 BHK villa for sale in Baner, Pune" }),
    ).toBeVisible();
    await expect(page.getByText("Listed", { exact: true })).toBeVisible();
    await expect(page.getByText("Confirmed available")).toHaveCount(0);

    await page.goto(address);
    await page.getByRole("button", { name: "Still available: confirm" }).click();
    await expect(page.getByText("Visitors now read that it was confirmed today.")).toBeVisible();
    await expectNoViolations(page, [360]);
    await page.getByRole("button", { name: "Mark as sold" }).click();
    await expect(page.getByText("Sold", { exact: true })).toBeVisible();
    await page.goto("/sell");
    await expect(page.getByLabel("Description")).toHaveValue("");
  });
});

test("a photo that is still on its way when the form is sent goes along", {
  tag: "@whole",
}, async ({ page }) => {
  const { promise: isAsked, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/upload", async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto("/sell");
  await fillSellForm(page, `Seen from the lake, number ${someNumber()}`);
  await page.getByLabel("Add images").setInputFiles([await photo("front.jpg", "#558866")]);
  await page.getByRole("button", { name: "Submit property" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  letGo();

  await expect(page.getByRole("alert")).toContainText(THANKS);
});

test.describe("a photo that cannot be sent", () => {
  test.use({ allowedErrors: /status of 503/ });

  test("keeps the form where it is, until it is sent again", async ({ page }) => {
    let isUp = false;
    await page.route("**/api/upload", (route) =>
      isUp ? route.continue() : route.fulfill({ status: 503, json: { success: false } }),
    );
    await page.goto("/sell");
    await fillSellForm(page, `Near the old temple, number ${someNumber()}`);
    await page.getByLabel("Add images").setInputFiles([await photo("front.jpg", "#558866")]);
    await page.getByRole("button", { name: "Submit property" }).click();
    const again = page.getByRole("button", { name: "Retry" });
    await expect(again).toBeVisible();
    await expect(page.getByRole("button", { name: "Submit property" })).toBeEnabled();

    isUp = true;
    await again.click();
    await page.getByRole("button", { name: "Submit property" }).click();
    await expect(page.getByRole("alert")).toContainText(THANKS);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 4\d\d/ });

  test("the form says in Hindi what is missing and takes photos along", async ({ page }) => {
    await page.goto("/hi/sell");
    await page.getByLabel("प्रॉपर्टी का प्रकार").selectOption("plot");
    await page.getByLabel("स्थान").fill("Baner, Pune");
    await page.getByLabel("एरिया").fill("2400");
    await page.getByLabel("विवरण").fill(`Corner plot ${someNumber()}`);
    await page.getByLabel("आपका नाम").fill("आशा");
    await page.getByLabel("फ़ोन").first().fill("98765 43210");
    await page.locator("#sell-photos").setInputFiles([await photo("plot.jpg")]);
    await page.getByRole("button", { name: "प्रॉपर्टी भेजें" }).click();

    await expect(page.getByText("कीमत लिखें, जैसे 75 लाख या 1.2 करोड़")).toBeVisible();
    await expect(page.getByLabel("आपका नाम")).toHaveValue("आशा");
    await page.getByLabel("आप कितनी कीमत चाहते हैं").fill("75 लाख");
    await page.getByRole("button", { name: "प्रॉपर्टी भेजें" }).click();
    await expect(page.getByRole("alert")).toContainText("24 घंटे के अंदर");
    await expect(page.getByText("जाँच में", { exact: true })).toBeVisible();
  });

  test("the editor keeps a draft, says what is missing, and sends the whole in", {
    tag: "@whole",
  }, async ({ page, request }) => {
    await aMember(page, request, "seller");
    await page.goto("/seller/properties/new");
    const title = `Rooms above the garden ${someNumber()}`;
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Location").fill("Baner, Pune");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page).toHaveURL(/\/seller\/properties\/[0-9a-z]{12}\?saved$/);
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await expect(page.getByText(/saved/i).first()).toBeVisible();

    await page.getByLabel("Description").fill("Sunny, quiet, close to the school.");
    await page.getByRole("button", { name: "Send in" }).click();
    await expect(page.getByText("Some fields need another look.")).toBeVisible();
    await expect(page.getByText("Add at least one photo")).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue(/Sunny, quiet/);
    await page.getByLabel("Price").fill("80 lakh");
    await page.getByLabel("Features").fill("Lift");
    await page.locator("#listing-photos").setInputFiles([await photo("front.jpg")]);
    await page.getByRole("button", { name: "Send in" }).click();
    await expect(page.getByText("In review", { exact: true })).toBeVisible();

    const card = page.getByRole("article").filter({ hasText: title });
    await card.getByRole("button", { name: "Duplicate" }).click();
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await expect(page.getByLabel("Price")).toHaveValue("80 lakh");
    await page.goto("/seller/properties");
    const cards = page.getByRole("article").filter({ hasText: title });
    await expect(cards).toHaveCount(2);
    await page.getByText("Change several prices").click();
    await cards.filter({ hasText: "Draft" }).getByRole("checkbox").check();
    await page.getByLabel("by percent").fill("5");
    await page.getByRole("button", { name: "Change the ticked ones" }).click();
    await expect(page.getByText("1 price changed.")).toBeVisible();
    await expect(cards.filter({ hasText: "Draft" })).toContainText("₹76 L");
    await expect(cards.filter({ hasText: "In review" })).toContainText("80 lakh");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 price is as it was before.")).toBeVisible();
    await expect(cards.filter({ hasText: "Draft" })).toContainText("80 lakh");
  });
});

test("a seller writes a draft that saves itself, sends it in, pauses it", {
  tag: "@whole",
}, async ({ page, request }) => {
  await aMember(page, request, "seller");
  await page.goto("/seller/properties");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expectNoViolations(page, [360]);

  await page.goto("/seller/properties/new");
  const title = `2 BHK with a terrace ${someNumber()}`;
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Location").fill("Baner, Pune");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/properties\/[0-9a-z]{12}$/);
  await expectNoViolations(page, [360]);
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Price").fill("80 lakh");
  await page.getByLabel("Features").fill("Lift");
  await page.getByLabel("Description").fill("Sunny, quiet, close to the school.");
  await page.getByLabel("Add images").setInputFiles([await photo("front.jpg")]);
  await expect(page.getByText("Say which floor it is on")).toBeVisible();
  await page.getByRole("button", { name: "Send in" }).click();

  await expect(page.getByText("In review", { exact: true })).toBeVisible();
  const id = await page
    .getByRole("link", { name: title })
    .getAttribute("href")
    .then((href) => href?.split("/").at(-1) ?? "");
  await decide(request, id, { verdict: "approve" });
  await page.reload();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await expectNoViolations(page, [360]);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await page.goto(`/seller/properties/${id}/preview`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectNoViolations(page, [360]);
  await page.goto("/seller/profile");
  await expect(page.getByRole("heading", { name: "Your profile as a seller" })).toBeVisible();
  await expectNoViolations(page, [360]);
});

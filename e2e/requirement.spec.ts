import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { ADMIN } from "./accounts.ts";
import { expect, test } from "./support.ts";

/** A unique visitor: tests run in parallel on one database. */
function newPerson() {
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, "0");
  return { name: `Asha ${digits}`, phone: `9${digits}` };
}

async function catchWhatsApp(context: BrowserContext): Promise<void> {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
}

async function fill(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await page.getByLabel("Location").fill("Wakad, Pune");
  await page.getByLabel("Budget Range").fill("80L-1.2Cr");
}

async function storedFor(request: APIRequestContext, name: string) {
  const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
  const answer = await request.get(`/api/requirements?q=${encodeURIComponent(name)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

test("a requirement is recorded, then WhatsApp opens with its message", async ({
  page,
  context,
  request,
}) => {
  await catchWhatsApp(context);
  const visitor = newPerson();
  await page.goto("/");
  await fill(page, visitor);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  const chatPage = await opened;
  await chatPage.waitForURL(/wa\.me/);
  const chat = new URL(chatPage.url());
  expect(chat.searchParams.get("text")).toContain(visitor.name);
  expect(chat.searchParams.get("text")).toContain("80L-1.2Cr");
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(
    page.getByText("Your property requirements have been sent via WhatsApp and recorded."),
  ).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  const [stored, ...others] = await storedFor(request, visitor.name);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    budgetMin: 8_000_000,
    budgetMax: 12_000_000,
    location: "Wakad, Pune",
  });
  await expect(page.getByText(stored.reference)).toBeVisible();
});

test("on a phone the outcome is brought into sight", { tag: "@whole" }, async ({
  page,
  context,
}) => {
  await catchWhatsApp(context);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await fill(page, newPerson());
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  const notice = page.getByRole("status").filter({ hasText: "Your reference number is" });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test("however slow the server is, WhatsApp opens", { tag: "@whole" }, async ({ page, context }) => {
  await catchWhatsApp(context);
  await page.goto("/");
  await fill(page, newPerson());
  // Longer than a click allows a browser to open windows.
  await page.route("**/api/requirements", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6_500));
    await route.continue();
  });
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  const chat = await opened;
  await expect(chat.getByText("WhatsApp opens in a moment...")).toBeVisible();
  await chat.waitForURL(/wa\.me/);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByText(/Your reference number is REQ-/)).toBeVisible();
});

test("a browser that opens no windows is not said to have sent anything by WhatsApp", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/");
  await fill(page, newPerson());
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  await expect(
    page.getByText("Your browser did not let WhatsApp open. Open it here:"),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute("href", /wa\.me/);
  await expect(page.getByText("WhatsApp did not open")).toBeVisible();
  await expect(page.getByText("have been sent via WhatsApp")).toHaveCount(0);
});

test("an error is shown for five seconds, and longer to who reads it", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/");
  const send = page.getByRole("button", { name: "Send on WhatsApp" });
  const error = page.locator("[data-sonner-toast]").filter({ hasText: "Missing Information" });
  await send.click();
  await expect(error).toBeVisible();
  await expect(error).toHaveCount(0, { timeout: 7_000 });

  await send.click();
  await error.getByRole("button", { name: "Close toast" }).focus();
  await page.waitForTimeout(6_000);
  await expect(error).toBeVisible();
  await page.getByLabel("Location").focus();
  await expect(error).toHaveCount(0);
});

test("without a name or phone the visitor is told what is missing", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  await expect(page.getByText("Missing Information")).toBeVisible();
  await expect(page.getByText("Please fill in your name and phone number.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
});

test("a phone number that is too short is named as such, and nothing typed is lost", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/");
  await fill(page, { name: "Asha", phone: "98220 4" });
  await page.getByRole("button", { name: "Send on WhatsApp" }).click();

  await expect(page.getByText("The number needs 10 digits; this one has 6.")).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Wakad, Pune");
  await page.reload();
  await expect(page.getByLabel("Location")).toHaveValue("Wakad, Pune");
});

test("what is typed before the form has come to life is not lost either", {
  tag: "@whole",
}, async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/requirement-form-/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto("/");
  await page.getByLabel("Location").fill("Wakad, Pune");
  typed.resolve();

  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("draft:tab:requirement")))
    .toContain("Wakad");
  await expect(page.getByLabel("Location")).toHaveValue("Wakad, Pune");
});

test("selling changes the labels", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Budget Range")).toBeVisible();
  await expect(page.getByText("Detailed Requirements")).toBeVisible();

  await page.getByText("Sell", { exact: true }).and(page.locator("label")).click();

  await expect(page.getByText("Expected Price")).toBeVisible();
  await expect(page.getByText("Property Details")).toBeVisible();
  await expect(page.getByText("Budget Range")).toBeHidden();
});

test.describe("with the network gone", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a requirement waits on the device and is sent once, later", { tag: "@whole" }, async ({
    page,
    context,
    request,
  }) => {
    await catchWhatsApp(context);
    const visitor = newPerson();
    await page.goto("/");
    await fill(page, visitor);
    // The toaster is loaded with the first toast, so show one before going offline.
    await page.getByLabel("Phone", { exact: true }).fill("1");
    await page.getByLabel("Name", { exact: true }).fill("");
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await fill(page, visitor);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();
    await expect(page.getByText("Saved on this device")).toBeVisible();
    expect(await storedFor(request, visitor.name)).toEqual([]);

    const notice = page.getByRole("status").filter({ has: page.getByRole("link") });
    await expect(notice).toContainText("Kept on this device");
    await expect(notice).toBeFocused();

    await context.setOffline(false);
    await expect(page.getByText("Success!")).toBeVisible();
    await expect(notice).toContainText(/Your reference number is REQ-/);
    await page.reload();
    await expect(page.getByText(/Your reference number is REQ-/)).toBeVisible();

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("requirement-outbox")))
      .toBeNull();
    expect(await storedFor(request, visitor.name)).toHaveLength(1);
  });
});

test.describe("with the network gone and no room on the device", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("the visitor is told, and nothing typed is lost", { tag: "@whole" }, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("/");
    // The first toast fetches the toaster, which the second will need.
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await fill(page, newPerson());
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();

    await expect(
      page.getByText("There was a problem submitting your request. Please try again."),
    ).toBeVisible();
    await expect(page.getByLabel("Location")).toHaveValue("Wakad, Pune");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted, stored once and confirmed with the chat's link", async ({
    page,
    request,
  }) => {
    const visitor = newPerson();
    await page.goto("/");
    await fill(page, visitor);
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();

    await expect(page).toHaveURL(/\/requirement\/sent$/);
    await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
    const chat = page.getByRole("link", { name: "Open WhatsApp" });
    expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(visitor.name);
    await page.goBack();
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();
    await expect(page).toHaveURL(/\/requirement\/sent$/);
    const stored = await storedFor(request, visitor.name);
    expect(stored).toHaveLength(1);
    await expect(page.getByText(stored[0].reference)).toBeVisible();
  });

  test("another browser sees nothing of it", { tag: "@whole" }, async ({ page }) => {
    await page.goto("/requirement/sent");

    await expect(page.getByText("There is nothing more to show here.")).toBeVisible();
  });

  test.describe("and with a wrong number", () => {
    test.use({ allowedErrors: /status of 400/ });

    test("the form comes back with what was typed and what is wrong", { tag: "@whole" }, async ({
      page,
    }) => {
      await page.goto("/");
      await fill(page, { name: "Asha", phone: "123" });
      await page.getByRole("button", { name: "Send on WhatsApp" }).click();

      await expect(page.getByText("Enter a 10-digit Indian mobile number")).toBeVisible();
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha");
    });
  });

  test("the newsletter form leads to a page that says what happens next", async ({ page }) => {
    await page.goto("/terms");
    await page.getByLabel("E-mail address").fill(`reader${Math.random()}@example.com`);
    await page.getByRole("button", { name: "Subscribe" }).click();

    await expect(page.getByRole("heading", { name: "Almost there" })).toBeVisible();
  });

  test("a company's page offers one way to share, and it works", async ({ page }) => {
    await page.goto("/company/nivara-developers");

    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", /wa\.me/);
  });

  test("menus, lists and pages work", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/companies?city=Pune");
    await expect(page.getByText(/companies found/)).toBeVisible();
    await page.locator("summary").click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Land" })
      .click();
    await expect(page.getByRole("heading", { name: "Land and plots" })).toBeVisible();
  });
});

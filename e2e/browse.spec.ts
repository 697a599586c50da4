import { COMPANY, newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

test("from the home page to a company, a home and its WhatsApp chat", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "View Properties of Nivara Developers" }).click();

  await expect(page).toHaveURL(COMPANY);
  await expect(page).toHaveTitle("Nivara Developers - Properties & Details");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Companies");
  await page
    .getByRole("link", { name: /^View Details of/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/property\/[0-9a-z]{12}$/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const chat = page.getByRole("link", { name: "WhatsApp Inquiry" }).locator("visible=true");
  const url = new URL((await chat.getAttribute("href")) ?? "");
  expect(url.origin).toBe("https://wa.me");
  expect(url.pathname).toMatch(/^\/91\d{10}$/);
  expect(url.searchParams.get("text")).toContain(title);
  expect(url.searchParams.get("text")).toContain(page.url().slice(-12));
});

test("a contact click is told to the server and still opens the chat", async ({
  page,
  context,
  request,
}) => {
  // The chat itself is an external site, replaced by an empty page here.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto(`/property/${await newestListingId(request)}`);
  const told = page.waitForRequest("/api/inquiries");
  const opened = context.waitForEvent("page");

  await page.getByRole("link", { name: "WhatsApp Inquiry" }).locator("visible=true").click();

  expect((await told).postDataJSON()).toMatchObject({ channel: "whatsapp", language: "en" });
  expect((await opened).url()).toContain("https://wa.me/");
});

test("companies are searched by name, description and city, with both filters in the address", async ({
  page,
}) => {
  await page.goto("/companies");
  await expect(page.getByText("24 companies found")).toBeVisible();

  await page.getByLabel("City").selectOption("Bangalore");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/city=Bangalore/);
  const inCity = page.getByRole("status");
  await expect(inCity).toHaveText(/^(?!24 )\d+ compan(y|ies) found/);

  await page.getByLabel("Search").fill("no such company");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();

  await expect(page).toHaveURL(/\/companies$/);
  await expect(page.getByText("24 companies found")).toBeVisible();
});

test("the mobile menu opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.locator("summary").click();
  await menu.getByRole("link", { name: "Companies" }).click();

  await expect(page).toHaveURL(/\/companies$/);
  await expect(menu).toBeHidden();
});

test("the home page's search leads to the page it was meant for", async ({ page }) => {
  await page.goto("/");
  await page.locator("form[action='/find']").getByText("Rent", { exact: false }).click();
  await page.locator("#find-city").selectOption("Pune");
  await page.getByRole("button", { name: "Show properties" }).click();

  await expect(page).toHaveURL(/\/rent\?city=Pune$/);
  await expect(page.getByRole("status").filter({ hasText: "properties found" })).toBeVisible();
});

test("keyboard alone reaches a home's WhatsApp chat from the top of the page", async ({
  page,
  request,
}) => {
  await page.goto(`/property/${await newestListingId(request)}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const chat = page.getByRole("link", { name: "WhatsApp Inquiry" }).locator("visible=true");
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press("Tab");
    if (await chat.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(chat).toBeFocused();
});

test.describe("with a server that is busy for a moment", () => {
  test.use({ allowedErrors: /status of 503/ });

  test("a page is asked for again instead of being an error", { tag: "@whole" }, async ({
    page,
  }) => {
    await page.goto("/");
    // Before hydration, following a link loads the whole page.
    await page.locator("html[data-hydrated]").waitFor();
    let refusals = 2;
    await page.route(/\/nivara-developers\.data/, (route) =>
      refusals-- > 0 ? route.fulfill({ status: 503, body: "later" }) : route.continue(),
    );
    await page.getByRole("link", { name: "View Properties of Nivara Developers" }).click();

    await expect(page).toHaveTitle("Nivara Developers - Properties & Details");
    expect(refusals).toBeLessThan(0);
  });
});

import { expect, test } from "./support.ts";

test.use({ allowedErrors: /status of (404|500|503)|Failed to load resource/ });

test("an unknown property, visited directly, is a 404 with a way home", async ({ page }) => {
  const response = await page.goto("/property/nosuchhome00");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible();
  // There is no contact bar below the footer, so no space may be reserved for one.
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).paddingBottom)).toBe(
    "0px",
  );
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown property, reached inside the site, is told by a toast on the home page", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/buy");
  // A listing that is taken down while its card is still on a visitor's screen.
  await page
    .locator("h3 a")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = "/property/nosuchhome00";
    });
  await page.evaluate(() => {
    history.pushState({}, "", "/buy");
  });
  await page.route("**/property/*.data*", (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/property\/[^.]+/, "property/nosuchhome00"),
    }),
  );
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();

  await expect(page.getByText("Property Not Found")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a property that does not load is told by a toast on the home page", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/buy");
  await page.route("**/property/*.data*", (route) => route.fulfill({ status: 503, body: "later" }));
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();

  await expect(page.getByText("Failed to load property details")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("an unknown company is a 404 on both of its pages", async ({ page }) => {
  expect((await page.goto("/company/nobody"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Company Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Companies" })).toBeVisible();

  expect((await page.goto("/company/nobody/properties"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Company Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
});

test("words reserved under /company name no company, but the company's own desk", {
  tag: "@whole",
}, async ({ request }) => {
  for (const word of ["dashboard", "leads", "analytics", "profile", "properties/new"]) {
    const response = await request.get(`/company/${word}`, { maxRedirects: 0 });
    expect([word, response.status()]).toEqual([word, 303]);
    expect(response.headers().location).toBe(`/auth?to=${encodeURIComponent(`/company/${word}`)}`);
  }
});

test("hostile addresses are answered with 4xx, never 5xx", async ({ request }) => {
  const hostile = [
    "/property/%00",
    "/property/%ED%A0%80",
    "/company/..%2f..%2fetc%2fpasswd",
    "/images/../../etc/passwd",
    "/images/x/480.avif",
    "/.env",
    "/.git/config",
    "/%",
    "/buy?cursor=AAAA",
    "/companies?cursor=%00",
    `/companies?q=${"a".repeat(500)}`,
  ];
  for (const path of hostile) {
    const response = await request.get(path);
    expect(response.status(), path).toBeLessThan(500);
  }
});

/** The spec's /admin, string by string: signing in, the dashboard and the requirements. */

import { ADMIN } from "./accounts.ts";
import { signIn, toast } from "./admin.ts";
import { expect, test } from "./support.ts";

test.use({ allowedErrors: /status of (401|429|500)|ERR_FAILED/ });

test("signing in says what it does and what went wrong, and stays where it was", async ({
  page,
  request,
}) => {
  await page.goto("/admin/requirements");
  const button = page.getByRole("button", { name: "Sign in" });
  await page.getByLabel("E-mail", { exact: true }).fill(ADMIN.email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("wrong");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();

  await button.click();
  await expect(toast(page, "Wrong e-mail or password")).toBeVisible();

  await page.route("**/api/admin/login", (route) => route.abort());
  await button.click();
  await expect(toast(page, "Login failed. Please try again.")).toBeVisible();
  await page.unroute("**/api/admin/login");

  await page.route("**/api/admin/login", (route) => route.fulfill({ status: 500, body: "oops" }));
  await button.click();
  await expect(toast(page, "Login failed").filter({ hasNotText: "try again" })).toBeVisible();
  await page.unroute("**/api/admin/login");

  await page.route("**/api/admin/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "150" },
      json: { success: false, message: "Too many tries." },
    }),
  );
  await button.click();
  await expect(toast(page, "Too many tries. Wait 3 minutes and try again.")).toBeVisible();
  await page.unroute("**/api/admin/login");

  await page.route("**/api/admin/login", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await password.fill(ADMIN.password);
  await button.click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await expect(toast(page, "Admin login successful")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Customer Requirements" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/requirements$/);

  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Customer Requirements" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page, "Logged out successfully")).toBeVisible();
  await expect(button).toBeVisible();
  const headers = { Authorization: `Bearer ${token}` };
  const replay = await request.get("/api/requirements", { headers });
  expect(replay.status()).toBe(401);
});

test("a second factor is asked for when the server asks for it", { tag: "@whole" }, async ({
  page,
}) => {
  const bodies: unknown[] = [];
  await page.route("**/api/admin/login", (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      status: 401,
      json: { success: false, message: "This code is wrong or was already used", twoFactor: true },
    });
  });
  await page.goto("/admin");
  await page.getByLabel("E-mail", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await code.fill("123456");
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(toast(page, "This code is wrong or was already used")).toBeVisible();
  expect(bodies).toEqual([ADMIN, { ...ADMIN, code: "123456" }]);
});

test("a forged token opens nothing, and one that dies ends the session where it is", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem("adminToken", "forged"));
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();

  const login = await request.post("/api/admin/login", { data: ADMIN });
  const { token } = await login.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  // Wait until everything has loaded: a pending request would end the session before the click does.
  const latest = page.locator("section").filter({ hasText: "Recent Properties" });
  await expect(latest.getByRole("listitem")).toHaveCount(5);
  await request.post("/api/admin/logout", { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole("link", { name: "Companies", exact: false }).first().click();

  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/companies$/);
});

test("the dashboard counts, defines and shows the latest five", async ({ page, request }) => {
  const admin = await signIn(page, request);
  await page.goto("/admin");

  for (const label of ["Total Companies", "Total Properties", "Requirements", "Active Users"]) {
    await expect(page.getByRole("term").filter({ hasText: label })).toBeVisible();
  }
  // Other tests sign people up meanwhile.
  await expect(async () => {
    await page.reload();
    const { activeUsers } = await admin.call<Record<string, number>>("GET", "/admin/overview");
    expect(activeUsers).toBeGreaterThan(0);
    const shown = page.getByRole("definition").last();
    await expect(shown).toHaveText(String(activeUsers), { timeout: 3_000 });
  }).toPass();
  await page.getByRole("button", { name: "What is counted: Active Users" }).focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(page.getByRole("tooltip")).toContainText("last 30 days");

  for (const title of ["Recent Companies", "Recent Properties"]) {
    const section = page.locator("section").filter({ hasText: title });
    await expect(section.getByRole("listitem")).toHaveCount(5);
  }
});

test("when nothing can be fetched it says so, and tries again", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/admin");
  await expect(page.getByText("Recent Companies")).toBeVisible();
  await page.route("**/api/admin/properties?**", (route) => route.abort());
  await page.getByRole("link", { name: /^Properties/ }).click();

  // Three retries, after one, two and four seconds.
  await expect(toast(page, "Failed to fetch data")).toBeVisible();
  await page.unroute("**/api/admin/properties?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Properties" })).toBeVisible();
});

test("requirements are read, answered, filtered and carried away", async ({ page, request }) => {
  const admin = await signIn(page, request);
  const name = `Ravi ${Date.now()}`;
  const { _id } = await admin.call("POST", "/requirements", {
    name,
    phone: "9876500123",
    propertyType: "villa",
    location: "Wakad, Pune",
    budget: "70L-85L",
    message: "=2+2 morning sun",
  });
  await page.goto("/admin/requirements");
  await expect(page.getByRole("heading", { name: "Customer Requirements" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  for (const words of ["+91 98765 00123", "Villa", "Wakad, Pune", "70L-85L", "morning sun"]) {
    await expect(row).toContainText(words);
  }
  await expect(row.getByRole("link", { name: `WhatsApp ${name}` })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919876500123\?text=/,
  );
  await expect(row.getByRole("link", { name: `Call ${name}` })).toHaveAttribute(
    "href",
    "tel:+919876500123",
  );

  await row.getByRole("button").click();
  const panel = page.getByRole("region", { name });
  await panel.getByLabel("Status").selectOption({ label: "Contacted" });
  await expect(toast(page, "Requirement updated")).toBeVisible();
  await panel.getByLabel("Assigned to").selectOption({ index: 1 });
  await panel.getByLabel("Notes").fill("Call on Sunday");
  await panel.getByRole("button", { name: "Save notes" }).click();
  await expect(panel.getByRole("button", { name: "Save notes" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.getByLabel("Name, phone, place").fill(name);
  await page.getByLabel("Status").selectOption({ label: "Contacted" });
  // The status was chosen before the search had caught up with the typing: neither may lose the other.
  await expect(page).toHaveURL(/status=contacted&q=Ravi/);
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("requirements.csv");
  const csv = await text(await download.createReadStream());
  expect(csv.split("\r\n")).toHaveLength(3);
  expect(csv).toContain("'=2+2 morning sun");
  expect(csv).toContain("Call on Sunday");
  await admin.call("PATCH", `/requirements/${_id}`, { status: "spam" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the console says that it needs it", async ({ page }) => {
    for (const [path, words] of [
      ["/admin", "The console needs JavaScript."],
      ["/hi/admin/companies", "कंसोल को JavaScript चाहिए।"],
    ] as const) {
      await page.goto(path);
      // By element: a search by text skips what is shown only without scripts.
      await expect(page.locator("main noscript p")).toBeVisible();
      await expect(page.locator("main noscript p")).toContainText(words);
      await expect(page.getByRole("status")).toBeHidden();
    }
  });
});

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

import { ADMIN } from "./accounts.ts";
import { expect, test } from "./support.ts";

test.use({ allowedErrors: /status of 401/ });

test("an admin signs in, reads requirements and signs out for good", async ({ page, request }) => {
  await page.goto("/admin");
  await page.getByLabel("E-mail", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page.getByText("Admin login successful")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Customer Requirements" })).toBeVisible();
  await expect(page.getByText("Total Companies")).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Customer Requirements" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  const replay = await request.get("/api/requirements", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(replay.status()).toBe(401);
});

test("a wrong password is refused in words", async ({ page }) => {
  await page.goto("/admin");
  await page.getByLabel("E-mail", { exact: true }).fill("nobody@aangan.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page.getByText("Wrong e-mail or password")).toBeVisible();
});

test("a forged token opens nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("adminToken", "forged"));
  await page.goto("/admin");

  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

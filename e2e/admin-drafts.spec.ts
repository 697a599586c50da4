import { ADMIN } from "./accounts.ts";
import { pendingCompany, signIn, toast } from "./admin.ts";
import { expect, test } from "./support.ts";

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test("a form that is closed by Escape asks, and what was typed is there again", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/admin/properties");
  await page.getByRole("button", { name: "Add New Property" }).click();
  const form = page.getByRole("dialog", { name: "Add New Property" });
  const leaving = page.getByRole("alertdialog", { name: "Close without saving?" });
  await form.getByLabel("Title").fill("Three rooms in Baner");
  await page.keyboard.press("Escape");
  await expect(leaving).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leaving).toBeHidden();
  await form.getByRole("button", { name: "Cancel" }).click();
  await leaving.getByRole("button", { name: "Keep for later" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: "Add New Property" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Three rooms in Baner");
  await expect(form.getByText("What you typed here earlier is back.")).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Title")).toHaveValue("Three rooms in Baner");

  await form.getByRole("button", { name: "Discard it" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
});

test.describe("when saving fails", () => {
  test.use({ allowedErrors: /status of (401|500)/ });

  test("Escape still closes the form, and keeps what was typed", async ({ page, request }) => {
    const admin = await signIn(page, request);
    const name = unique("Ghat");
    await pendingCompany(admin, name);
    await page.route("**/api/companies/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 500, json: { success: false } })
        : route.continue(),
    );
    await page.goto(`/admin/companies?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const form = page.getByRole("dialog", { name: "Edit Company" });
    await form.getByLabel("Location").fill("Wakad, Pune");
    await form.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Failed to save company")).toBeVisible();

    await page.keyboard.press("Escape");
    const leaving = page.getByRole("alertdialog", { name: "Close without saving?" });
    await leaving.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await expect(form.getByLabel("Location")).toHaveValue("Baner, Pune");
  });

  test("who has to sign in again is back in the form, with what was typed", {
    tag: "@whole",
  }, async ({ page, request }) => {
    const admin = await signIn(page, request);
    const name = unique("Chowk");
    const { _id } = await pendingCompany(admin, name);
    await page.goto(`/admin/companies?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const form = page.getByRole("dialog", { name: "Edit Company" });
    await form.getByLabel("Description").fill("Homes with two courtyards");
    await admin.call("POST", "/admin/logout");
    await form.getByRole("button", { name: "Update" }).click();
    // The company's form has a field of that name too, and is there until the call is refused.
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await page.getByLabel("E-mail").fill(ADMIN.email);
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Sign in" }).click();

    await expect(form.getByLabel("Description")).toHaveValue("Homes with two courtyards");
    await form.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Company updated successfully")).toBeVisible();
    await expect(form).toBeHidden();
    const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
    const stored = await request.get(`/api/companies/${_id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await stored.json()).data.description).toBe("Homes with two courtyards");

    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await form.getByLabel("Description").fill("Never mind");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep for later" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    const left = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));
    expect(await page.evaluate(left)).toEqual([]);
  });
});

test("a note on a requirement outlives going on to the next one, and a reload", async ({
  page,
  request,
}) => {
  const admin = await signIn(page, request);
  const name = unique("Ravi");
  for (const each of [`${name} A`, `${name} B`]) {
    await admin.call("POST", "/requirements", {
      name: each,
      phone: "9876500123",
      propertyType: "villa",
      location: "Wakad, Pune",
      budget: "70L-85L",
      message: "Morning sun",
    });
  }
  await page.goto(`/admin/requirements?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("row")
    .filter({ hasText: `${name} B` })
    .getByRole("button")
    .click();
  const notes = page.getByLabel("Notes");
  await notes.fill("Call on Sunday");
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByRole("region", { name: `${name} A` })).toBeVisible();
  await expect(toast(page, "Requirement updated")).toBeVisible();
  await page.getByRole("button", { name: "Previous row" }).click();
  await expect(notes).toHaveValue("Call on Sunday");

  await notes.fill("Call on Monday");
  await page.reload();
  await expect(notes).toHaveValue("Call on Monday");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByRole("button", { name: "Save notes" })).toBeHidden();
  const stored = await admin.call<{ name: string; note: string }[]>(
    "GET",
    `/requirements?q=${encodeURIComponent(name)}`,
  );
  expect(stored.find((each) => each.name === `${name} B`)?.note).toBe("Call on Monday");
});

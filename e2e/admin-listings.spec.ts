/** The spec's companies and properties, string by string. */

import type { Page } from "@playwright/test";
import { pendingCompany, photo, signIn, toast, tooLarge } from "./admin.ts";
import { expect, test } from "./support.ts";

test.use({ allowedErrors: /status of (409|422|500)|ERR_FAILED/ });

/** A unique name for each run: a retried test must not find what it left behind. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

async function search(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(name);
  await expect(page).toHaveURL(/q=/);
}

test("a company is added, changed, deleted and brought back", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  const name = unique("Banyan Court");
  await page.goto("/admin/companies");
  await page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  const create = dialog.getByRole("button", { name: "Create" });

  await create.click();
  for (const words of [
    "Enter the company's name",
    "Enter the company's e-mail address",
    "Describe the company",
    "Enter the company's location",
    "Enter the company's phone number",
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("E-mail").fill("not an address");
  await dialog.getByLabel("Description").fill("Homes around a courtyard");
  await dialog.getByLabel("Location").fill("Baner, Pune");
  await dialog.getByLabel("Contact number").fill("123");
  await create.click();
  await expect(dialog.getByText("Enter an e-mail address like name@example.com")).toBeVisible();
  await expect(dialog.getByText("Enter an Indian phone number")).toBeVisible();
  await dialog.getByLabel("E-mail").fill("desk@example.com");
  await dialog.getByLabel("Contact number").fill("98765 43210");
  await dialog.getByLabel("Status").selectOption({ label: "Pending" });

  const logo = dialog.locator("#company-logo");
  await logo.setInputFiles(tooLarge("big.jpg"));
  await expect(toast(page, "File size must be less than 5MB")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Remove logo" })).toBeHidden();
  await logo.setInputFiles(await photo("logo.jpg"));
  await expect(dialog.getByRole("img", { name: "Logo" })).toBeVisible();

  await page.route("**/api/companies", (route) => route.abort());
  await create.click();
  await expect(toast(page, "Failed to save company")).toBeVisible();
  await page.unroute("**/api/companies");
  await page.route("**/api/companies", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await create.click();
  await expect(dialog.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await expect(toast(page, "Company created successfully")).toBeVisible();
  await expect(dialog).toBeHidden();

  await search(page, "Search companies", name);
  const list = page.getByRole("list", { name: "Companies" });
  const card = list.getByRole("listitem").filter({ hasText: name });
  await expect(card).toHaveCount(1);
  for (const words of ["Homes around a courtyard", "Baner, Pune", "desk@example.com", "Pending"]) {
    await expect(card).toContainText(words);
  }
  await card.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("dialog", { name: "Edit Company" });
  await expect(edit.getByLabel("Name")).toHaveValue(name);
  await edit.getByLabel("Location").fill("Aundh, Pune");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(toast(page, "Company updated successfully")).toBeVisible();
  await expect(card).toContainText("Aundh, Pune");

  const remove = card.getByRole("button", { name: `Delete ${name}` });
  await remove.click();
  const question = page.getByRole("alertdialog");
  await expect(
    question.getByText(`Are you sure you want to delete ${name}? This action cannot be undone.`),
  ).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  await page.route("**/api/companies/*", (route) => route.abort());
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete company")).toBeVisible();
  await page.unroute("**/api/companies/*");
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  const deleted = toast(page, "Company deleted successfully");
  await expect(deleted).toBeVisible();
  await expect(card).toHaveCount(0);
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(card).toHaveCount(1);
});

test("whoever saves over a newer company sees what changed and chooses", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const admin = await signIn(page, request);
  const name = unique("Two Hands");
  const { _id } = await pendingCompany(admin, name);
  await page.goto(`/admin/companies?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("dialog", { name: "Edit Company" });
  await edit.getByLabel("Description").fill("Mine");
  await admin.call("PUT", `/companies/${_id}`, { location: "Kothrud, Pune" });
  await edit.getByRole("button", { name: "Update" }).click();

  const conflict = page.getByRole("alertdialog");
  await expect(conflict).toContainText("Somebody else has changed this meanwhile");
  await expect(conflict).toContainText("Baner, Pune → Kothrud, Pune");
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(edit.getByLabel("Location")).toHaveValue("Kothrud, Pune");
  await expect(edit.getByLabel("Description")).toHaveValue("Homes around a courtyard");

  await edit.getByLabel("Description").fill("Mine again");
  await admin.call("PUT", `/companies/${_id}`, { location: "Wakad, Pune" });
  await edit.getByRole("button", { name: "Update" }).click();
  await conflict.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(toast(page, "Company updated successfully")).toBeVisible();
  const saved = await admin.call<{ description: string }>("GET", `/companies/${_id}`);
  expect(saved.description).toBe("Mine again");
  await admin.call("DELETE", `/companies/${_id}`);
});

test("a listing that never had a company is changed without one", async ({ page, request }) => {
  const admin = await signIn(page, request);
  const all = await admin.call<{ _id: string; companyId: string | null; status: string }[]>(
    "GET",
    "/admin/properties?status=paused&limit=100",
  );
  const [own] = all.filter(({ companyId }) => companyId === null);
  await page.goto(`/admin/properties?q=${own?._id}`);
  await page.getByRole("button", { name: /^Edit / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();

  await expect(toast(page, "Property updated successfully")).toBeVisible();
});

test("a property is added with its facts read, changed, deleted and brought back", {
  tag: "@whole",
}, async ({ page, request }) => {
  const admin = await signIn(page, request);
  const company = unique("Neem House");
  const { _id: companyId } = await pendingCompany(admin, company);
  const title = unique("3 BHK with a court");
  await page.goto("/admin/properties");
  await page.getByRole("button", { name: "Add New Property" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Property" });
  const create = dialog.getByRole("button", { name: "Create" });

  await create.click();
  await expect(toast(page, "Please select a company")).toBeVisible();
  for (const words of [
    "Enter a title",
    "Enter the location",
    "Enter the price range",
    "Choose Land, House, Apartment or Commercial",
    "Enter the features",
    "Describe the property",
    "At least 1 image is required",
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Company").fill(company);
  await dialog.getByRole("option", { name: company }).click();
  await dialog.getByLabel("Location").fill("Baner, Pune");
  await dialog.getByLabel("Price range").fill("₹80 L – ₹1.2 Cr");
  await dialog.getByLabel("Property type").selectOption({ label: "Apartment" });
  await dialog.getByLabel("Features").fill("3 BHK, 1450 sq ft carpet, East facing, Lift");
  await dialog.getByLabel("Description").fill("Light from two sides");
  await dialog.getByLabel("Status").selectOption({ label: "Draft" });
  await expect(dialog.getByLabel("Price from")).toHaveValue("80 L");
  await expect(dialog.getByLabel("Price to")).toHaveValue("1.2 Cr");
  await expect(dialog.getByLabel("Area read")).toHaveValue("1450");
  await expect(dialog.getByLabel("BHK")).toHaveValue("3");
  await expect(dialog.getByLabel("Facing")).toHaveValue("east");
  await dialog.getByLabel("Bathrooms").fill("2");

  await create.click();
  await expect(toast(page, "At least 1 image is required")).toBeVisible();
  const images = dialog.locator("#field-images");
  await images.setInputFiles([tooLarge("huge.jpg")]);
  await expect(toast(page, "File huge.jpg is too large. Maximum 5MB allowed.")).toBeVisible();
  const five = await Promise.all([1, 2, 3, 4, 5].map((n) => photo(`${n}.jpg`)));
  await images.setInputFiles(five);
  await expect(toast(page, "Maximum 4 images allowed")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Remove image 1" })).toBeHidden();

  await images.setInputFiles([await photo("first.jpg", "#aa3300"), await photo("two.jpg")]);
  await page.route("**/api/upload", (route) => route.fulfill({ status: 500, body: "" }));
  await images.setInputFiles([await photo("lost.jpg", "#003388")]);
  await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: "lost.jpg" })).toBeVisible();
  await dialog.getByRole("button", { name: "Move image 2 forward" }).click();
  await expect(dialog.getByRole("img").first()).toHaveAttribute("alt", "two.jpg");

  await page.route("**/api/properties", (route) => route.abort());
  await create.click();
  await expect(toast(page, "1 image(s) failed to upload")).toBeVisible();
  await expect(toast(page, "Failed to save property")).toBeVisible();
  await page.unroute("**/api/properties");
  await page.unroute("**/api/upload");
  await create.click();
  await expect(toast(page, "Property created successfully")).toBeVisible();

  await search(page, "Search properties", title);
  const list = page.getByRole("list", { name: "Properties" });
  const card = list.getByRole("listitem").filter({ hasText: title });
  for (const words of [
    "+1 more",
    "Baner, Pune",
    company,
    "Light from two sides",
    "₹80 L – ₹1.2 Cr",
    "Apartment",
  ]) {
    await expect(card).toContainText(words);
  }
  await card.getByRole("button", { name: `Edit ${title}` }).click();
  const edit = page.getByRole("dialog", { name: "Edit Property" });
  await expect(edit.getByLabel("Company")).toHaveValue(company);
  await expect(edit.getByLabel("Bathrooms")).toHaveValue("2");
  await edit.getByRole("button", { name: "Remove image 2" }).click();
  await edit.getByLabel("Price range").fill("₹95 L");
  await expect(edit.getByLabel("Price from")).toHaveValue("95 L");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(toast(page, "Property updated successfully")).toBeVisible();
  await expect(card).toContainText("₹95 L");
  await expect(card).not.toContainText("more");

  await card.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    `Are you sure you want to delete ${title}? This action cannot be undone.`,
  );
  await page.route("**/api/properties/*", (route) => route.abort());
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete property")).toBeVisible();
  await page.unroute("**/api/properties/*");
  await card.getByRole("button", { name: `Delete ${title}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  const deleted = toast(page, "Property deleted successfully");
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(card).toHaveCount(1);

  // Its company is deleted only together with it, and only after confirmation.
  await page.goto(`/admin/companies?q=${encodeURIComponent(company)}`);
  await page.getByRole("button", { name: `Delete ${company}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toContainText("This company has 1 property");
  await question.getByRole("checkbox").check();
  await question.getByRole("button", { name: "Delete all of it" }).click();
  await expect(toast(page, "Company deleted successfully")).toBeVisible();
  const left = await admin.call<unknown[]>("GET", `/admin/properties?companyId=${companyId}`);
  expect(left).toEqual([]);
});

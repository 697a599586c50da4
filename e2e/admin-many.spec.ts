/** Long lists: sorted, saved as views, paged through, exported, and edited in bulk. */

import { readFile } from "node:fs/promises";
import { type Admin, pendingCompany, signIn, toast } from "./admin.ts";
import { expect, test } from "./support.ts";

const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

/** Creates drafts under one name that no other test counts. */
async function drafts(admin: Admin, name: string, prices: string[]) {
  const { _id: companyId } = await pendingCompany(admin, name);
  const [home] = await admin.call<{ images: string[] }[]>("GET", "/properties?limit=1");
  for (const [at, priceRange] of prices.entries()) {
    await admin.call("POST", "/properties", {
      title: `${name} ${at}`,
      companyId,
      location: "Baner, Pune",
      priceRange,
      type: "Apartment",
      features: "Lift",
      description: "Quiet",
      images: home?.images.slice(0, 1),
      status: "draft",
    });
  }
  return { companyId };
}

test("a list is sorted by price, kept as a view, and its rows are walked through", async ({
  page,
  request,
}) => {
  const admin = await signIn(page, request);
  const name = unique("Walk");
  const { companyId } = await drafts(admin, name, ["₹90 L", "₹70 L", "₹80 L"]);
  await page.goto(`/admin/properties?view=table&companyId=${companyId}`);

  await page.getByRole("button", { name: "Price range" }).click();
  await expect(page.locator("[data-opener]")).toHaveText([/₹?.*1/, /.*2/, /.*0/]);
  await expect(page).toHaveURL(/sort=price/);

  await page.getByText("Saved views").click();
  await page.getByLabel("Name of this view").fill("Cheapest first");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Cheapest first" })).toBeVisible();
  // A view stored earlier in this browser moves to the account and is removed from local storage.
  const old = { path: "/hi/admin/properties", name: "Old one", search: "?status=sold" };
  await page.evaluate((view) => localStorage.setItem("admin-views", JSON.stringify([view])), old);
  await page.goto("/admin/properties");
  await page.getByText("Saved views").click();
  await expect(page.getByRole("link", { name: "Old one" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("admin-views"))).toBeNull();
  await page.getByRole("button", { name: "Forget the view Old one" }).click();
  await expect(page.getByRole("link", { name: "Old one" })).toBeHidden();
  await page.getByRole("link", { name: "Cheapest first" }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.locator("[data-opener]")).toHaveCount(3);

  await page.locator("[data-opener]").first().click();
  await expect(page.getByRole("heading", { name: `${name} 1` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous row" })).toBeDisabled();
  await page.getByRole("button", { name: "Next row" }).click();
  await expect(page.getByRole("heading", { name: `${name} 2` })).toBeVisible();
  const second = page.locator("[data-opener]").nth(1);
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(second).toBeFocused();
});

test("all that match are changed by one request, beyond the page, and carried away", {
  tag: "@whole",
}, async ({ page, request }) => {
  const admin = await signIn(page, request);
  const name = unique("Many");
  const { companyId } = await drafts(
    admin,
    name,
    Array.from({ length: 27 }, (_, at) => `₹${60 + at} L`),
  );
  await page.goto(`/admin/properties?view=table&companyId=${companyId}`);
  await expect(page.locator("[data-opener]")).toHaveCount(24);

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await readFile(await (await waiting).path(), "utf8");
  expect(file.startsWith("\ufeff")).toBe(true);
  expect(file.match(new RegExp(`${name} \\d`, "g"))?.length).toBe(27);

  const calls: string[] = [];
  page.on("request", (each) => {
    if (each.method() !== "GET") calls.push(`${each.method()} ${new URL(each.url()).pathname}`);
  });
  await page.getByRole("checkbox", { name: /all/i }).first().check();
  await page.getByRole("button", { name: "Select all 27 that match" }).click();
  await expect(page.getByText("27 selected")).toBeVisible();
  await page.getByRole("button", { name: "Feature" }).click();
  await expect(toast(page, "27 properties changed")).toBeVisible();
  expect(calls).toEqual(["POST /api/admin/bulk"]);

  // No listing of a company that is not live can go live: each one is named, with the reason.
  await page.getByRole("checkbox", { name: /all/i }).first().check();
  await page.getByRole("button", { name: "Set live" }).click();
  await expect(toast(page, "24 could not be changed")).toBeVisible();
  const failures = page.getByRole("region", { name: "24 could not be changed" });
  await expect(failures.getByRole("listitem")).toHaveCount(24);
  await expect(failures.getByRole("listitem").last()).toContainText("This company is not live");
  await failures.getByRole("button", { name: "Close" }).click();
  await expect(failures).toBeHidden();
});

test("on a Hindi page the server's own words are Hindi", async ({ page, request }) => {
  const admin = await signIn(page, request);
  const { companyId } = await drafts(admin, unique("हिन्दी"), ["₹70 L"]);
  await page.goto(`/hi/admin/properties?view=table&companyId=${companyId}`);

  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "लाइव करें" }).click();

  await expect(page.getByRole("main").getByRole("listitem")).toContainText(
    "यह कंपनी अभी साइट पर नहीं है, इसलिए उसकी लिस्टिंग भी नहीं हो सकतीं",
  );
});

test("the settings try out mails and pictures, and say what came of it", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto("/admin/settings");

  await page.getByLabel("E-mail address for the test").fill("me@example.com");
  await page.getByRole("button", { name: "Send test mail" }).click();
  await expect(page.getByText("There is no mail server: set SMTP_URL")).toBeVisible();
  await page.getByRole("button", { name: "Test the store of pictures" }).click();
  await expect(page.getByText("A file was written, read and removed")).toBeVisible();
});

/** To help somebody, an admin looks at their desk: under a banner, and without changing anything. */

import AxeBuilder from "@axe-core/playwright";
import { signIn } from "./admin.ts";
import { expect, test } from "./support.ts";

test("an admin looks at a seller's desk, can change nothing there, and stops with one click", async ({
  page,
  request,
}) => {
  const admin = await signIn(page, request);
  const [seller] = await admin.call<{ _id: string; name: string }[]>(
    "GET",
    "/admin/users?q=seller@demo.local",
  );
  // Whether it is on is for this test alone to say; it begins as it would on a new site.
  await admin.call("PATCH", "/admin/settings", { viewAs: false });
  await page.goto(`/admin/users?open=${seller?._id}`);
  await page.getByRole("link", { name: "settings", exact: true }).click();
  const tick = page.getByRole("checkbox", { name: "Admins may look at people's desks" });
  await expect(tick).toBeInViewport();
  await tick.check();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("button", { name: "Save settings" })).toBeDisabled();
  await page.goto(`/admin/users?open=${seller?._id}`);

  await page.getByRole("button", { name: "Look at this desk" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const banner = page.getByText(`You are looking at the desk of ${seller?.name}.`);
  await expect(banner).toBeVisible();
  await page.goto("/seller/properties");
  await expect(banner).toBeVisible();
  const cards = page.getByRole("article");
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  await cards.first().getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/seller\/properties$/);
  await expect(cards).toHaveCount(count);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users\\?open=${seller?._id}`));
  await page.goto("/seller/properties");
  await expect(page).toHaveURL(/\/auth/);
});

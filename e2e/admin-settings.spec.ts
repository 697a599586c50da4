import { ADMIN } from "./accounts.ts";
import { signIn as arranging } from "./admin.ts";
import { expectAccessible, openAsAdmin, signIn } from "./admin-page.ts";
import { expect, test } from "./support.ts";

// Settings are shared by all tests: run one after another.
test.describe.configure({ mode: "default" });
test.use({ allowedErrors: /status of 4(?:09|22)/ });

const OFFICER = "Meera of the browser tests";

test("a changed setting is on the site at once, and in the log", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.goto("/admin/settings");
  const group = page.getByRole("region", { name: "Grievance officer" });
  const before = await group.getByLabel("Name").inputValue();
  await group.getByLabel("Name").fill(OFFICER);
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();

  await expect.poll(async () => (await request.get("/grievance")).text()).toContain(OFFICER);
  await expectAccessible(page, "settings");
  await page.goto("/admin/audit?objectType=setting");
  await page.getByRole("button", { name: "Setting changed" }).first().click();
  const panel = page.getByRole("region", { name: "Setting changed" });
  await expect(panel.getByText(OFFICER)).toBeVisible();
  await expect(panel.getByText(before)).toBeVisible();
  await expectAccessible(page, "the log");

  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.getByRole("link", { name: "Open it" }).click();
  await group.getByLabel("Name").fill(before);
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
});

test("who saves over somebody else's change sees it first and loses nothing", async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  const headers = { Authorization: `Bearer ${await signIn(request)}` };
  await page.goto("/admin/settings");
  const officer = page.getByRole("region", { name: "Grievance officer" });
  const email = await officer.getByLabel("E-mail").inputValue();
  const year = page.getByLabel("Founded in");
  const founded = Number(await year.inputValue());
  await year.fill("1200");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.locator("#setting-founded-error")).toBeVisible();
  await year.fill(String(founded));
  await page.getByLabel("Listings of companies").check();
  const other = await request.patch("/api/admin/settings", {
    headers,
    data: { review: { seller: false, company: false } },
  });
  expect(other.status()).toBe(200);

  await page.getByRole("button", { name: "Save settings" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Somebody else has changed" });
  await expect(notice.getByText("review.seller")).toBeVisible();
  await notice.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Listings of sellers")).not.toBeChecked();
  await expect(officer.getByLabel("E-mail")).toHaveValue(email);
  await page.getByLabel("Listings of sellers").check();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
});

test("an admin cannot lock themselves out, and ends a session left open elsewhere", {
  tag: "@whole",
}, async ({ page, request }) => {
  await openAsAdmin(page, request);
  const token = await signIn(request, { "User-Agent": "A cafe's computer" });
  await page.goto("/admin/users");
  await page.getByLabel("Search by name, e-mail or phone").fill("admin@");
  await expect(page).toHaveURL(/q=admin/);
  await page.getByRole("button", { name: /admin@aangan.test/ }).click();
  await page.getByRole("button", { name: "Suspend account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("You cannot take this from yourself")).toBeVisible();
  await expectAccessible(page, "users", [1280]);

  await page.goto("/admin/sessions");
  const left = page.getByRole("listitem").filter({ hasText: "A cafe's computer" });
  await left.getByRole("button", { name: "End session" }).click();
  await expect(left).toHaveCount(0);
  const replay = await request.get("/api/admin/session", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(replay.status()).toBe(401);
});

test("the second factor's secret is drawn here, after the password", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/hi/admin/sessions");
  await page.getByRole("button", { name: "चालू करें" }).click();
  await page.getByLabel("आपका पासवर्ड, एक बार फिर").fill("wrong");
  await page.getByRole("button", { name: "आगे बढ़ें" }).click();
  await expect(page.getByText("यह आपका पासवर्ड नहीं है")).toBeVisible();
  await page.getByLabel("आपका पासवर्ड, एक बार फिर").fill(ADMIN.password);
  await page.getByRole("button", { name: "आगे बढ़ें" }).click();

  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
  await expectAccessible(page, "sessions in Hindi and dark", [360, 1280]);
});

test("an admin looks at a seller's desk, can change nothing there, and stops with one click", {
  tag: "@whole",
}, async ({ page, request }) => {
  const admin = await arranging(page, request);
  const [seller] = await admin.call<{ _id: string; name: string }[]>(
    "GET",
    "/admin/users?q=seller@demo.local",
  );
  // Resets the setting to its default, because this test may have run before.
  await admin.call("PATCH", "/admin/settings", { viewAs: false });
  await page.goto(`/admin/users?open=${seller?._id}`);
  await page.getByRole("link", { name: "settings", exact: true }).click();
  const tick = page.getByRole("checkbox", { name: "Admins may look at people's desks" });
  await expect(tick).toBeInViewport();
  await tick.check();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
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
  await expectAccessible(page, "somebody's desk");

  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users\\?open=${seller?._id}`));
  await page.goto("/seller/properties");
  await expect(page).toHaveURL(/\/auth/);
});

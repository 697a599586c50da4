/** Old, mistyped and made-up links: the page drops the parameters that make no sense. */

import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

/** Query parameters of a list, except free text and ids. */
const CHOICES = [
  "status",
  "type",
  "kind",
  "state",
  "stage",
  "channel",
  "role",
  "outcome",
  "field",
  "objectType",
  "from",
  "to",
  "deleted",
  "suspended",
  "waiting",
  "staffOnly",
  "due",
  "today",
  "sort",
  "cursor",
  "at",
  "view",
];
const ADMIN_LISTS = [
  "companies",
  "properties",
  "requirements",
  "queue",
  "leads",
  "reviews",
  "users",
  "agents",
  "affiliates",
  "newsletter",
  "import",
  "audit",
  "outbox",
  "trash",
];
const RUBBISH = "no-such-thing";

function rubbishIn(names: string[]): string {
  return names.map((name) => `${name}=${RUBBISH}`).join("&");
}

// The browser logs each refusal as an error before the page drops the refused parameter.
test.use({ allowedErrors: /status of (?:404|422)/ });

async function rowsOf(page: Page): Promise<number> {
  const main = page.getByRole("main");
  await expect(main.locator(".skeleton, [role=status] .skeleton")).toHaveCount(0);
  return main.locator("[data-row]").count();
}

test("the admin's lists ignore choices that there are none of", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  for (const section of ADMIN_LISTS) {
    await page.goto(`/admin/${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const rows = await rowsOf(page);

    await page.goto(`/admin/${section}?${rubbishIn(CHOICES)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => rowsOf(page), section).toBe(rows);
    await expect(page.getByText("Failed to fetch data"), section).toHaveCount(0);
  }
});

test("a refused choice leaves the address, and the others stay", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto(`/admin/properties?status=${RUBBISH}&type=House&view=table`);
  await expect(page).toHaveURL(/\/admin\/properties\?type=House&view=table$/);
  await expect(page.getByLabel("Property type")).toHaveValue("House");
  await expect(page.locator("tbody tr").first()).toBeVisible();
});

test("what an address opens and is not there is said to be so, without a way to try in vain", {
  tag: "@whole",
}, async ({ page, request }) => {
  await signIn(page, request);
  for (const path of [
    "users?open",
    "leads?open",
    "outbox?open",
    "affiliates?open",
    "import?import",
  ]) {
    await page.goto(`/admin/${path}=${RUBBISH}`);
    await expect(page.getByRole("alert"), path).toContainText(/no such|not|no longer/);
    await expect(page.getByRole("button", { name: "Try again" }), path).toHaveCount(0);
  }
  for (const path of ["properties?edit", "companies?open", "requirements?open", "queue?open"]) {
    await page.goto(`/admin/${path}=${RUBBISH}`);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByText("Failed to fetch data"), path).toHaveCount(0);
  }
});

const MEMBERS = {
  seller: ["/seller/properties", "/seller/inquiries"],
  company: ["/company/properties", "/company/leads", "/company/analytics"],
  buyer: ["/buyer/saved", "/buyer/inquiries"],
  affiliate: ["/affiliate/links", "/affiliate/earnings", "/affiliate/tools"],
} as const;
const MEMBER_CHOICES = [...CHOICES, "days", "reviews", "limit", "link"];

test("members' lists ignore what makes no sense in their address", async ({ page }) => {
  for (const role of ["seller", "company", "buyer", "affiliate"] as const) {
    await signInDemo(page, role);
    for (const path of MEMBERS[role]) {
      const plain = await page.request.get(path);
      const odd = await page.request.get(`${path}?${rubbishIn(MEMBER_CHOICES)}`);
      expect(odd.status(), path).toBe(200);
      expect(headingsIn(await odd.text()), path).toEqual(headingsIn(await plain.text()));
    }
  }
});

test("public lists begin anew for a place in them that there is none of", async ({ page }) => {
  for (const path of [
    "/companies?cursor",
    "/agents?cursor",
    "/company/nivara-developers?cursor",
    "/company/nivara-developers?reviews",
    "/hi/company/nivara-developers/properties?cursor",
  ]) {
    const answer = await page.request.get(`${path}=${RUBBISH}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.url(), path).not.toContain(RUBBISH);
  }
  // The same within an open page, where only data is fetched.
  await page.goto("/companies");
  await page.evaluate((to) => history.pushState(null, "", to), `/companies?cursor=${RUBBISH}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
});

/** Identifies a list by the headings of its rows. */
function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, words = ""]) =>
    words.replace(/<[^>]*>/g, ""),
  );
}

/** An open table of the console shows new rows without disturbing the admin working in it. */

import type { APIRequestContext } from "@playwright/test";
import { signIn } from "./admin.ts";
import { expect, test } from "./support.ts";

/** The table refreshes every four seconds, and the machine may be busy. */
const SOON = { timeout: 15_000 };

async function sendRequirement(request: APIRequestContext, name: string) {
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  const data = { name, phone: `98${number}`, location: "Baner, Pune" };
  const sent = await request.post("/api/requirements", { data });
  expect(sent.status()).toBe(201);
}

test("a requirement that arrives stands in the open table, and selection, panel and typed words stay", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await sendRequirement(request, "Opened Before");
  await page.goto("/admin/requirements");
  const table = page.getByRole("table", { name: "Customer Requirements" });
  const rows = table.locator("tbody tr");
  await expect(rows).toHaveCount(20);
  // The last row of the page is the first to be pushed off it.
  const last = rows.nth(19);
  const [lastName = ""] = (await last.getByRole("button").first().innerText()).split("\n");
  await last.getByRole("checkbox").check();
  await rows.filter({ hasText: "Opened Before" }).getByRole("button").first().click();
  const note = page.getByRole("textbox", { name: "Notes" });
  await note.fill("Half a sentence");

  const name = `Live ${Date.now()}`;
  await sendRequirement(request, name);

  await expect(rows.filter({ hasText: name })).toBeVisible(SOON);
  await expect(note).toHaveValue("Half a sentence");
  await expect(note).toBeFocused();
  const held = rows.filter({ has: page.getByRole("checkbox", { checked: true }) });
  await expect(held).toHaveCount(1);
  await expect(held).toContainText(lastName);
});

test("a table in a hidden window asks for nothing", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  const looks: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/admin/newest")) looks.push(sent.url());
  });

  await page.goto("/admin/requirements");
  await expect(page.getByRole("heading", { name: "Customer Requirements" })).toBeVisible();
  await page.waitForTimeout(5_000);

  expect(looks).toEqual([]);
});

test("a company that registers comes up in the open queue, is approved there, and is told", {
  tag: "@whole",
}, async ({ page, request }) => {
  const admin = await signIn(page, request);
  await page.goto("/admin/queue?kind=company");
  await expect(page.getByRole("heading", { name: "Review queue" })).toBeVisible();
  const name = `Newcomer ${Date.now()}`;
  const { _id } = await admin.call("POST", "/companies", {
    name,
    email: `${Date.now()}@newcomer.example`,
    description: "We build homes around a courtyard.",
    location: "Baner, Pune",
    contact: "98765 43210",
    status: "pending",
  });

  await page.getByRole("button", { name }).click(SOON);
  await expect(page.getByText("We build homes around a courtyard.")).toBeVisible();
  await page.getByRole("button", { name: /^Approve/ }).click();

  await expect(page.getByText("Company approved").first()).toBeVisible();
  const company = await admin.call<{ status: string }>("GET", `/companies/${_id}`);
  expect(company.status).toBe("live");
  const mails = await admin.call<{ subject: string }[]>("GET", `/admin/outbox?q=newcomer`);
  expect(mails.map(({ subject }) => subject)).toContain(`${name} is live`);
  await admin.call("DELETE", `/companies/${_id}`);
});

/** The moderation queue: an admin decides what is waiting, and the public sees the result. */

import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN } from "./accounts.ts";
import { expect, test } from "./support.ts";

type AdminSession = { token: string; headers: { authorization: string } };

async function signIn(request: APIRequestContext): Promise<AdminSession> {
  const answer = await request.post("/api/admin/login", { data: ADMIN });
  const { token } = (await answer.json()) as { token: string };
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** A listing in review, as one from an owner who needs approval would be. */
async function submitListing(request: APIRequestContext, { headers }: AdminSession, title: string) {
  const homes = await request.get("/api/properties?companyId=nivara-developers&limit=1");
  const [home] = ((await homes.json()) as { data: { companyId: string; images: string[] }[] }).data;
  const made = await request.post("/api/properties", {
    headers,
    data: {
      title,
      companyId: home?.companyId,
      location: "Baner, Pune",
      priceRange: "₹80 L",
      type: "Apartment",
      features: "Lift",
      description: "Sent in to be looked at",
      images: home?.images.slice(0, 1),
      status: "in_review",
    },
  });
  return ((await made.json()) as { data: { _id: string } }).data._id;
}

/** Creates them suspended, so that no other test counts them once they are restored. */
async function deleteAgents(
  request: APIRequestContext,
  { headers }: AdminSession,
  name: string,
  count: number,
) {
  for (let at = 1; at <= count; at += 1) {
    const data = {
      name: `${name} ${at}`,
      title: "Property Consultant",
      location: "Baner, Pune",
      specialization: "First homes",
      experienceYears: 5,
      languages: ["Hindi"],
      status: "suspended",
    };
    const made = await request.post("/api/agents", { headers, data });
    const agent = ((await made.json()) as { data: { _id: string } }).data;
    expect((await request.delete(`/api/agents/${agent._id}`, { headers })).ok()).toBe(true);
  }
}

async function openAdmin(page: Page, { token }: AdminSession, path: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("adminToken", kept), token);
  await page.goto(path);
}

async function barriersIn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("what waits is settled by key, one after another, and the public sees it", {
  tag: "@whole",
}, async ({ page, request }) => {
  const session = await signIn(request);
  const [first, second] = [`Queue flat ${Date.now()}`, `Queue villa ${Date.now()}`];
  const [approved, sentBack] = [
    await submitListing(request, session, first),
    await submitListing(request, session, second),
  ];
  expect((await request.get(`/property/${approved}`)).status()).toBe(404);

  await openAdmin(page, session, `/admin/queue?kind=listing&open=${approved}`);
  await expect(page.getByRole("heading", { name: first })).toBeVisible();
  await expect(page.getByText("Sent in to be looked at")).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press("a");
  await expect(page.getByText("Listing approved")).toBeVisible();

  // The next one opened by itself.
  await expect(page.getByRole("heading", { name: second })).toBeVisible();
  await page.keyboard.press("c");
  const dialog = page.getByRole("alertdialog", { name: "Ask for change" });
  await dialog
    .getByLabel("Reason")
    .selectOption({ label: "The photos do not show this property. Please upload your own." });
  expect(await barriersIn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Ask for change" }).click();
  await expect(page.getByText("Sent back for a change")).toBeVisible();

  expect((await request.get(`/property/${approved}`)).status()).toBe(200);
  expect((await request.get(`/property/${sentBack}`)).status()).toBe(404);
  await page.goto("/admin/outbox");
  const row = page.getByRole("row").filter({ hasText: second });
  await row.getByRole("button").first().click();
  await expect(page.getByText("Please upload your own.")).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
});

test("a report without ground is dismissed, and the listing stays", async ({ page, request }) => {
  const session = await signIn(request);
  const homes = await request.get("/api/properties?limit=1");
  const [home] = ((await homes.json()) as { data: { _id: string }[] }).data;
  const detail = `It is fine after all ${Date.now()}`;
  await request.post(`/api/properties/${home?._id}/reports`, { data: { reason: "other", detail } });

  await openAdmin(page, session, "/admin/queue?kind=report");
  await page.getByRole("button", { name: "Start reviewing" }).click();
  await expect(page.getByText(detail)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss report" }).click();

  await expect(page.getByText("Report dismissed")).toBeVisible();
  await expect(page.getByText("Nothing waits for you")).toBeVisible();
  expect((await request.get(`/property/${home?._id}`)).status()).toBe(200);
});

test("an agent is changed, deleted and brought back; the directory shows each at once", {
  tag: "@whole",
}, async ({ page, request }) => {
  const session = await signIn(request);
  const name = `Asha ${Date.now()}`;
  await openAdmin(page, session, "/admin/agents");
  await page.getByRole("button", { name: "Add New Agent" }).click();
  const form = page.getByRole("dialog", { name: "Add New Agent" });
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form.getByText("Enter the agent's name")).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Title").fill("Property Consultant");
  await form.getByLabel("Location").fill("Baner, Pune");
  await form.getByLabel("Speciality").fill("First homes");
  await form.getByLabel("Years of experience").fill("70");
  await form.getByLabel("Languages").fill("Marathi, Hindi");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Agent created successfully")).toBeVisible();
  const directory = async () => (await request.get(`/agents?q=${encodeURIComponent(name)}`)).text();
  expect(await directory()).toContain("Property Consultant");

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("dialog", { name: "Edit Agent" });
  await edit.getByLabel("Title").fill("Partner of the firm");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Agent updated successfully")).toBeVisible();
  expect(await directory()).toContain("Partner of the firm");

  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Agent deleted successfully")).toBeVisible();
  expect(await directory()).not.toContain("Partner of the firm");
  await page.goto("/admin/trash?kind=agent");
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} is back`)).toBeVisible();
  expect(await directory()).toContain("Partner of the firm");

  // One request restores more than a page of them. No other test restores agents meanwhile.
  test.slow();
  await deleteAgents(request, session, name, 21);
  await page.reload();
  const calls: unknown[] = [];
  page.on("request", (each) => {
    if (each.method() === "POST") calls.push(each.postDataJSON());
  });
  await page.getByRole("checkbox", { name: /all/i }).first().check();
  await page.getByRole("button", { name: "Select all 21 that match" }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("21 are back")).toBeVisible();
  expect(calls).toEqual([
    { act: "restore", matching: { kind: "trash", filter: { kind: "agent" } } },
  ]);
  await expect(page.getByRole("button", { name: /^Restore / })).toHaveCount(0);
});

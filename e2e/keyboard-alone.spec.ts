/** Every role's work from the first page to the last, without a mouse. */

import { photo } from "./admin.ts";
import { keyboardOf, signUp } from "./keyboard.ts";
import { adminHeaders } from "./members.ts";
import { expect, test } from "./support.ts";

const somePhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;

test("a seller signs up, offers a home, and answers who asks for it", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const keys = keyboardOf(page);
  await signUp(page, request, keys, { role: "seller", label: "Property Seller" });
  await page.goto("/sell");
  const words = `Quiet lane, morning sun, number ${somePhone()}`;
  await keys.choose(page.getByLabel("Property type"), "Villa", "villa");
  await keys.type(page.getByLabel("Location"), "Baner, Pune");
  await keys.type(page.getByLabel("Area"), "1450 sq ft carpet");
  await keys.choose(page.getByLabel("Bedrooms"), "3", "3");
  await keys.choose(page.getByLabel("Bathrooms"), "2", "2");
  await keys.type(page.getByLabel("Expected price"), "1.2 crore");
  await keys.type(page.getByLabel("Description"), words);
  // Listen before pressing the key: a file chooser that opens earlier is missed.
  const asked = page.waitForEvent("filechooser");
  await keys.press(page.getByLabel("Add images"));
  await (await asked).setFiles([await photo("front.jpg")]);
  await expect(page.getByRole("button", { name: "Remove image 1" })).toBeVisible();
  await keys.type(page.getByLabel("Phone", { exact: false }).first(), "9876543210");
  await keys.press(page.getByRole("button", { name: "Submit property" }));
  await expect(page.getByText("In review", { exact: true })).toBeVisible();
  const card = page.getByRole("article").first();
  const href = await card.getByRole("link").first().getAttribute("href");
  const id = href?.split("/").at(-1) ?? "";

  const headers = await adminHeaders(request);
  const decision = `/api/admin/queue/listings/${id}/decision`;
  const approved = await request.post(decision, { headers, data: { verdict: "approve" } });
  expect(approved.ok(), await approved.text()).toBe(true);
  const question = { name: "Ravi", phone: somePhone(), message: "May we come on Sunday?" };
  const sent = await request.post(`/api/properties/${id}/inquiries`, { data: question });
  expect(sent.ok(), await sent.text()).toBe(true);

  await page.goto("/dashboard");
  await keys.press(page.getByRole("link", { name: /1 inquir/i }).first());
  await keys.press(page.getByRole("link", { name: "Ravi", exact: true }));
  await expect(page.getByText("May we come on Sunday?")).toBeVisible();
  await keys.pick(page.getByLabel("Visit", { exact: true }));
  await keys.press(page.getByRole("button", { name: "Save changes" }));
  await expect(page.getByText("Stage: Visit")).toBeVisible();
  await keys.press(page.getByRole("button", { name: "Undo: back to New" }));
  await expect(page.getByText("Stage: New")).toBeVisible();
});

test("an affiliate signs up, makes a link, and is paid for the lead it brings", {
  tag: "@whole",
}, async ({ page, browser, request }) => {
  const keys = keyboardOf(page);
  const who = await signUp(page, request, keys, { role: "affiliate", label: "Affiliate Partner" });
  await keys.press(
    page
      .getByRole("main")
      .getByRole("link", { name: /Your links/ })
      .first(),
  );
  await keys.type(page.getByLabel("Page of this site"), "/rent");
  await keys.press(page.getByRole("button", { name: "Make a link" }));
  await expect(page.getByText("Your link is ready")).toBeVisible();
  const address = (await page.getByText(/\/r\/[0-9a-z]{8}$/).textContent()) ?? "";

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visit = await visitor.newPage();
  await visit.goto(new URL(address).pathname);
  await expect(visit).toHaveURL(/\/rent$/);
  const sent = await visitor.request.post("/api/requirements", {
    data: { name: "Ravi", phone: somePhone() },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await visitor.close();

  const headers = await adminHeaders(request);
  const list = `/api/admin/affiliate-leads?q=${encodeURIComponent(who.email)}`;
  const [lead] = (await (await request.get(list, { headers })).json()).data;
  const verdict = { verdict: "payable", reason: "Spoke to them" };
  const decision = `/api/admin/affiliate-leads/${lead._id}/decision`;
  const decided = await request.post(decision, { headers, data: verdict });
  expect(decided.ok(), await decided.text()).toBe(true);
  const payout = await request.post(`/api/admin/affiliates/${lead.userId}/payouts`, {
    headers,
    data: { rupees: 200, reason: "UPI, reference 77" },
  });
  expect(payout.ok(), await payout.text()).toBe(true);

  await page.reload();
  await expect(page.getByRole("article")).toContainText("1 lead");
  await keys.press(page.getByRole("link", { name: "Earnings", exact: true }));
  await expect(page.getByText("UPI, reference 77")).toBeVisible();
});

test("a buyer signs up, saves a home, asks about it, and finds both again", {
  tag: "@whole",
}, async ({ page, request }) => {
  const keys = keyboardOf(page);
  await signUp(page, request, keys, { role: "buyer", label: "Property Buyer" });
  await page.goto("/buy?city=pune");
  const card = page.getByRole("main").getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await keys.press(card.getByRole("button", { name: /^Save / }));
  await keys.press(card.getByRole("heading").getByRole("link"));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await keys.type(page.getByLabel("Mobile number"), "9876500001");
  await keys.type(page.getByLabel("What would you like to know?"), "Is it free in May?");
  await keys.press(page.getByRole("button", { name: "Send question" }));
  await expect(page.getByRole("heading", { name: "Your question is on its way" })).toBeVisible();

  await page.goto("/dashboard");
  await keys.press(page.getByRole("main").getByRole("link", { name: /Saved/ }).first());
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
  await keys.press(page.getByRole("link", { name: "Inquiries", exact: true }));
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
});

test("a company signs up, begins its desk and a listing, and answers a lead", {
  tag: "@whole",
}, async ({ page, request }) => {
  const keys = keyboardOf(page);
  const who = await signUp(page, request, keys, { role: "company", label: "Real Estate Company" });
  await page.goto("/company/dashboard");
  const name = `${who.name} Homes`;
  await keys.type(page.getByLabel("Company name"), name);
  await keys.type(page.getByLabel("Where it is"), "Baner, Pune");
  await keys.type(page.getByLabel("Phone for visitors"), "9876543210");
  await keys.type(page.getByLabel("What the company does"), "Homes around courtyards");
  await keys.press(page.getByRole("button", { name: "Create company" }));
  await keys.press(page.getByRole("link", { name: /Add Property/i }).first());
  await keys.type(page.getByLabel("Title"), "Rooms around a courtyard");
  await keys.press(page.getByRole("button", { name: "Save draft" }));
  await expect(page.getByLabel("Title")).toHaveValue("Rooms around a courtyard");

  const headers = await adminHeaders(request);
  const found = await request.get(`/api/admin/companies?q=${encodeURIComponent(name)}`, {
    headers,
  });
  const [{ _id: id }] = (await found.json()).data;
  const shown = await request.put(`/api/companies/${id}`, { headers, data: { status: "live" } });
  expect(shown.ok(), await shown.text()).toBe(true);
  const question = { name: "Ravi", phone: somePhone(), message: "Do you build in Wakad?" };
  const asked = await request.post(`/api/companies/${id}/inquiries`, { data: question });
  expect(asked.ok(), await asked.text()).toBe(true);

  await page.goto("/company/leads");
  await expect(page).toHaveTitle(/^\(1\) /);
  await keys.press(page.getByRole("link", { name: "Ravi", exact: true }));
  await keys.pick(page.getByLabel("Contacted", { exact: true }));
  await keys.press(page.getByRole("button", { name: "Save changes" }));
  await expect(page.getByText("Stage: Contacted")).toBeVisible();
  await keys.press(page.getByRole("link", { name: "All leads" }));
  await expect(page.getByText("No unread leads.")).toBeVisible();
});

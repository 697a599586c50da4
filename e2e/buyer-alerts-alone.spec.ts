/** Where a buyer and the admins meet: a home goes live and sends an alert, a review is published. */

import { expectNoViolations } from "./accessibility.ts";
import { withoutPictures } from "./device.ts";
import { adminHeaders, aMember, messageTo, signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

test.beforeEach(({ page }) => withoutPictures(page));

test("who saved a search hears of a home that goes live, and stops it with one click", {
  tag: "@whole",
}, async ({ page, request, browser, baseURL }) => {
  const who = await aMember(page, request, "buyer");
  await page.request.put("/api/saved/searches", { data: { path: "/buy?city=pune&beds=3" } });
  await page.goto("/buyer/saved");
  await page.getByLabel("Mails about Homes for sale in Pune, 3 BHK").selectOption("instant");
  await expect(
    page.locator("[data-sonner-toast]").filter({ hasText: "Your choice is saved" }),
  ).toBeVisible();

  const headers = await adminHeaders(request);
  const homes = await request.get("/api/properties?companyId=nivara-developers&limit=1");
  const [{ companyId, images }] = (await homes.json()).data;
  const title = `Sunny rooms ${Date.now()}`;
  const made = await request.post("/api/properties", {
    headers,
    data: {
      title,
      companyId,
      location: "Baner, Pune",
      priceRange: "₹80 L",
      type: "Apartment",
      features: "3 BHK, Lift",
      beds: 3,
      description: "Morning sun",
      images: images.slice(0, 1),
      status: "live",
    },
  });
  expect(made.ok(), await made.text()).toBe(true);

  const body = await messageTo(request, who.email, /^1 new home/);
  expect(body).toContain(title);
  const link = new URL(/\S+\/alerts\/unsubscribe\S+/.exec(body)?.[0] ?? "");
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(link.pathname + link.search);
  await expect(elsewhere.getByRole("heading", { name: "These mails are stopped" })).toBeVisible();
  await expectNoViolations(elsewhere, [360]);
  await stranger.close();
  const byMailProgram = await request.post(link.pathname + link.search, {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(byMailProgram.ok()).toBe(true);
  await page.reload();
  await expect(page.getByLabel("Mails about Homes for sale in Pune, 3 BHK")).toHaveValue("off");
});

test("who asked a company reviews it; published, it is the company's rating", {
  tag: "@whole",
}, async ({ page, request }) => {
  await signInDemo(page, "buyer");
  await page.goto("/buyer/inquiries");
  await page
    .getByRole("link", { name: /^Write a review: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Review / })).toBeVisible();
  await expectNoViolations(page, [360, 1280]);
  const text = `They kept their word ${Date.now()}`;
  await page.getByRole("radio", { name: "1 star" }).check();
  await page.getByLabel(/What was it like/).fill(text);
  await page.getByRole("button", { name: /Send review|Replace my review/ }).click();
  await expect(page.getByText("Thank you. We read your review before it is shown.")).toBeVisible();

  const headers = await adminHeaders(request);
  const list = await request.get(`/api/admin/reviews?q=${encodeURIComponent(text)}`, { headers });
  const [{ _id, companyId }] = (await list.json()).data;
  const ratingOf = async () =>
    (await (await request.get(`/api/companies/${companyId}`)).json()).data.rating;
  const before = await ratingOf();
  const published = await request.post(`/api/admin/reviews/${_id}/decision`, {
    headers,
    data: { verdict: "approve" },
  });
  expect(published.ok(), await published.text()).toBe(true);
  const after = await ratingOf();
  expect(after).toBeLessThan(before);
  await page.goto(`/company/${companyId}`);
  await expect(page.getByRole("main").getByText(after.toFixed(1)).first()).toBeVisible();
  const reviews = page.getByRole("region", { name: /reviews?$/ });
  await expect(reviews.getByText(text)).toBeVisible();
  await expect(reviews.getByText("Asha V.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Asha Verma");
  await expectNoViolations(page, [360]);
  await page.goto(`/company/${companyId}/review`);
  await expect(page.getByText(/Your review is published/)).toBeVisible();
});

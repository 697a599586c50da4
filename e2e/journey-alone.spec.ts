/** The whole purpose of the site: a buyer looks for a home, a company has it, and they find each other. */

import { photo } from "./admin.ts";
import { aMember, linkMailedTo, messageTo, signInDemo } from "./members.ts";
import { expect, test } from "./support.ts";

test("a buyer's search meets a company's home, and the two agree on a visit", {
  tag: "@whole",
}, async ({ page, browser, request }) => {
  const buyer = await aMember(page, request, "buyer");
  await page.request.put("/api/saved/searches", { data: { path: "/buy?city=pune&beds=4" } });
  await page.goto("/buyer/saved");
  await page.getByLabel("Mails about Homes for sale in Pune, 4 BHK").selectOption("instant");
  await expect(page.getByText("Your choice is saved")).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInDemo(desk, "company");
  const own = await (await desk.request.get("/api/own/properties?limit=1")).json();
  const [{ companyId }] = own.data;
  const uploaded = await desk.request.post("/api/upload", {
    multipart: { bucket: "property-images", file: await photo("courtyard.jpg") },
  });
  const { url } = (await uploaded.json()).data;
  const title = `Rooms around a courtyard ${Date.now()}`;
  const published = await desk.request.post("/api/properties", {
    data: {
      title,
      companyId,
      location: "Baner, Pune",
      priceRange: "₹1.8 Cr",
      type: "Apartment",
      features: "4 BHK, Lift",
      beds: 4,
      description: "Morning sun, a neem tree, and the school next door",
      images: [url],
    },
  });
  expect(published.ok(), await published.text()).toBe(true);
  await desk.goto("/company/leads?stage=new");

  const home = await linkMailedTo(request, buyer.email, /^1 new home/);
  expect(await messageTo(request, buyer.email, /^1 new home/)).toContain(title);
  await page.goto(home.pathname + home.search);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByLabel("Mobile number").fill("98765 00001");
  await page.getByLabel("What would you like to know?").fill("May we come on Sunday?");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { name: "Your question is on its way" })).toBeVisible();

  await desk.getByRole("link", { name: buyer.name, exact: true }).click();
  await desk.getByLabel("Visit", { exact: true }).check();
  await desk.getByRole("button", { name: "Save changes" }).click();
  await expect(desk.getByText("Stage: Visit")).toBeVisible();
  await desk.context().close();

  await page.goto("/buyer/inquiries");
  const inquiry = page.getByRole("article").filter({ hasText: title });
  await expect(inquiry).toContainText(/visit/i);
});

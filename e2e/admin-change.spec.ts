/** A seller edits a live listing: the public version stays as it was until an admin approves the change. */

import { photo } from "./admin.ts";
import { adminHeaders, aMember } from "./members.ts";
import { expect, test } from "./support.ts";

test("a change waits beside the listing, and replaces it once it is approved", {
  tag: "@whole",
}, async ({ page, request, browser }) => {
  await aMember(page, request, "seller");
  const headers = await adminHeaders(request);
  const uploaded = await page.request.post("/api/upload", {
    multipart: { bucket: "property-images", file: await photo("front.jpg") },
  });
  const { url } = (await uploaded.json()).data;
  const title = `Change flat ${Date.now().toString(36)}`;
  const made = await page.request.post("/api/properties", {
    data: {
      title,
      location: "Baner, Pune",
      priceRange: "₹80 L",
      type: "Apartment",
      features: "Lift",
      description: "Quiet and bright",
      images: [url],
    },
  });
  const { _id: id } = (await made.json()).data;
  const approved = await request.post(`/api/admin/queue/listings/${id}/decision`, {
    headers,
    data: { verdict: "approve" },
  });
  expect(approved.ok()).toBe(true);

  await page.goto(`/seller/properties/${id}`);
  await page.getByLabel("Title").fill(`${title} with a view`);
  await page.getByRole("button", { name: "Save the change" }).click();

  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Live", { exact: true })).toBeVisible();
  await expect(card.getByText("Change in review")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/property/${id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);

  const desk = await (await browser.newContext()).newPage();
  const token = headers.Authorization.slice("Bearer ".length);
  await desk.addInitScript((kept) => localStorage.setItem("adminToken", kept), token);
  await desk.goto("/admin");
  await desk.getByRole("link", { name: /change[s]? to look at/ }).click();
  await desk.goto(`/admin/queue?kind=edit&open=${id}`);
  await expect(desk.getByText("with a view").first()).toBeVisible();
  await desk.keyboard.press("a");
  await expect(desk.getByText("Listing approved")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`${title} with a view`);
  await page.reload();
  await expect(page.getByText("Change in review")).toBeHidden();
});

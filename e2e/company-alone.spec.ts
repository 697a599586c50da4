import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { photo } from "./admin.ts";
import { adminHeaders, aMember, linkMailedTo } from "./members.ts";
import { expect, test } from "./support.ts";

/** A new company with an account, visible to visitors, with one listing. */
async function aCompanyDashboard(page: Page, request: APIRequestContext) {
  const who = await aMember(page, request, "company");
  const company = {
    name: `Nivara ${who.name}`,
    location: "Baner, Pune",
    contact: "9876543210",
    email: who.email,
    description: "Homes around courtyards",
  };
  const begun = await page.request.post("/api/company", { data: company });
  const companyId = (await begun.json()).data._id as string;
  const headers = await adminHeaders(request);
  await request.put(`/api/companies/${companyId}`, { headers, data: { status: "live" } });
  const [drawn] = (await (await request.get("/api/properties?limit=1")).json()).data;
  const listing = {
    companyId,
    title: `Two rooms of ${who.name}`,
    location: "Baner, Pune",
    priceRange: "80 L",
    type: "Apartment",
    features: "Lift",
    description: "Sunny",
    images: drawn.images.slice(0, 1),
  };
  const made = await request.post("/api/properties", { headers, data: listing });
  return { who, companyId, propertyId: (await made.json()).data._id as string, listing };
}

test("a question on a home's page appears in the company's inbox, is worked on and exported", async ({
  page,
  request,
  browser,
}) => {
  const { propertyId, listing } = await aCompanyDashboard(page, request);
  await page.goto("/company/leads");
  await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
  await expectNoViolations(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/property/${propertyId}`);
  await visitor.getByLabel("Your name").fill("Ravi Kumar");
  await visitor.getByLabel("Mobile number").fill("98765 43210");
  await visitor.getByLabel("What would you like to know?").fill("Is there a lift?");
  await visitor.getByRole("button", { name: "Send question" }).click();
  await expect(visitor.getByRole("heading", { name: "Your question is on its way" })).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.context().close();

  await expect(page.getByRole("link", { name: "Ravi Kumar", exact: true })).toBeVisible();
  await expect(page.getByText("Is there a lift?")).toBeVisible();
  await expectNoViolations(page, [360]);
  await page.getByRole("link", { name: "Ravi Kumar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeVisible();
  await page.getByLabel("Visit", { exact: true }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Stage: Visit")).toBeVisible();
  await page.getByLabel("Note").fill("Comes on Sunday");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Comes on Sunday" })).toBeVisible();
  await expectNoViolations(page, [360]);

  await page.getByRole("link", { name: "All leads" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV for Excel" }).click();
  const stream = await (await download).createReadStream();
  const csv = Buffer.concat(await stream.toArray()).toString();
  expect(csv).toContain(`visit,,Ravi Kumar,919876543210,,Is there a lift?,form,direct`);
  expect(csv).toContain(listing.title);
});

test("the first visit makes the company, which then tells of itself", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const owner = await aMember(page, request, "company");
  await page.goto("/company/leads");
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.getByLabel("Company name").fill(`Courtyards ${owner.name}`);
  await page.getByLabel("Where it is").fill("Baner, Pune");
  await page.getByLabel("Phone for visitors").fill("98765 43210");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Create company" }).click();
  await expect(page.getByRole("heading", { name: "Company Dashboard" })).toBeVisible();
  await expect(page.getByText("Waiting for verification.")).toBeVisible();
  await expectNoViolations(page, [360]);

  const desk = page.getByRole("navigation", { name: "Company desk" });
  await desk.getByRole("link", { name: "Profile" }).click();
  await page.getByLabel("Logo, an image of at most 5 MB").setInputFiles(await photo("logo.jpg"));
  await page.getByRole("button", { name: "Upload logo" }).click();
  await expect(page.getByRole("img", { name: "Logo" })).toBeAttached();
  await page.getByLabel("What the company does").fill("Homes around courtyards");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Done.")).toBeVisible();
  await expect(page.getByLabel("What the company does")).toHaveValue("Homes around courtyards");
});

test("a team grows by mail", { tag: "@whole" }, async ({ page, request, browser }) => {
  const { who } = await aCompanyDashboard(page, request);
  const other = await (await browser.newContext()).newPage();
  const colleague = await aMember(other, request, "buyer");
  await page.goto("/company/profile");
  await page.getByLabel("E-mail of whom you invite").fill(colleague.email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText(/Invited as Agent, until/)).toBeVisible();
  await expectNoViolations(page, [360]);

  const link = await linkMailedTo(request, colleague.email, /Join/);
  await other.goto(link.pathname + link.search);
  await expectNoViolations(other);
  await other.getByRole("button", { name: "Join now" }).click();
  await expect(other.getByRole("heading", { name: "Company Dashboard" })).toBeVisible();
  await expect(other.getByText(`Nivara ${who.name}`)).toBeVisible();

  // An agent can read the profile and sees a note on who may change it.
  await other.goto("/company/profile");
  await expect(other.getByText("Only an owner or a manager can change the profile.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Save profile" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Upload logo" })).toHaveCount(0);
  await expectNoViolations(other, [360]);
  await other.context().close();
});

test("a look at a home is counted, and shown as charts and a table", { tag: "@whole" }, async ({
  page,
  request,
  browser,
}) => {
  const { propertyId, listing } = await aCompanyDashboard(page, request);
  const visitor = await (await browser.newContext()).newPage();
  const counted = visitor.waitForResponse("**/api/visits");
  await visitor.goto(`/property/${propertyId}`);
  expect((await counted).status()).toBe(202);
  await visitor.context().close();

  await expect(async () => {
    await page.goto("/hi/company/analytics?days=7");
    await expect(page.getByRole("link", { name: listing.title })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "आँकड़े" })).toBeVisible();
  await page.getByText("यही तालिका में").click();
  await expect(page.getByRole("table", { name: /दिन के हिसाब से/ })).toBeVisible();
  await expectNoViolations(page, [360]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 422/ });

  test("a lister confirms that a home is still available, and visitors read it", {
    tag: "@whole",
  }, async ({ page, request }) => {
    const { propertyId, listing } = await aCompanyDashboard(page, request);
    await page.goto(`/property/${propertyId}`);
    await expect(page.getByText("Confirmed available")).toHaveCount(0);
    await page.goto("/company/properties");
    await page.getByRole("button", { name: `Still available: confirm ${listing.title}` }).click();
    await expect(page.getByText("Visitors now read that it was confirmed today.")).toBeVisible();
    await page.goto(`/property/${propertyId}`);
    await expect(page.getByText("Confirmed available")).toBeVisible();
    await page.goto(`/company/properties/${propertyId}`);
    await expect(page.getByText(/^Confirmed available/)).toBeVisible();
    // An edit that needs no review is live once saved, and is not shown as in review.
    await page.getByRole("button", { name: "Save the change" }).click();
    await expect(page.getByText("Saved. Visitors see it now.")).toBeVisible();
  });

  test("a question is mended and sent, and the lead worked on", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const { propertyId } = await aCompanyDashboard(page, request);
    await page.goto(`/hi/property/${propertyId}`);
    await page.getByLabel("आपका नाम").fill("रवि");
    await page.getByLabel("मोबाइल नंबर").fill("12345");
    await page.getByRole("button", { name: "सवाल भेजें" }).click();
    await expect(page.getByText("10 अंकों का मोबाइल नंबर लिखें")).toBeVisible();
    await expect(page.getByLabel("आपका नाम")).toHaveValue("रवि");
    await page.getByLabel("मोबाइल नंबर").fill("98765 43210");
    await page.getByRole("button", { name: "सवाल भेजें" }).click();
    await expect(page.getByRole("heading", { name: "आपका सवाल भेज दिया गया है" })).toBeVisible();

    await page.goto("/hi/company/leads?stage=new");
    await page.getByRole("link", { name: "रवि", exact: true }).click();
    await page.getByLabel("हाथ से गई", { exact: true }).check();
    await page.getByRole("button", { name: "बदलाव सेव करें" }).click();
    await expect(page.getByText("बताएँ कि क्यों हाथ से गई")).toBeVisible();
    await page.getByLabel("हाथ से गई", { exact: true }).check();
    await page.getByLabel("अगर हाथ से गई, तो क्यों?").selectOption("too-expensive");
    await page.getByRole("button", { name: "बदलाव सेव करें" }).click();
    await expect(page.getByText("चरण: हाथ से गई (बहुत महँगा)")).toBeVisible();
  });
});

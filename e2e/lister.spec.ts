/** Who lists a home, whom its contact buttons reach, and what a badge means. */

import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { expect, test } from "./support.ts";

type Listing = {
  _id: string;
  title: string;
  postedBy: string;
  companyId: string | null;
  companyName: string | null;
  whatsappNumber: string | null;
  contactPhone: string | null;
  contactWhatsapp: string | null;
};

async function findListing(
  request: APIRequestContext,
  query: string,
  isWanted: (listing: Listing) => boolean = () => true,
): Promise<Listing> {
  const { data } = await (await request.get(`/api/properties?limit=100&${query}`)).json();
  const found = (data as Listing[]).find(isWanted);
  if (!found) throw new Error(`The demo has no listing for ${query}`);
  return found;
}

const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "");
const listedBy = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Listed By" }) });
const badge = (page: Page) => page.getByRole("button", { name: /^Verified: what was checked/ });
const EVIDENCE = /Our staff saw its papers on \d{1,2} \w+ \d{4}\./;

for (const path of ["/", "/companies", "/company/nivara-developers", "/buy?city=pune"]) {
  test(`a badge on ${path} is opened by a touch, and says when`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await page.goto(path);
    const first = badge(page).first();
    await first.scrollIntoViewIfNeeded();
    await first.tap();
    const evidence = page.locator("[popover]:popover-open");
    await expect(evidence).toContainText(EVIDENCE);
    await expect(evidence).toContainText("RERA number");
    await evidence.getByRole("button", { name: "Close" }).tap();
    await expect(evidence).toHaveCount(0);
    await context.close();
  });
}

test("a badge is opened by a key, closed by Escape, and bars nobody", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/hi/company/nivara-developers");
  await page
    .getByRole("button", { name: /^सत्यापित:/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  const evidence = page.locator("[popover]:popover-open");
  await expect(evidence).toContainText("कागज़ात देखे");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(evidence).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a badge opens all the same", async ({ page }) => {
    await page.goto("/companies");
    await badge(page).first().click();
    await expect(page.locator("[popover]:popover-open")).toContainText(EVIDENCE);
  });
});

test("a company's listing without a number of its own reaches the company", async ({
  page,
  request,
}) => {
  const listing = await findListing(
    request,
    "postedBy=company",
    ({ whatsappNumber, companyId }) => whatsappNumber === null && companyId !== null,
  );
  const { data: company } = await (await request.get(`/api/companies/${listing.companyId}`)).json();
  await page.goto(`/property/${listing._id}`);

  const chat = page.getByRole("link", { name: "WhatsApp Inquiry" }).first();
  await expect(chat).toHaveAttribute(
    "href",
    new RegExp(`wa\\.me/${digits(company.whatsappNumber ?? company.contact)}\\?`),
  );
  const call = page.getByRole("link", { name: "Call Now" }).first();
  await expect(call).toHaveAttribute("href", `tel:${company.contact}`);
  await expect(page.getByText("Aangan team")).toHaveCount(0);
  await expect(listedBy(page)).toContainText(`Rating ${company.rating.toFixed(1)}`);
});

test("where only the site answers, page and card say so, in both languages", {
  tag: "@whole",
}, async ({ page, request }) => {
  const { _id, title } = await findListing(
    request,
    "postedBy=owner",
    ({ contactWhatsapp }) => contactWhatsapp === null,
  );
  await page.goto(`/property/${_id}`);
  await expect(
    page.getByRole("link", { name: "WhatsApp Inquiry Aangan team" }).first(),
  ).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const card = page.getByRole("link", { name: `WhatsApp the Aangan team about ${title}` }).first();
  await expect(card).toHaveText("Aangan");
  await page.goto(`/hi/search?q=${encodeURIComponent(title)}`);
  await expect(
    page.getByRole("link", { name: `${title} के बारे में Aangan की टीम को WhatsApp करें` }).first(),
  ).toHaveText("Aangan");
});

test("an agent's listing names the agent, on its page and in a comparison; an owner's says Owner", async ({
  page,
  request,
}) => {
  const agents = await findListing(request, "postedBy=agent");
  const owners = await findListing(request, "postedBy=owner");
  await page.goto(`/property/${agents._id}`);
  const lister = listedBy(page);
  await expect(lister).toContainText("Agent");
  await lister.getByRole("link", { name: "View Profile" }).click();
  await expect(page).toHaveURL(/\/agents\//);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText(agents.title);
  const name = await heading.textContent();

  await page.goto(`/property/${owners._id}`);
  await expect(listedBy(page)).toContainText("Owner");

  await page.goto(`/compare?ids=${agents._id},${owners._id}`);
  const row = page.getByRole("row", { name: /^Listed By/ });
  await expect(row).toContainText(`${name} (Agent)`);
  await expect(row).toContainText("Owner");
});

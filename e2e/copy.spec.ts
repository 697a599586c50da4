/** Every string that the specification prints for these pages, where it puts them. */

import { COMPANY, newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

const FRAME = [
  "Global Real Estate Solutions",
  "Worldwide Coverage",
  "List Property",
  "Quick Links",
  "Services",
  "Newsletter",
  "Admin Login",
];

const WORDS: Record<string, string[]> = {
  "/": [
    "Buy",
    "Sell",
    "Budget Range",
    "Detailed Requirements",
    "View Properties",
    "500+",
    "50+",
    "10K+",
    "4.8",
    "2025",
    "Services",
  ],
  "/companies": [
    "Verified Real Estate Companies",
    "All Cities",
    "Mumbai",
    "Delhi",
    "Bangalore",
    "Pune",
    "Hyderabad",
    "companies found",
    "Verified",
    "Trusted real estate company providing quality properties.",
    "WhatsApp Available",
    "Properties",
    "Contact",
    "4.5",
  ],
  [COMPANY]: ["Home", "Companies", "Share", "WhatsApp", "Contact", "View Details", "Properties"],
  [`${COMPANY}/properties`]: ["Properties by Nivara Developers", "View Details", "WhatsApp"],
};

for (const [path, words] of Object.entries(WORDS)) {
  test(`${path} says what the specification says`, async ({ page }) => {
    await page.goto(path);
    const text = await page.locator("body").textContent();
    for (const word of [...FRAME, ...words]) expect(text, path).toContain(word);
  });
}

test("the property page says what the specification says", async ({ page, request }) => {
  await page.goto(`/property/${await newestListingId(request)}`);
  const text = await page.locator("body").textContent();
  for (const word of [
    "Price Range",
    "Description",
    "Key Features",
    "WhatsApp Inquiry",
    "Call Now",
    "Back",
    "Property ID",
    "Contact number",
  ]) {
    expect(text).toContain(word);
  }
});

test("a listing of a company says who listed it", { tag: "@whole" }, async ({ page, request }) => {
  const { data } = await (
    await request.get("/api/properties?companyId=nivara-developers&limit=1")
  ).json();
  await page.goto(`/property/${data[0]._id}`);

  await expect(page.getByRole("heading", { name: "Listed By" })).toBeVisible();
  await expect(page.getByText("Nivara Developers").first()).toBeVisible();
});

test("toasts appear at the bottom right, three at most, and Alt+T reaches them", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/");
  for (let times = 0; times < 4; times += 1) {
    await page.getByRole("button", { name: "Send on WhatsApp" }).click();
  }
  const toaster = page.locator("[data-sonner-toaster]");
  await expect(toaster).toHaveAttribute("data-x-position", "right");
  await expect(toaster).toHaveAttribute("data-y-position", "bottom");
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  await page.keyboard.press("Alt+t");
  await expect(toaster).toBeFocused();
});

import { COMPANY, newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

test("each page tells engines and friends what it is, with a picture WhatsApp shows", {
  tag: "@whole",
}, async ({ page, request }) => {
  const pages = ["/", "/companies", COMPANY, `/property/${await newestListingId(request)}`];
  for (const path of pages) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    expect((await page.title()).length, path).toBeGreaterThan(5);
    expect((await content("meta[name=description]"))?.length, path).toBeGreaterThan(20);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    await expect(page.locator("link[rel=alternate][hreflang='hi-IN']")).toHaveCount(1);
    await expect(page.locator("link[rel=alternate][hreflang='en-IN']")).toHaveCount(1);
    const picture = await request.get(
      new URL((await content("meta[property='og:image']")) ?? "").pathname,
    );
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect((await picture.body()).length).toBeLessThan(280 * 1024);
  }
});

test("the structured data says what each page is about", async ({ page, request }) => {
  const typesOn = async (path: string) => {
    await page.goto(path);
    const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
    return blocks.map((block) => JSON.parse(block)["@type"]);
  };

  expect(await typesOn("/")).toContain("Organization");
  expect(await typesOn(COMPANY)).toEqual(["RealEstateAgent", "BreadcrumbList"]);
  expect(await typesOn(`/property/${await newestListingId(request)}`)).toEqual([
    "RealEstateListing",
    "BreadcrumbList",
  ]);
});

test("a company's page can be shared by its link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(COMPANY);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  // On a first page view the button may be visible before its script has loaded.
  await expect(async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied").first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(COMPANY);
});

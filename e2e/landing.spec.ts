import type { APIRequestContext } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { expect, test } from "./support.ts";

async function addresses(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await (await request.get(file)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
}

const isHidden = (html: string) => /<meta name="robots" content="noindex/.test(html);

const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "http://none/").pathname;

// Generating two dozen pictures for the first time would slow these tests down.
test.beforeEach(({ context }) =>
  context.route("**/images/**", (route) => route.fulfill({ contentType: "image/webp", body: "" })),
);

test("from a place's page to a home in it", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/buy/pune");
  await expect(page).toHaveTitle("Homes for sale in Pune · Aangan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes for sale in Pune");
  await page.getByRole("link", { name: /^Apartments \d+ properties$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apartments for sale in Pune");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(
    "Home/Buy/Pune/Apartments",
  );
  await page.locator("main article h3 a").first().click();

  await expect(page).toHaveURL(/\/property\/[0-9a-z]{12}$/);
  await expect(page.locator("main")).toContainText("Pune");
});

test("its numbers are those of the API, and its results list as many", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  const query = "purpose=rent&category=residential&city=mumbai&subtype=apartment";
  const { total, data } = await (await request.get(`/api/properties?${query}&limit=100`)).json();
  const rents = data
    .map(({ priceMin }: { priceMin: number | null }) => priceMin)
    .filter((rent: number | null) => rent !== null)
    .toSorted((a: number, b: number) => a - b);
  const median = rents[Math.ceil(rents.length / 2) - 1];

  await page.goto("/rent/mumbai/apartment");

  const main = page.locator("main");
  await expect(main).toContainText(`${total} listings are live today`);
  await expect(main).toContainText(`of ${rents.length} listings`);
  await expect(main).toContainText(`₹${median.toLocaleString("en-IN")}`);
  await expect(page.locator("main article")).toHaveCount(Math.min(total, 24));
  await page
    .getByRole("link", { name: `See all ${total} and filter` })
    .first()
    .click();
  await expect(page).toHaveURL(/^[^?]*\/rent\?.*subtype=apartment/);
  await expect(page.locator("#results-count")).toContainText(String(total));
});

test("it tells search engines what it lists and where it stands", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/hi/buy/pune/baner");
  const data = (await page.locator("script[type='application/ld+json']").allInnerTexts()).map(
    (text) => JSON.parse(text),
  );
  const [crumbs, list] = data;
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "होम",
    "खरीदें",
    "पुणे",
    "बानेर",
  ]);
  expect(list).toMatchObject({ "@type": "ItemList" });
  expect(list.itemListElement[0].url).toMatch(/\/hi\/property\/[0-9a-z]{12}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("बानेर, पुणे में बिक्री के लिए घर");
  const own = page.locator("link[rel='canonical']");
  await expect(own).toHaveAttribute("href", /\/hi\/buy\/pune\/baner$/);
});

test.describe("addresses", () => {
  test.use({ allowedErrors: /status of 404/ });

  test("that name nothing are not found; other spellings lead to the one address", {
    tag: "@whole",
  }, async ({ page, request }) => {
    for (const path of [
      "/buy/atlantis",
      "/buy/pune/office",
      "/rent/pune/no-such-place",
      "/buy/%00",
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    await page.goto("/buy/atlantis");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    const moved = await request.get("/hi/buy/Bengaluru/villa", { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toBe("/hi/buy/bangalore/villa");
  });
});

test("the site map holds pages that answer, are indexed and are their own address", {
  tag: "@whole",
}, async ({ request }) => {
  test.setTimeout(180_000);
  const parts = await addresses(request, "/sitemap.xml");
  expect(parts).toHaveLength(5);
  for (const part of parts) {
    const paths = await addresses(request, part);
    expect(paths.length, part).toBeGreaterThan(0);
    // Listings, and places of one section, are all alike: a sample is enough.
    const step = { "/sitemap-properties.xml": 61, "/sitemap-places.xml": 5 }[part] ?? 3;
    for (const path of paths.filter((_, at) => at % step === 0)) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(isHidden(html), path).toBe(false);
      expect(canonicalOf(html)).toBe(path);
    }
  }
});

test("a place's page is in the site map if and only if it is indexed", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const inMap = new Set(await addresses(request, "/sitemap-places.xml"));
  // These pages link to every kind, locality and city that has any listing.
  const found = new Set<string>(["/land/kochi"]);
  for (const path of ["/buy/pune", "/commercial/mumbai", "/land/pune"]) {
    found.add(path);
    await page.goto(path);
    const links = page.locator("main section a");
    for (const link of await links.all()) found.add((await link.getAttribute("href")) ?? "");
  }
  let hidden = 0;
  for (const path of found) {
    const isOut = isHidden(await (await request.get(path)).text());
    if (isOut) hidden += 1;
    expect(inMap.has(path), path).toBe(!isOut);
  }
  expect(hidden).toBeGreaterThan(3);
  expect(found.size - hidden).toBeGreaterThan(20);
});

test("the page of all pages leads to every city", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/sitemap");
  await page.getByRole("heading", { name: "Homes for rent by city" }).waitFor();
  await page.locator("main a[href='/rent/chennai']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes for rent in Chennai");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a place's page leads to its listings and its neighbours", { tag: "@whole" }, async ({
    page,
  }) => {
    await page.goto("/land/pune");
    await page.getByRole("link", { name: /^Agricultural land \d+ properties$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agricultural land in Pune");
    await page.locator("main article h3 a").first().click();
    await expect(page).toHaveURL(/\/property\//);
  });
});

test("axe finds nothing, in the dark and in Hindi either", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/hi/rent/mumbai/apartment", "/land/kochi", "/sitemap"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectNoViolations(page, [360, 1280]);
  }
});

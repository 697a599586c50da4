/** How a visitor moves through results: loading more, going back, on a phone, without scripts. */

import type { Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { withoutPictures } from "./device.ts";
import { allListings, isHome, newestFirst, shownIds, untilFormHydrated } from "./listings.ts";
import { expect, test } from "./support.ts";

test("Load More adds the next cards in place, and Back restores all of them and the scroll", async ({
  page,
  request,
}) => {
  const homes = newestFirst(await allListings(request)).filter(
    (one) => one.purpose === "sale" && isHome(one),
  );
  await page.goto("/buy");
  await untilFormHydrated(page);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.locator("#results li h3 a")).toHaveCount(48);
  expect(await shownIds(page)).toEqual(homes.slice(0, 48).map(({ _id }) => _id));
  await expect(page.getByText(`Showing 48 of ${homes.length}`)).toBeVisible();

  const card = page.locator("#results li h3 a").nth(40);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();

  await expect(page.locator("#results li h3 a")).toHaveCount(48);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThanOrEqual(10);

  await page.reload();
  await expect(page.locator("#results li h3 a")).toHaveCount(48);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThanOrEqual(10);
});

test.describe("with a server in trouble", () => {
  test.use({ allowedErrors: /503/ });

  test("a list that cannot be made longer stays, and says so", { tag: "@whole" }, async ({
    page,
  }) => {
    await page.goto("/buy");
    await untilFormHydrated(page);
    await page.route("**/buy.data?*", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page.getByText("The next ones could not be loaded.")).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.locator("#results li h3 a")).toHaveCount(24);
  });
});

test("chips remove one filter each, Clear all removes them all", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/buy?city=pune&beds=2&beds=3&minPrice=5000000&maxPrice=20000000");
  const chips = page.getByRole("list", { name: "Filters in use" });
  await expect(chips.getByRole("link")).toHaveText([
    "Remove Pune",
    "Remove 2 BHK",
    "Remove 3 BHK",
    "Remove ₹50 L – ₹2 Cr",
    "Clear all",
  ]);
  await chips.getByRole("link", { name: "2 BHK" }).click();
  await expect(page).toHaveURL("/buy?city=pune&beds=3&minPrice=5000000&maxPrice=20000000");
  // The URL changes a moment before the chips do.
  await expect(chips.getByRole("link", { name: "2 BHK" })).toBeHidden();
  await chips.getByRole("link", { name: "₹50 L" }).click();
  await expect(page).toHaveURL("/buy?city=pune&beds=3");
  await expect(chips.getByRole("link", { name: "₹50 L" })).toBeHidden();
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/buy");
  await page.goBack();
  await expect(page).toHaveURL("/buy?city=pune&beds=3");
  await expect(chips.getByRole("link", { name: "3 BHK" })).toBeVisible();
});

test("nothing found: each way out brings as many homes as it says", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/buy?city=pune&beds=1&minPrice=500000000&rera=1");
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await expectNoViolations(page);
  const promise = /: ([\d,]+) (?:homes?|property|properties)$/;
  const way = page.locator("#results").getByRole("link", { name: promise }).first();
  const count = promise.exec(await way.innerText())?.[1];
  await way.click();
  await expect(page.locator("#results-count")).toHaveText(
    count === "1" ? "1 property found" : `${count} properties found`,
  );
});

test("the filters stay in sight while what makes them quicker is on its way", {
  tag: "@whole",
}, async ({ page }) => {
  await page.route(/assets\/(results-)?filters-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto("/rent");
  await expect(page.getByRole("search").locator("form")).toBeVisible({ timeout: 1 });
});

test("foolish parameters are ignored", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/buy");
  const all = await page.locator("#results-count").innerText();
  await page.goto(
    "/buy?beds=99999&beds=x&minPrice=lots&maxArea=-3&sort=worst&view=upside-down&cursor=%20x&unit=ell&city=&band=none&more",
  );
  await expect(page.locator("#results-count")).toHaveText(all);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the sheet tells how many homes there would be before it is applied", {
    tag: "@whole",
  }, async ({ page, request }) => {
    const two = (await allListings(request)).filter(
      (one) => one.purpose === "sale" && isHome(one) && one.beds === 2,
    );
    await page.goto("/buy");
    await untilFormHydrated(page);
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.locator("#filter-sheet");
    await expect(sheet).toBeVisible();
    await expectNoViolations(page);
    await sheet.getByText("2 BHK", { exact: true }).click();
    const show = sheet.getByRole("button", { name: /^Show \d+ homes$/ });
    await expect(show).toHaveText(`Show ${two.length} homes`);
    await show.click();
    await expect(page).toHaveURL("/buy?beds=2");
    await expect(sheet).toBeHidden();
    await expect(page.locator("#results-count")).toHaveText(`${two.length} properties found`);
    await expect(page.getByRole("button", { name: "Filters · 1" })).toBeVisible();
  });

  test("behind the open sheet the page stands still", { tag: "@whole" }, async ({ page }) => {
    const mayScroll = page.locator("html:not([data-filter-sheet])");
    await page.goto("/buy");
    for (const round of ["as it came", "live"]) {
      await page.getByRole("button", { name: "Filters" }).click();
      await expect(mayScroll, round).toHaveCount(0);
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
      await page.keyboard.press("Escape");
      await expect(mayScroll, round).toHaveCount(1);
    }
  });
});

/** Without scripts the next page is a new document, which must be loaded before it is read. */
async function turn(page: Page, name: string): Promise<void> {
  const before = page.url();
  await page.getByRole("link", { name }).click();
  await expect(page).not.toHaveURL(before);
  await page.waitForLoadState("domcontentloaded");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, bands, sort, view and pages are forms and links", { tag: "@whole" }, async ({
    page,
  }) => {
    await page.goto("/rent");
    const form = page.getByRole("search", { name: "Filters" });
    await form.getByRole("button", { name: /^BHK/ }).click();
    await form.getByText("2 BHK", { exact: true }).click();
    await page.locator(".filter-panel:popover-open").getByRole("button", { name: /^Show/ }).click();
    await expect(page).toHaveURL(/beds=2/);
    await expect(page.getByRole("link", { name: "Remove 2 BHK" })).toBeVisible();

    await page.goto("/rent");
    await form.getByRole("button", { name: /^Budget/ }).click();
    await page.locator("input[name=maxPrice]").fill("40k");
    await page.locator(".filter-panel:popover-open").getByRole("button", { name: /^Show/ }).click();
    await expect(page).toHaveURL(/maxPrice=40000(&|$)/);

    await page.goto("/rent");
    await form.getByRole("button", { name: /^Budget/ }).click();
    await page.getByRole("link", { name: "₹ 20k-40k" }).click();
    await expect(page).toHaveURL("/rent?minPrice=20000&maxPrice=39999");

    await page.getByRole("button", { name: /^Sort by/ }).click();
    await page.getByRole("link", { name: "Rent: low to high" }).click();
    await expect(page).toHaveURL(/sort=price-low/);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
  });

  test("next and previous pages visit each card once", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const rented = newestFirst(await allListings(request)).filter(
      ({ purpose }) => purpose === "rent",
    );
    await withoutPictures(page);
    await page.goto("/rent");
    const seen: string[] = [];
    for (;;) {
      seen.push(...(await shownIds(page)));
      const next = page.getByRole("link", { name: "Next page" });
      if ((await next.count()) === 0) break;
      await turn(page, "Next page");
    }
    expect(seen).toEqual(rented.map(({ _id }) => _id));
    while ((await page.getByRole("link", { name: "Previous page" }).count()) > 0) {
      await turn(page, "Previous page");
    }
    await expect(page).toHaveURL("/rent");
    expect(await shownIds(page)).toEqual(seen.slice(0, 24));
  });
});

test("in Hindi the same page filters, counts and finds nothing in Hindi", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/hi/rent?city=pune&minPrice=20000&maxPrice=39999");
  const chips = page.getByRole("list", { name: "लगे हुए फ़िल्टर" });
  await expect(chips).toContainText("पुणे");
  await expect(chips).toContainText("20-40 हज़ार");
  await page.goto("/hi/land?unit=acre");
  await expect(page.locator("#results").getByText(/एकड/).first()).toBeVisible();
  const text = await page.getByRole("search").innerText();
  expect(text.match(/\b[A-Za-z]{3,}(?: [A-Za-z]{2,}){2,}/g) ?? []).toEqual([]);
});

const WORDS: Record<string, string[]> = {
  "/rent": [
    "All",
    "Residential",
    "Commercial",
    "Under 20k",
    "20k-40k",
    "40k-60k",
    "60k-1L",
    "1L+",
    "Rent: low to high",
    "Rent: high to low",
    "Newest",
    "Largest area",
    "Load More",
    "Deposit",
    "Furnished",
    "Available",
    "Parking",
  ],
  "/commercial": ["All", "Office", "Retail", "Warehouse", "Industrial", "Rent", "Sale"],
  "/land": [
    "All",
    "Residential",
    "Agricultural",
    "Commercial",
    "Industrial",
    "Under 1000 sqft",
    "1000-5000",
    "5000 sqft-1 acre",
    "1-5 acres",
    "5+ acres",
    "Zoning",
    "Water source",
    "Road access",
    "Electricity",
  ],
  "/search": ["Mumbai", "Delhi", "Bangalore"],
};

for (const [path, words] of Object.entries(WORDS)) {
  test(`${path} says what the specification says`, async ({ page }) => {
    await page.goto(path);
    const text = await page.locator("main").textContent();
    for (const word of words) expect(text, path).toContain(word);
    if (path === "/rent") expect(text).toMatch(/\+\d+ more/);
  });
}

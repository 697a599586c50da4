/** Nothing is cut off, duplicated or covered on a phone; each of these once was. */

import type { APIRequestContext, Locator } from "@playwright/test";
import { withoutPictures } from "./device.ts";
import { PHONE } from "./sheets.ts";
import { expect, test } from "./support.ts";

test.use(PHONE);
test.beforeEach(({ page }) => withoutPictures(page));

type Listed = { _id: string; priceMin: number | null; priceMax: number | null; priceRange: string };

async function aHome(
  request: APIRequestContext,
  query: string,
  isWanted: (listed: Listed) => boolean,
): Promise<string> {
  const { data } = await (await request.get(`/api/properties?limit=100&${query}`)).json();
  const found = (data as Listed[]).find(isWanted);
  if (!found) throw new Error(`No such home among ${query}`);
  return `/property/${found._id}`;
}

/** Texts that are clipped by their box. */
function cutOff(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? ""),
  );
}

/** How many lines the text of each element takes. */
function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const tops = new Set<number>();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        for (const { top } of range.getClientRects()) tops.add(Math.round(top));
      }
      return tops.size;
    }),
  );
}

for (const width of [360, 768]) {
  test(`a range of prices stands whole in the contact bar at ${width} px`, async ({
    page,
    request,
  }) => {
    const home = await aHome(
      request,
      "purpose=sale",
      ({ priceMin, priceMax }) => priceMin !== priceMax && (priceMin ?? 0) > 1e7,
    );
    await page.setViewportSize({ width, height: 900 });
    for (const path of [home, `/hi${home}`]) {
      await page.goto(path);
      const bar = page.locator("[data-bottom-bar]");
      await expect(bar).toContainText("–");
      expect(await cutOff(bar.locator("p, span"))).toEqual([]);
      expect(await linesOf(bar.getByRole("link"))).toEqual([1, 1]);
    }
  });
}

test("cards of land cut off neither areas nor facts", { tag: "@whole" }, async ({ page }) => {
  for (const path of ["/land", "/hi/land"]) {
    await page.goto(path);
    expect(await cutOff(page.locator(".card-body :is(li span, dd)"))).toEqual([]);
  }
});

test("the excerpt of a row has two lines, and no half of a third", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/buy?view=list");
  const excerpts = page.locator(".card-extras > p");
  const lines = await excerpts.evaluateAll((elements) =>
    elements.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
  );

  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBeLessThan(2.1);
});

test("a rent says once that it is for a month", async ({ page, request }) => {
  await page.goto(await aHome(request, "purpose=rent", (one) => /month/.test(one.priceRange)));
  const price = page.locator("aside").filter({ hasText: "Price Range" });

  expect((await price.innerText()).match(/month/g)).toHaveLength(1);
});

for (const width of [360, 768]) {
  test(`"About" leads to it from any page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/buy");
    // Unlike Chromium, Safari has no scroll anchoring when a page grows above the viewport.
    await page.evaluate(() => {
      for (const { style } of [document.documentElement, document.body])
        style.overflowAnchor = "none";
    });
    // The form above loads late, as on a slow connection, and makes the page longer.
    await page.route(/\/assets\/requirement-form-.*\.js$/, async (route) => {
      await new Promise((goOn) => setTimeout(goOn, 500));
      await route.continue();
    });
    await page.locator("header summary").tap();
    await page.locator("header details").getByRole("link", { name: "About" }).tap();
    await expect(page.getByRole("button", { name: "Send on WhatsApp" })).toBeAttached();

    await expect
      .poll(() => page.locator("#about").evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(120);
    await expect(page.locator("#about h2")).toBeInViewport();
  });
}

test.describe("toasts in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("have the site's colours and letters, and cover nothing that can be pressed", async ({
    page,
    request,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
    );
    await page.goto(await aHome(request, "purpose=sale", () => true));
    await page.getByRole("button", { name: "Share" }).tap();
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toBeVisible();
    const look = await toast.evaluate((element) => {
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      return { backgroundColor, fontFamily };
    });
    expect(look.backgroundColor).toBe("rgb(29, 30, 26)");
    expect(look.fontFamily).toMatch(/^Anek/);
    await expectAbove(toast, page.locator("[data-bottom-bar]"));

    await page.goto("/buy");
    const compare = page.getByRole("button", { name: /^Compare / });
    for (const at of [0, 1, 2, 3, 4]) await compare.nth(at).tap();
    await expect(toast).toContainText("Four homes at most");
    await expectAbove(toast, page.getByRole("region", { name: "Compare homes" }));
  });
});

async function expectAbove(toast: Locator, bar: Locator): Promise<void> {
  await expect(async () => {
    const above = await toast.boundingBox();
    const below = await bar.boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass({ timeout: 10_000 });
}

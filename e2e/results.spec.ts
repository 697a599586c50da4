/** Every control of the results pages changes the list, checked against the data itself. */

import type { Page } from "@playwright/test";
import {
  allListings,
  expectList,
  isHome,
  isWithin,
  type Listing,
  newestFirst,
  untilFormHydrated,
} from "./listings.ts";
import { expect, test } from "./support.ts";

// A form is submitted, redirected and answered: five seconds are too short on a busy machine.
let listings: Listing[];
test.beforeAll(async ({ request }) => {
  listings = newestFirst(await allListings(request));
});

const forSale = (one: Listing) => one.purpose === "sale" && isHome(one);
const LAKH = 100_000;
const CRORE = 10_000_000;

/** Opens a part of the filter bar, does something in it and sends the form. */
async function filter(page: Page, button: RegExp, act: () => Promise<void>): Promise<void> {
  await untilFormHydrated(page);
  const before = page.url();
  await page.getByRole("search", { name: "Filters" }).getByRole("button", { name: button }).click();
  const panel = page.locator(".filter-panel:popover-open");
  await expect(panel).toBeVisible();
  await act();
  const show = panel.getByRole("button", { name: /^Show/ });
  await show.click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator("#results [aria-busy=false]").first()).toBeVisible();
  await untilFormHydrated(page);
}

const tick = (page: Page, name: string) => () =>
  page.locator(".filter-panel:popover-open").getByText(name, { exact: true }).click();

test("/buy: each filter of the bar", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/buy");
  await expectList(page, listings.filter(forSale));

  await filter(page, /^City/, () =>
    page
      .getByLabel("City")
      .selectOption("pune")
      .then(() => undefined),
  );
  const inPune = listings.filter((one) => forSale(one) && one.city === "pune");
  await expectList(page, inPune);

  const wakad = inPune.filter(({ locality }) => locality === "Wakad");
  expect(wakad.length).toBeGreaterThan(0);
  await filter(page, /^City/, tick(page, "Wakad"));
  await expectList(page, wakad);

  await page.goto("/buy");
  await filter(page, /^Budget/, async () => {
    await page.locator("input[name=minPrice]").fill("75L");
    await page.locator("input[name=maxPrice]").fill("1.2cr");
  });
  await expect(page).toHaveURL(/minPrice=7500000&maxPrice=12000000/);
  await expectList(
    page,
    listings.filter((one) => forSale(one) && isWithin(one, 75 * LAKH, 1.2 * CRORE)),
  );

  await page.goto("/buy");
  await filter(page, /^Budget/, tick(page, "₹1 Cr – ₹2 Cr"));
  await expectList(
    page,
    listings.filter((one) => forSale(one) && isWithin(one, CRORE, 2 * CRORE - 1)),
  );

  await page.goto("/buy");
  await filter(page, /^BHK/, async () => {
    await page.locator(".filter-panel:popover-open").getByText("2 BHK").click();
    await page.locator(".filter-panel:popover-open").getByText("5+ BHK").click();
  });
  await expectList(
    page,
    listings.filter((one) => forSale(one) && (one.beds === 2 || (one.beds ?? 0) >= 5)),
  );

  await page.goto("/buy");
  await filter(page, /^Type/, async () => {
    await page.locator(".filter-panel:popover-open").getByText("Any house").click();
    await page.locator(".filter-panel:popover-open").getByText("Studio").click();
  });
  await expectList(
    page,
    listings.filter((one) => forSale(one) && (one.type === "House" || one.subtype === "studio")),
  );
});

test("/buy: each of the further filters", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  const cases: [name: string, does: (one: Listing) => boolean][] = [
    ["Semi-furnished", ({ furnishing }) => furnishing === "semi-furnished"],
    ["Under construction", ({ possession }) => possession === "under-construction"],
    ["Owner", ({ postedBy }) => postedBy === "owner"],
    ["With photos", ({ images }) => images.length > 0],
  ];
  for (const [name, does] of cases) {
    await page.goto("/buy");
    await filter(page, /^More/, tick(page, name));
    await expectList(
      page,
      listings.filter((one) => forSale(one) && does(one)),
    );
  }
  await page.goto("/buy");
  await filter(page, /^More/, () => page.locator("input[name=minArea]").fill("150 gaj"));
  await expectList(
    page,
    listings.filter((one) => forSale(one) && (one.areaSqft ?? 0) >= 1350),
  );
});

test("/buy: RERA alone shows only those that give a number", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await page.goto("/buy?city=pune");
  await filter(page, /^More/, tick(page, "RERA number given"));
  await expect(page).toHaveURL(/rera=1/);
  const id = (await page.locator("#results li h3 a").first().getAttribute("href"))
    ?.split("/")
    .at(-1);
  const { data } = await (await request.get(`/api/properties/${id}`)).json();
  expect(data.reraNumber).toBeTruthy();
});

const known = (number: number | null, otherwise: number) => number ?? otherwise;
const rate = ({ priceMin, areaSqft }: Listing) =>
  priceMin === null || areaSqft === null ? null : priceMin / areaSqft;

test("every sort of /buy puts the list in its order", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  const orders: [name: string, key: (one: Listing) => number][] = [
    ["Price: low to high", (one) => known(one.priceMin, Number.MAX_SAFE_INTEGER)],
    ["Price: high to low", (one) => -known(one.priceMin, -1)],
    ["Largest area", (one) => -known(one.areaSqft, -1)],
    ["Smallest area", (one) => known(one.areaSqft, Number.MAX_SAFE_INTEGER)],
    ["Lowest price per sq ft", (one) => known(rate(one), Number.MAX_SAFE_INTEGER)],
    ["Highest price per sq ft", (one) => -known(rate(one), -1)],
  ];
  const byId = new Map(listings.map((one) => [one._id, one]));
  await page.goto("/buy");
  for (const [name, key] of orders) {
    await page.getByRole("button", { name: /^Sort by/ }).click();
    await page.getByRole("navigation", { name: "Sort by" }).getByText(name).click();
    await expect(page.getByRole("button", { name: `Sort by: ${name}` })).toBeVisible();
    const links = await page
      .locator("#results li h3 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));
    const keys = links.map((id) => Math.round(key(byId.get(id) as Listing)));
    expect(keys, name).toEqual(keys.toSorted((a, b) => a - b));
    const best = Math.min(...listings.filter(forSale).map((one) => Math.round(key(one))));
    expect(keys[0], name).toBe(best);
  }
});

test("/rent: the specification's types and bands", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  const rented = listings.filter(({ purpose }) => purpose === "rent");
  await page.goto("/rent");
  await expectList(page, rented);
  await filter(page, /^Property type/, tick(page, "Residential"));
  await expectList(page, rented.filter(isHome));
  await filter(page, /^Property type/, tick(page, "Commercial"));
  await expectList(
    page,
    rented.filter(({ type }) => type === "Commercial"),
  );

  const bands: [label: string, low: number, high: number][] = [
    ["₹ Under 20k", 0, 19_999],
    ["₹ 20k-40k", 20_000, 39_999],
    ["₹ 40k-60k", 40_000, 59_999],
    ["₹ 60k-1L", 60_000, 99_999],
    ["₹ 1L+", 100_000, Number.MAX_SAFE_INTEGER],
  ];
  for (const [label, low, high] of bands) {
    await page.goto("/rent");
    await filter(page, /^Budget/, tick(page, label));
    await expectList(
      page,
      rented.filter((one) => isWithin(one, low, high)),
    );
  }
});

test("/commercial: the toggle switches price and filter, tiles have true counts", {
  tag: "@whole",
}, async ({ page }) => {
  const offices = (purpose: string) =>
    listings.filter((one) => one.type === "Commercial" && one.purpose === purpose);
  await page.goto("/commercial?maxPrice=99999");
  await expectList(
    page,
    offices("rent").filter((one) => isWithin(one, 0, 99_999)),
  );
  await expect(page.locator("#results").getByText("per month").first()).toBeVisible();

  await page.getByRole("navigation", { name: "Rent or sale" }).getByText("Sale").click();
  await expect(page).toHaveURL("/commercial?purpose=sale");
  await expectList(page, offices("sale"));
  await expect(page.locator("#results").getByText("per month")).toHaveCount(0);

  for (const [name, subtype] of [
    ["Office", "office"],
    ["Retail", "retail"],
    ["Warehouse", "warehouse"],
    ["Industrial", "industrial"],
  ]) {
    const expected = offices("sale").filter((one) => one.subtype === subtype);
    const tile = page.getByRole("list", { name: "Categories" }).getByRole("link", { name });
    await expect(tile).toHaveText(`${name}${expected.length}`);
    await tile.click();
    await expect(page).toHaveURL(`/commercial?purpose=sale&subtype=${subtype}`);
    await expectList(page, expected);
  }
  await page.goto("/commercial");
  await expect(page.getByText(/^median of \d+ listings$/).first()).toBeVisible();
});

test("/land: the specification's types and area bands", { tag: "@whole" }, async ({ page }) => {
  test.setTimeout(240_000);
  const land = listings.filter(({ type }) => type === "Land");
  const bands: [label: string, low: number, high: number][] = [
    ["Under 1000 sqft", 0, 999],
    ["1000-5000 sqft", 1000, 4999],
    ["5000 sqft-1 acre", 5000, 43_559],
    ["1-5 acres", 43_560, 217_799],
    ["5+ acres", 217_800, Number.MAX_SAFE_INTEGER],
  ];
  for (const [label, low, high] of bands) {
    await page.goto("/land?unit=acre");
    await filter(page, /^Area/, tick(page, label));
    await expectList(
      page,
      land.filter(({ areaSqft }) => areaSqft !== null && areaSqft >= low && areaSqft <= high),
    );
  }
  await page.goto("/land");
  await filter(page, /^Land type/, tick(page, "Agricultural land"));
  await expectList(
    page,
    land.filter(({ subtype }) => subtype === "agricultural-land"),
  );
});

test("/land: area and rate in the visitor's unit, remembered on the device", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/land?subtype=residential-land");
  await untilFormHydrated(page);
  await page.getByRole("button", { name: /^Unit of area/ }).click();
  await page.getByRole("navigation", { name: "Unit of area" }).getByText("sq yd").click();
  await expect(page).toHaveURL(/unit=sqyd/);
  await expect(
    page
      .locator("#results")
      .getByText(/^[\d,.]+ sq yd$/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .locator("#results")
      .getByText(/\/sq yd$/)
      .first(),
  ).toBeVisible();

  await page.goto("/land");
  await expect(
    page
      .locator("#results")
      .getByText(/^[\d,.]+ sq yd$/)
      .first(),
  ).toBeVisible();
});

test("/search: purpose, category and place together", async ({ page }) => {
  await page.goto("/search");
  await expectList(page, listings);
  const form = page.getByRole("search", { name: "Filters" });
  await form.getByText("For rent", { exact: true }).click();
  await form.getByText("Commercial", { exact: true }).click();
  await form.getByLabel("City").selectOption("mumbai");
  const expected = listings.filter(
    (one) => one.purpose === "rent" && one.type === "Commercial" && one.city === "mumbai",
  );
  const show = form.getByRole("button", { name: /^Show/ });
  await expect(show).toHaveText(`Show ${expected.length} properties`);
  await show.click();
  await expect(page).toHaveURL("/search?purpose=rent&category=commercial&city=mumbai#results");
  await expectList(page, expected);
});

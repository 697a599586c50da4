/** Fetches every live listing without any filter, to be filtered here in the simplest way. */

import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./support.ts";

export type Listing = {
  _id: string;
  purpose: "sale" | "rent";
  type: string;
  subtype: string;
  city: string;
  locality: string | null;
  priceMin: number | null;
  priceMax: number | null;
  beds: number | null;
  areaSqft: number | null;
  furnishing: string | null;
  possession: string | null;
  postedBy: string;
  images: string[];
  amenities: string[];
  listedAt: string;
};

const PAGE_SIZE = 24;

export async function allListings(request: APIRequestContext): Promise<Listing[]> {
  const all: Listing[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const answer = await (await request.get(`/api/properties?limit=100${query}`)).json();
    all.push(...answer.data);
    cursor = answer.nextCursor;
  }
  return all;
}

/** Newest first, the default order of every list. */
export function newestFirst(listings: Listing[]): Listing[] {
  return listings.toSorted(
    (a, b) => b.listedAt.localeCompare(a.listedAt) || (a._id < b._id ? 1 : -1),
  );
}

/** Checks that the page shows exactly these listings: their number, and the first of them in this order. */
export async function expectList(page: Page, expected: Listing[]): Promise<void> {
  const count = expected.length === 1 ? "1 property found" : `${expected.length} properties found`;
  await expect(page.locator("#results-count")).toHaveText(count);
  expect(await shownIds(page)).toEqual(expected.slice(0, PAGE_SIZE).map(({ _id }) => _id));
}

export async function shownIds(page: Page): Promise<string[]> {
  const links = await page
    .locator("#results li h3 a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.map((href) => href.split("/").at(-1) ?? "");
}

/** Waits for hydration, after which scripts handle each press; the form hydrates on the first interaction. */
export async function untilFormHydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
  await page.keyboard.press("Shift");
  await page.locator("[data-part=hydrated] search form").first().waitFor();
}

export const isHome = ({ type }: Listing) => type === "Apartment" || type === "House";

export function isWithin({ priceMin, priceMax }: Listing, low: number, high: number): boolean {
  return priceMin !== null && (priceMax ?? priceMin) >= low && priceMin <= high;
}

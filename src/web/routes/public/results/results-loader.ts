/** Loads a results page: the filters in its URL, within what the page is about. */

import { type RouterContextProvider, redirect } from "react-router";
import { CITIES } from "#domain/places/city-table.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { landingPathFor, MIN_INDEXED_LISTINGS } from "#domain/search/landing.ts";
import { isLongLine } from "#domain/search/line/line-length.ts";
import {
  countListed,
  RESULTS_PAGES,
  type ResultsPageName,
  USUAL_PURPOSE,
} from "#domain/search/results-pages.ts";
import type { Insight, SearchPage } from "#domain/search/search.ts";
import { AppError } from "#domain/shared/errors.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import type { App } from "#server/app.ts";
import { addressOf, type Results } from "#web/features/search/results/results.ts";
import { forCard } from "#web/platform/card-data.ts";
import { run } from "#web/platform/context.ts";
import { nearTo, type Places, placesOf } from "./results-places.ts";
import {
  type Asked,
  addressOfLine,
  canonicalQuery,
  figuredAddress,
  queryOf,
} from "./results-query.ts";

const NOT_CACHED = ["q", "cursor", "back", "more"];
const PAGE_SIZE = 24;
const MAX_TRAIL = 20;
const MAX_INSIGHTS = 6;
const MAX_LOCALITIES = 60;

export async function loadResults(
  url: URL,
  context: Readonly<RouterContextProvider>,
  name: ResultsPageName,
): Promise<Results> {
  const language = languageOf(url.pathname);
  const figured = figuredAddress(name, url.searchParams);
  if (figured) throw redirect(localPath(language, addressOf(name, figured)));
  const asked = queryOf(name, url.searchParams);
  const understood = await run(context, (app) => lineAddress(app, name, asked, url.searchParams));
  if (understood) throw redirect(localPath(language, understood));
  return run(context, (app) => answer(app, name, asked, url.searchParams));
}

/** The URL with a typed line's meaning as filters; `undefined` if it names none. */
async function lineAddress(
  app: App,
  name: ResultsPageName,
  { filter: { q, purpose, category, city } }: Asked,
  given: URLSearchParams,
): Promise<string | undefined> {
  if (q === "") return undefined;
  const line = { purpose, category, city: city || undefined };
  const understanding = await app.search.understand(q, line);
  const kept = new URLSearchParams([...given].filter(([key]) => !NOT_CACHED.includes(key)));
  if (isLineCut(given)) kept.set("cut", "1");
  const address = addressOfLine(name, understanding, line, kept);
  const text = new URL(address, "http://here").searchParams.get("q") ?? "";
  // Each redirect leaves less text to understand, so there is no redirect loop.
  return text === q ? undefined : address;
}

/** The line is too long to be read whole, or was so before it became filters. */
function isLineCut(given: URLSearchParams): boolean {
  return given.has("cut") || isLongLine(given.get("q") ?? "");
}

async function answer(
  app: App,
  name: ResultsPageName,
  asked: Asked,
  given: URLSearchParams,
): Promise<Results> {
  // For Load More only the list is needed: the rest is already on the page.
  const isWhole = !given.has("more");
  const places = await placesOf(app, asked.filter);
  const { filter, city } = places;
  const [page, cities, insights] = await Promise.all([
    listPage(app, { ...filter, limit: PAGE_SIZE, facets: isWhole }),
    isWhole ? app.search.listCities() : [],
    isWhole ? listInsights(app, filter) : [],
  ]);
  const isEmpty = page.items.length === 0 && filter.cursor === undefined;
  const { cursor, ...sought } = filter;
  return {
    name,
    query: canonicalQuery(name, { ...asked, filter: sought }),
    isLineCut: isLineCut(given),
    purpose: filter.purpose ?? null,
    category: filter.category ?? null,
    view: asked.view,
    items: page.items.map((item) => forCard(item, asked.view)),
    nextCursor: page.nextCursor,
    total: page.total,
    totalIsAtLeast: page.totalIsAtLeast,
    cursor: cursor ?? null,
    back: trailOf(given),
    facets: page.facets ?? {},
    cities,
    city,
    localities: isWhole ? places.localities.slice(0, MAX_LOCALITIES) : [],
    chosen: places.chosen,
    center: centerOf(places),
    misplaced: places.misplaced,
    instead: isEmpty ? await insteadOf(app, name, places) : null,
    insights,
    states: statesOf(page.items.map((item) => item.city)),
    landingPath: landingPathOf(page, filter, city),
    now: new Date().toISOString(),
  };
}

/** Most localities have no position of their own, so use their city's. */
function centerOf({ found: [first], city }: Places): Results["center"] {
  if (first?.latitude != null && first.longitude != null) {
    return { latitude: first.latitude, longitude: first.longitude };
  }
  const known = CITIES.find(({ slug }) => slug === city?.slug);
  return known ? { latitude: known.latitude, longitude: known.longitude } : null;
}

async function insteadOf(
  app: App,
  name: ResultsPageName,
  places: Places,
): Promise<Results["instead"]> {
  const { filter } = places;
  const { purpose, category } = RESULTS_PAGES[name].about;
  const [counts, relaxations, near] = await Promise.all([
    app.properties.count(),
    app.properties.listRelaxations(filter),
    nearTo(app, places, filter),
  ]);
  // On the commercial page rent or sale is a choice, not a filter that can be removed.
  const about = { category, purpose: USUAL_PURPOSE[name] ? filter.purpose : purpose };
  return { listed: countListed(counts, about), relaxations, near };
}

/** With too few listings a landing page is no better than the list. */
function landingPathOf(
  { total }: SearchPage,
  filter: ListingFilter,
  city: Results["city"],
): string | null {
  if (total < MIN_INDEXED_LISTINGS) return null;
  return landingPathFor({ ...filter, city: city?.slug ?? "" }) ?? null;
}

/** An invalid cursor, or one of another sort order, leads to the first page. */
function listPage(app: App, filter: ListingFilter): Promise<SearchPage> {
  return app.properties.list(filter).catch((error: unknown) => {
    if (filter.cursor === undefined || !(error instanceof AppError)) throw error;
    return app.properties.list({ ...filter, cursor: undefined });
  });
}

async function listInsights(app: App, filter: ListingFilter): Promise<Insight[]> {
  const { purpose, category = "residential", city, cursor, subtype } = filter;
  if (!purpose || cursor !== undefined) return [];
  const insights = await app.properties.listInsights({
    purpose,
    category,
    ...(city && { city }),
    ...(subtype.length === 1 && { subtype: subtype[0] }),
  });
  return insights.slice(0, MAX_INSIGHTS);
}

/** Keyset pagination cannot go back, so the URL stores the cursors of earlier pages. */
function trailOf(given: URLSearchParams): string[] {
  const cursors = (given.get("back") ?? "")
    .split(",")
    .filter((text) => /^[\w-]{1,200}$/.test(text));
  return cursors.slice(-MAX_TRAIL);
}

function statesOf(slugs: string[]): Record<string, string> {
  const wanted = new Set(slugs);
  const cities = CITIES.filter(({ slug }) => wanted.has(slug));
  return Object.fromEntries(cities.map(({ slug, state }) => [slug, state]));
}

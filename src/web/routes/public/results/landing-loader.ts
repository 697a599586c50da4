import { type RouterContextProvider, redirect } from "react-router";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { type Landing, landingFilter, landingPath, type Section } from "#domain/search/landing.ts";
import type { Facets, SearchPage } from "#domain/search/search.ts";
import { type Language, languageOf, localPath, plainPath } from "#domain/shared/language.ts";
import type { App } from "#server/app.ts";
import {
  capitalised,
  KIND_LABELS,
  landingTitle,
  placeName,
} from "#web/features/search/landing/landing-labels.ts";
import { landingSentences } from "#web/features/search/landing/landing-text.ts";
import {
  kindCounts,
  type LocalityNames,
  localityCounts,
  MAX_NEIGHBOURS,
  neighboursOf,
} from "#web/features/search/landing/neighbours.ts";
import { run } from "#web/platform/context.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { nameIn } from "#web/platform/messages/language.ts";

const PAGE_SIZE = 24;

type Params = { city: string; kind?: string | undefined };
type Named = Awaited<ReturnType<App["landing"]["get"]>>;

/** A page about one kind of listing in one place: what is listed, what it costs, and what is nearby. */
export function loadLanding(
  section: Section,
  { city, kind }: Params,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  return run(context, async (app) => {
    const named = await app.landing.get(section, city, kind);
    // "/buy/Bengaluru" redirects to "/buy/bangalore": one URL per page.
    const path = landingPath(named);
    if (plainPath(url.pathname) !== path) {
      throw redirect(localPath(languageOf(url.pathname), path), 301);
    }
    return { ...words(named, url.pathname, await gather(app, named, url.pathname)), path };
  });
}

type Gathered = Awaited<ReturnType<typeof gather>>;

/** The page's own listings, and its section in the whole city for comparison. */
async function gather(app: App, landing: Named, pathname: string) {
  const { section, city, subtype, locality } = landing;
  const wholeCity: Landing | undefined = subtype || locality ? { section, city } : undefined;
  const [page, prices, cityPage, cityPrices] = await Promise.all([
    list(app, landing, PAGE_SIZE),
    app.landing.listPrices(landing),
    wholeCity && list(app, wholeCity, 1),
    // All homes of a city are no benchmark for its villas, but they are for the homes of a locality.
    wholeCity && locality ? app.landing.listPrices(wholeCity) : [],
  ]);
  const here = page.facets ?? {};
  const inCity = cityPage?.facets ?? here;
  const names = await localityNames(app, city, languageOf(pathname), [here, inCity]);
  return { page, prices, cityPrices, here, inCity, names };
}

function words(landing: Named, pathname: string, gathered: Gathered) {
  const { page, prices, cityPrices, here, inCity, names } = gathered;
  const { section, city, subtype, locality } = landing;
  const i18n = i18nFor(pathname);
  const language = languageOf(pathname);
  const cityName = nameIn(language, landing.names.city);
  const facts = {
    ...page,
    newestAt: page.items[0]?.listedAt ?? null,
    prices,
    cityPrices,
    city: cityName,
    kinds: subtype ? [] : kindCounts(here, landing, i18n),
    localities: locality ? [] : localityCounts(here, names),
  };
  return {
    landing: { section, city, subtype, locality },
    title: landingTitle(i18n, landing, placeName(language, landing.names)),
    cityName,
    /** What the page is about within its city. */
    partName: subtype
      ? capitalised(i18n._(KIND_LABELS[subtype]))
      : landing.names.locality && nameIn(language, landing.names.locality),
    sentences: landingSentences(facts, { i18n, language }),
    prices,
    items: page.items,
    total: page.total,
    totalIsAtLeast: page.totalIsAtLeast,
    neighbours: neighboursOf({ landing, here, inCity, names, i18n, language }),
    now: new Date().toISOString(),
  };
}

function list(app: App, landing: Landing, limit: number): Promise<SearchPage> {
  const filter = listingFilterSchema.parse({ limit, facets: "1" });
  return app.properties.list({ ...filter, ...landingFilter(landing) });
}

async function localityNames(
  app: App,
  city: string,
  language: Language,
  facets: Facets[],
): Promise<LocalityNames> {
  const slugs = facets.flatMap(({ locality: counts = [] }) =>
    counts.slice(0, MAX_NEIGHBOURS).map(({ value }) => value),
  );
  const found = await app.landing.listLocalities(city, [...new Set(slugs)]);
  return new Map(found.map((locality) => [locality.slug, nameIn(language, locality)]));
}

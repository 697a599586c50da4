/** The places in a results page's filter, and what is near them. */

import { findCity } from "#domain/places/city.ts";
import { type ListingFilter, listingFilterSchema } from "#domain/search/filter-schema.ts";
import type { App } from "#server/app.ts";
import type {
  ChosenLocality,
  NamedPlace,
  Near,
  Results,
} from "#web/features/search/results/results.ts";
import { forCard } from "#web/platform/card-data.ts";

type Named = Awaited<ReturnType<App["search"]["nameLocalities"]>>[number];
type Found = Named["here"][number];

export type Places = Pick<Results, "city" | "localities" | "chosen" | "misplaced"> & {
  /** The known ones of the chosen localities, with their positions. */
  found: Found[];
  /** The filter with each locality as its slug, or as typed if it is unknown. */
  filter: ListingFilter;
};

const MAX_NEAR_ITEMS = 6;

export async function placesOf(app: App, filter: ListingFilter): Promise<Places> {
  const city = namedCity(filter.city);
  const [localities, named] = await Promise.all([
    city ? app.search.listLocalities(city.slug) : [],
    app.search.nameLocalities(filter.locality, { ...scopeOf(filter), city: city?.slug }),
  ]);
  const chosen = onePerSlug(named.flatMap((one) => (isMisplaced(one) ? [] : chosenFor(one))));
  return {
    city,
    localities,
    chosen,
    misplaced: named.filter(isMisplaced).flatMap(({ elsewhere: [first] }) => first ?? []),
    found: named.flatMap(({ here }) => here),
    filter: { ...filter, locality: chosen.map(({ slug }) => slug) },
  };
}

/** Listings near the chosen localities: with the other filters if that finds any. */
export async function nearTo(
  app: App,
  { found: [place] }: Places,
  filter: ListingFilter,
): Promise<Near | null> {
  if (!place) return null;
  const scope = scopeOf(filter);
  const { places, isNear } = await app.search.listNear(place, scope);
  const city = namedCity(places[0]?.citySlug ?? "");
  if (!city) return null;
  const where = { city: city.slug, locality: places.map(({ slug }) => slug) };
  const page = await app.properties.list({
    ...filter,
    ...where,
    limit: MAX_NEAR_ITEMS,
    facets: false,
  });
  const { items } =
    page.items.length > 0
      ? page
      : await app.properties.list({
          ...listingFilterSchema.parse({}),
          ...scope,
          ...where,
          limit: MAX_NEAR_ITEMS,
        });
  return {
    city,
    isNear,
    places: places.map(({ slug, name, nameHi, count }) => ({ slug, name, nameHi, count })),
    items: items.map((item) => forCard(item, "grid")),
  };
}

function scopeOf({ purpose, category }: ListingFilter) {
  return { purpose, category };
}

function namedCity(text: string): NamedPlace | null {
  const known = findCity(text);
  return known ? { slug: known.slug, name: known.name, nameHi: known.nameHi } : null;
}

/** Without JavaScript the form submits the old city's localities together with the new city. */
function isMisplaced({ here, elsewhere }: Named): boolean {
  return here.length === 0 && elsewhere.length > 0;
}

function chosenFor({ typed, here }: Named): ChosenLocality[] {
  if (here.length === 0) {
    return [{ slug: typed, name: typed, nameHi: null, isKnown: false, isEmpty: true }];
  }
  return here.map(({ slug, name, nameHi, count }) => {
    return { slug, name, nameHi, isKnown: true, isEmpty: count === 0 };
  });
}

/** Without a city, one slug may match localities in several cities. */
function onePerSlug(chosen: ChosenLocality[]): ChosenLocality[] {
  const bySlug = Map.groupBy(chosen, ({ slug }) => slug);
  return [...bySlug.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, isEmpty: same.every(({ isEmpty }) => isEmpty) }] : [];
  });
}

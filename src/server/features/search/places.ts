/** Decides which of the places that a line may name were meant. */

import { CITIES } from "#domain/places/city-table.ts";
import { errorsIn, type Gram } from "#domain/search/line/place-vocabulary.ts";
import type { Claim, LineContext } from "#domain/search/line/understanding.ts";
import type { PlaceCounts } from "./counts.ts";
import type { Found } from "./repository.ts";

/** How many matching letters one wrong letter costs. */
const ERROR_COST = 2.5;

const RANKS = new Map(CITIES.map(({ slug }, rank) => [slug, rank]));

type Reading = { gram: Gram; places: Found[]; errors: number };

export function placeClaims(
  grams: readonly Gram[],
  found: readonly Found[],
  context: LineContext,
  counts: PlaceCounts,
): Claim[] {
  const readings = apart(readingsOf(grams, found));
  const cities = new Set(readings.flatMap(({ places }) => cityOf(places) ?? []));
  const localities = readings.filter(({ places }) => !cityOf(places));
  const named = cities.size > 1 ? cityWithAll(localities, cities) : [...cities][0];
  // A search is in one city: "Mumbai or Pune" is left to be searched as text.
  const kept = cities.size > 1 && !named ? localities : readings;
  const likely = named ?? likeliestCity(kept, context, counts);
  return kept.flatMap((reading) => claimOf(reading, named, likely, counts) ?? []);
}

/** Of several named cities, the one that contains all the localities named with them. */
function cityWithAll(
  localities: readonly Reading[],
  cities: ReadonlySet<string>,
): string | undefined {
  if (localities.length === 0) return undefined;
  return [...cities].find((slug) =>
    localities.every(({ places }) => places.some(({ citySlug }) => citySlug === slug)),
  );
}

function readingsOf(grams: readonly Gram[], found: readonly Found[]): Reading[] {
  const byKey = Map.groupBy(found, ({ typed }) => typed);
  return grams.flatMap((gram) => {
    const near = (byKey.get(gram.key) ?? []).flatMap((place) => {
      const errors = errorsIn(gram, place.key);
      return errors === undefined ? [] : [{ place, errors }];
    });
    const errors = Math.min(...near.map((each) => each.errors));
    const places = near.filter((each) => each.errors === errors).map(({ place }) => place);
    return places.length > 0 ? [{ gram, places, errors }] : [];
  });
}

/** The non-overlapping readings that explain the most letters with the fewest errors. */
function apart(readings: readonly Reading[]): Reading[] {
  const best = readings.toSorted((one, other) => worth(other) - worth(one));
  const kept: Reading[] = [];
  for (const reading of best) {
    const { from, to } = reading.gram;
    if (!kept.some(({ gram }) => from < gram.to && to > gram.from)) kept.push(reading);
  }
  return kept.toSorted((one, other) => one.gram.from - other.gram.from);
}

function worth({ gram, errors }: Reading): number {
  return gram.key.length - ERROR_COST * errors;
}

function cityOf(places: readonly Found[]): string | undefined {
  return places.find(({ kind }) => kind === "city")?.citySlug;
}

/** If no city was named: the one with most of the named places, then the one with the most listings. */
function likeliestCity(
  readings: readonly Reading[],
  { city }: LineContext,
  { byCity, byLocality }: PlaceCounts,
): string | undefined {
  const all = readings.flatMap(({ places }) => places);
  const slugs = [...new Set(all.map(({ citySlug }) => citySlug))];
  const points = (slug: string) => {
    const known = readings.filter(({ places }) => places.some((place) => place.citySlug === slug));
    const here = all.filter(({ citySlug }) => citySlug === slug);
    const listings = here.reduce(
      (sum, { localityId }) => sum + (byLocality.get(localityId ?? "") ?? 0),
      0,
    );
    return [
      known.length,
      slug === city ? 1 : 0,
      listings,
      byCity.get(slug) ?? 0,
      -(RANKS.get(slug) ?? 0),
    ];
  };
  return slugs.toSorted((one, other) => compare(points(other), points(one)))[0];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** A place in a city other than the named one was not meant. */
function claimOf(
  { gram: { from, to }, places }: Reading,
  named: string | undefined,
  likely: string | undefined,
  counts: PlaceCounts,
): Claim | undefined {
  const city = cityOf(places);
  if (city) return { from, to, param: "city", value: city, sets: { city: named ?? city } };
  const slug =
    named ??
    (places.some(({ citySlug }) => citySlug === likely) ? likely : cityWithMost(places, counts));
  const here = places.filter(({ citySlug }) => citySlug === slug);
  const slugs = [...new Set(here.flatMap((place) => place.slug ?? []))].toSorted();
  if (slugs.length > 0 && slug) {
    return {
      from,
      to,
      param: "locality",
      value: slugs.join(","),
      sets: { city: slug, locality: slugs },
    };
  }
  const project = here[0];
  if (!project) return;
  const sets = { city: project.citySlug, q: project.name };
  return { from, to, param: "project", value: project.name, sets };
}

function cityWithMost(places: readonly Found[], counts: PlaceCounts): string | undefined {
  return likeliestCity([{ gram: {} as Gram, places: [...places], errors: 0 }], {}, counts);
}

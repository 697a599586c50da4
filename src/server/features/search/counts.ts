/** Listing counts by place, for suggestions and lists of choices. */

import { FILTER_CITIES } from "#domain/places/city.ts";
import { CITIES } from "#domain/places/city-table.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listPlaceCounts, type PlaceCount } from "./repository-counts.ts";

export type PlaceCounts = {
  rows: readonly PlaceCount[];
  byCity: ReadonlyMap<string, number>;
  byLocality: ReadonlyMap<string, number>;
};

export async function countPlaces(db: Db): Promise<PlaceCounts> {
  return summed(await listPlaceCounts(db));
}

/** The cities of the specification first, then those with the most listings. */
export function citiesByCount({ byCity }: PlaceCounts) {
  const first = new Set(FILTER_CITIES.map(({ slug }) => slug));
  const all = CITIES.map(({ slug, name, nameHi }) => {
    return { slug, name, nameHi, count: byCity.get(slug) ?? 0 };
  });
  const others = all.filter(({ slug, count }) => !first.has(slug) && count > 0);
  return [
    ...all.filter(({ slug }) => first.has(slug)),
    ...others.toSorted((one, other) => other.count - one.count),
  ];
}

function summed(rows: PlaceCount[]): PlaceCounts {
  const byCity = new Map<string, number>();
  const byLocality = new Map<string, number>();
  for (const { citySlug, localityId, count } of rows) {
    const [map, key] = localityId ? [byLocality, localityId] : [byCity, citySlug];
    map.set(key, (map.get(key) ?? 0) + count);
  }
  return { rows, byCity, byLocality };
}

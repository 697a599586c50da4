/** Counts of places for suggestions and lists of choices, asked for once in a while and kept. */

import { FILTER_CITIES } from "#domain/city.ts";
import { CITIES } from "#domain/city-table.ts";
import type { Db } from "#server/db/client.ts";
import { listPlaceCounts, type PlaceCount } from "./repository-counts.ts";

const KEPT_MS = 15_000;

export type PlaceCounts = {
  rows: readonly PlaceCount[];
  byCity: ReadonlyMap<string, number>;
  byLocality: ReadonlyMap<string, number>;
};

export function keepCounts(db: Db, now: () => Date): () => Promise<PlaceCounts> {
  let kept: Promise<PlaceCounts> | undefined;
  let keptUntil = 0;
  return () => {
    if (!kept || now().getTime() >= keptUntil) {
      keptUntil = now().getTime() + KEPT_MS;
      kept = listPlaceCounts(db).then(summed);
      kept.catch(() => {
        kept = undefined;
      });
    }
    return kept;
  };
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
    byCity.set(citySlug, (byCity.get(citySlug) ?? 0) + count);
    if (localityId) byLocality.set(localityId, (byLocality.get(localityId) ?? 0) + count);
  }
  return { rows, byCity, byLocality };
}

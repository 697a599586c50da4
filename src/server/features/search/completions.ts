/** Suggested searches for what is listed at a place. */

import {
  type Category,
  categoryOfType,
  type PropertyType,
  type Purpose,
} from "#domain/listings/listing.ts";
import { CITIES } from "#domain/places/city-table.ts";
import { completionText } from "#domain/search/line/completion-vocabulary.ts";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import type { LineFilter } from "#domain/search/line/understanding.ts";
import { USUAL_PURPOSE } from "#domain/search/results-pages.ts";
import { type ResultsPagePath, resultsPath } from "#domain/search/results-path.ts";
import type { Language } from "#domain/shared/language.ts";
import type { PlaceCounts } from "./counts.ts";
import type { NamedPlace } from "./repository.ts";
import type { PlaceCount } from "./repository-counts.ts";

export type Kind = { purpose: Purpose; type: PropertyType; category: Category; count: number };

const MAX_COMPLETIONS = 3;

/** "Flats for rent in Wakad". */
export function completionsFor(
  place: NamedPlace,
  counts: PlaceCounts,
  language: Language,
): Suggestion[] {
  if (place.kind === "project") return [];
  return kindsAt(place, counts)
    .slice(0, MAX_COMPLETIONS)
    .map(({ purpose, type, category, count }) => ({
      kind: "search",
      text: completionText(nameIn(place, language), purpose, type, language),
      detail: whereIs(place, language),
      count,
      path: resultsPath({
        filter: { purpose, category, type: [type], ...placeFilter(place) },
        rest: "",
      }),
    }));
}

type Counted = Pick<PlaceCount, "purpose" | "type" | "count">;

/** The kinds of listings in a city or locality, the most frequent first. */
export function kindsAt({ localityId, citySlug }: NamedPlace, { rows }: PlaceCounts): Kind[] {
  return kindsOf(rows.filter((row) => row.citySlug === citySlug && row.localityId === localityId));
}

export function kindsOf(rows: readonly Counted[]): Kind[] {
  const groups = Map.groupBy(rows, ({ purpose, type }) => `${purpose}/${type}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const count = group.reduce((sum, row) => sum + row.count, 0);
      return first ? [{ ...kindOf(first), count }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}

/** Homes for sale if there are any, otherwise the most frequent kind. */
export function mainKind(kinds: readonly Kind[]): Kind | undefined {
  const homes = kinds.find((kind) => kind.purpose === "sale" && kind.category === "residential");
  return homes ?? kinds[0];
}

function kindOf({ purpose, type }: Counted) {
  return { purpose, type, category: categoryOfType(type) };
}

/** How many of these listings a results page shows without further filters. */
export function countOn(page: ResultsPagePath, filter: LineFilter, kinds: readonly Kind[]): number {
  const purpose = filter.purpose ?? (page === "/commercial" ? USUAL_PURPOSE.commercial : undefined);
  const shown = kinds.filter(
    (kind) =>
      isOn(page, kind) &&
      (!purpose || kind.purpose === purpose) &&
      (!filter.category || kind.category === filter.category),
  );
  return shown.reduce((sum, { count }) => sum + count, 0);
}

function isOn(page: ResultsPagePath, { purpose, category }: Kind): boolean {
  if (page === "/buy") return purpose === "sale" && category === "residential";
  if (page === "/rent") return purpose === "rent";
  return page === "/search" || page === `/${category}`;
}

export function placeFilter({ citySlug, slug, kind, name }: NamedPlace): LineFilter {
  if (kind === "project") return { city: citySlug, q: name };
  return slug ? { city: citySlug, locality: [slug] } : { city: citySlug };
}

export function nameIn({ name, nameHi }: NamedPlace, language: Language): string {
  return language === "hi" ? (nameHi ?? name) : name;
}

/** The city of a locality, the state of a city; states have no Hindi names here yet. */
export function whereIs({ kind, citySlug }: NamedPlace, language: Language): string | null {
  const city = CITIES.find(({ slug }) => slug === citySlug);
  if (!city) return null;
  if (kind !== "city") return language === "hi" ? city.nameHi : city.name;
  return city.stateName === city.name || language === "hi" ? null : city.stateName;
}

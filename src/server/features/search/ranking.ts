/** In which order places are offered. */

import { errorsInBeginning, type Gram } from "#domain/search-line/place-words.ts";
import type { PlaceCounts } from "./counts.ts";
import type { Found, NamedPlace } from "./repository.ts";

export type Guess = { place: NamedPlace; gram: Gram };

type Ranked = Guess & { order: readonly number[] };

const KINDS = ["city", "locality", "project"];

/** More typed words explained, then the nearer spelling, then the place with more listings. */
export function rankPlaces(
  tail: readonly Gram[],
  found: readonly Found[],
  counts: PlaceCounts,
): Guess[] {
  const grams = new Map(tail.map((gram) => [gram.key, gram]));
  const ranked = found.flatMap((place) => {
    const gram = grams.get(place.typed);
    const fit = gram && fitOf(gram, place);
    if (!gram || fit === undefined) return [];
    const words = gram.to - gram.from;
    const order = [
      fit - words,
      KINDS.indexOf(place.kind),
      -listings(place, counts),
      place.key.length,
    ];
    return [{ place, gram, order }];
  });
  return firstOfEach(ranked.toSorted((one, other) => compare(one.order, other.order)));
}

/** 0 the name itself, 1 its beginning, 2 the beginning of a later word, 3 and more misspelt. */
function fitOf(gram: Gram, { key, folded }: NamedPlace): number | undefined {
  if (key === gram.key) return 0;
  if (key.startsWith(gram.key)) return 1;
  if (folded.includes(` ${gram.folded}`)) return 2;
  const errors = errorsInBeginning(gram, key);
  return errors === undefined ? undefined : 2 + errors;
}

function listings(place: NamedPlace, { byCity, byLocality }: PlaceCounts): number {
  return place.kind === "city"
    ? (byCity.get(place.citySlug) ?? 0)
    : (byLocality.get(place.localityId ?? "") ?? 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** A place has many spellings, and is offered once. */
function firstOfEach(ranked: readonly Ranked[]): Guess[] {
  const seen = new Set<string>();
  return ranked.filter(({ place: { citySlug, localityId, projectId } }) => {
    const id = localityId ?? projectId ?? citySlug;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/** The order in which places are suggested. */

import { foldPlaceName } from "#domain/places/place-name.ts";
import { errorsInBeginning, type Gram } from "#domain/search/line/place-vocabulary.ts";
import type { PlaceCounts } from "./counts.ts";
import type { Found, NamedPlace } from "./repository.ts";

export type Guess = { place: NamedPlace; gram: Gram };

type Ranked = Guess & { fit: number; order: readonly number[] };

const KINDS = ["city", "locality", "project"];

/** Below this, a name begins as typed; from it on, it is misspelt. */
const MISSPELT = 3;
const ENOUGH = 3;

/** The nearer spelling first, then the place with more listings. */
export function rankPlaces(
  tail: readonly Gram[],
  found: readonly Found[],
  counts: PlaceCounts,
): Guess[] {
  const grams = new Map(tail.map((gram) => [gram.key, gram]));
  const ranked = found.flatMap((place): Ranked[] => {
    const gram = grams.get(place.typed);
    const fit = gram && fitOf(gram, place);
    if (!gram || fit === undefined) return [];
    const rank = [fit, KINDS.indexOf(place.kind), -listings(place, counts), place.key.length];
    return [{ place, gram, fit, order: rank }];
  });
  const sorted = ranked.toSorted((one, other) => compare(one.order, other.order));
  return firstOfEach(fitting(longest(sorted)));
}

/** The place that explains the most words is meant: "Gandhi Nag…" is not Nagpur. */
function longest(ranked: readonly Ranked[]): Ranked[] {
  const first = Math.min(...ranked.map(({ gram }) => gram.from));
  return ranked.filter(({ gram }) => gram.from === first);
}

/** Suggests misspelt names only where few names begin as typed. */
function fitting(ranked: readonly Ranked[]): Ranked[] {
  const good = ranked.filter(({ fit }) => fit < MISSPELT);
  const isFound = good.length >= ENOUGH || good.some(({ fit }) => fit === 0);
  return isFound ? good : [...ranked];
}

/** 0 the name itself, 1 its prefix, 2 the prefix of a later word, 3 and more misspelt. */
function fitOf(gram: Gram, { key, folded, name }: NamedPlace): number | undefined {
  if (key === gram.key) return 0;
  // Prefers a displayed name that begins as typed to another name of the same place.
  const other = folded === foldPlaceName(name) ? 0 : 0.5;
  if (key.startsWith(gram.key)) return 1 + other;
  if (folded.includes(` ${gram.folded}`)) return 2 + other;
  const errors = errorsInBeginning(gram, key);
  return errors === undefined ? undefined : MISSPELT - 1 + errors;
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

/** A place has many spellings but is suggested once. */
function firstOfEach(ranked: readonly Ranked[]): Guess[] {
  const seen = new Set<string>();
  return ranked.filter(({ place: { citySlug, localityId, projectId } }) => {
    const id = localityId ?? projectId ?? citySlug;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

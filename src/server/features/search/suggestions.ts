/** Places that begin like what is being typed, what is listed there, and the line itself. */

import { CITIES } from "#domain/city-table.ts";
import type { Language } from "#domain/language.ts";
import type { PropertyType } from "#domain/property.ts";
import { resultsPath } from "#domain/results-path.ts";
import { completionText } from "#domain/search-line/completion-words.ts";
import type { Gram } from "#domain/search-line/place-words.ts";
import { gramsOf } from "#domain/search-line/place-words.ts";
import { type LineReading, readLine } from "#domain/search-line/read-line.ts";
import type { Suggestion } from "#domain/search-line/suggestion.ts";
import { understandingOf } from "#domain/search-line/understand-line.ts";
import type { LineFilter, Understanding } from "#domain/search-line/understanding.ts";
import type { Db } from "#server/db/client.ts";
import { citiesByCount, type PlaceCounts } from "./counts.ts";
import { type Guess, rankPlaces } from "./ranking.ts";
import { listPlacesLike, type NamedPlace } from "./repository.ts";
import { countInProjects } from "./repository-counts.ts";

type Tools = {
  db: Db;
  counts: PlaceCounts;
  understand: (line: string) => Promise<Understanding>;
};

const MAX_PLACES = 6;
const MAX_COMPLETIONS = 3;
const MAX_CITIES = 4;

const CATEGORY_OF = {
  Apartment: "residential",
  House: "residential",
  Commercial: "commercial",
  Land: "land",
} as const;

export async function suggestionsFor(
  tools: Tools,
  typed: string,
  language: Language,
): Promise<Suggestion[]> {
  if (typed === "") return [];
  const reading = readLine(typed);
  const wanted = /[\u0900-\u097f]/.test(typed) ? "hi" : language;
  const tail = tailOf(reading);
  const [guesses, whole] = await Promise.all([
    tail.length > 0 ? guessPlaces(tools, tail) : [],
    tools.understand(typed),
  ]);
  const line: Suggestion = {
    kind: "search",
    text: typed,
    detail: null,
    count: null,
    path: resultsPath(whole),
  };
  const places = await placeSuggestions(tools, reading, guesses.slice(0, MAX_PLACES), wanted);
  if (places.length === 0 && !whole.filter.city) {
    return [...citySuggestions(tools, reading, whole, wanted), line];
  }
  const isPlaceAlone = reading.claims.length === 0;
  const completions = isPlaceAlone ? completionsFor(tools, guesses[0], wanted) : [];
  return [...places, ...completions, line];
}

/** The words at the end that nothing else is known about: those being typed. */
function tailOf(reading: LineReading): Gram[] {
  const end = reading.words.findLastIndex(({ kind }) => kind !== "sign") + 1;
  return gramsOf(reading).filter(({ to, key, from }) => {
    const isClaimed = reading.claims.some((claim) => claim.from < to && claim.to > from);
    return to === end && key.length > 1 && !isClaimed;
  });
}

async function guessPlaces({ db, counts }: Tools, tail: Gram[]): Promise<Guess[]> {
  const keys = tail.map(({ key, folded }) => ({ key, folded }));
  return rankPlaces(tail, await listPlacesLike(db, keys), counts);
}

async function placeSuggestions(
  { db, counts }: Tools,
  reading: LineReading,
  guesses: readonly Guess[],
  language: Language,
): Promise<Suggestion[]> {
  const projects = guesses.flatMap(({ place }) => place.projectId ?? []);
  const inProjects = await countInProjects(db, projects);
  return guesses.map(({ place, gram }) => {
    const before = reading.line.slice(0, reading.words[gram.from]?.start);
    const { filter, rest } = understandingOf(readLine(before));
    const isAlone = before.trim() === "";
    return {
      kind: place.kind,
      text: `${before}${nameIn(place, language)}`,
      detail: whereIs(place, language),
      count: isAlone ? countAt(place, counts, inProjects) : null,
      path: resultsPath({ filter: { ...filter, ...filterFor(place) }, rest }),
    };
  });
}

function countAt(
  { kind, citySlug, localityId, projectId }: NamedPlace,
  { byCity, byLocality }: PlaceCounts,
  inProjects: ReadonlyMap<string, number>,
): number {
  if (kind === "city") return byCity.get(citySlug) ?? 0;
  const count =
    kind === "locality" ? byLocality.get(localityId ?? "") : inProjects.get(projectId ?? "");
  return count ?? 0;
}

function filterFor({ citySlug, slug, kind, name }: NamedPlace): LineFilter {
  if (kind === "project") return { city: citySlug, q: name };
  return slug ? { city: citySlug, locality: [slug] } : { city: citySlug };
}

/** "Flats for rent in Wakad", for the place that fits best. */
function completionsFor(
  { counts }: Tools,
  guess: Guess | undefined,
  language: Language,
): Suggestion[] {
  if (!guess || guess.place.kind === "project") return [];
  const { place } = guess;
  const sums = new Map<string, { purpose: "sale" | "rent"; type: PropertyType; count: number }>();
  for (const { citySlug, localityId, purpose, type, count } of counts.rows) {
    const isThere = place.localityId
      ? localityId === place.localityId
      : citySlug === place.citySlug;
    if (!isThere) continue;
    const key = `${purpose}/${type}`;
    sums.set(key, { purpose, type, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_COMPLETIONS)
    .map(({ purpose, type, count }) => ({
      kind: "search",
      text: completionText(nameIn(place, language), purpose, type, language),
      detail: whereIs(place, language),
      count,
      path: resultsPath({
        filter: { purpose, category: CATEGORY_OF[type], type: [type], ...filterFor(place) },
        rest: "",
      }),
    }));
}

/** "2bhk" says what but not where: the cities with most listings. */
function citySuggestions(
  { counts }: Tools,
  { claims }: LineReading,
  { filter, rest, parts }: Understanding,
  language: Language,
): Suggestion[] {
  if (claims.length === 0) return [];
  const typed = parts.map(({ text }) => text).join(" ");
  return citiesByCount(counts)
    .filter(({ count }) => count > 0)
    .slice(0, MAX_CITIES)
    .map(({ slug, name, nameHi }) => ({
      kind: "city",
      text: `${typed} ${language === "hi" ? nameHi : name}`,
      detail: null,
      count: null,
      path: resultsPath({ filter: { ...filter, city: slug }, rest }),
    }));
}

function nameIn({ name, nameHi }: NamedPlace, language: Language): string {
  return language === "hi" ? (nameHi ?? name) : name;
}

function whereIs({ kind, citySlug }: NamedPlace, language: Language): string | null {
  const city = CITIES.find(({ slug }) => slug === citySlug);
  if (!city) return null;
  if (kind === "city")
    return city.stateName === city.name ? null : stateIn(city.stateName, language);
  return language === "hi" ? city.nameHi : city.name;
}

/** The states have no Hindi names here yet. */
function stateIn(name: string, language: Language): string | null {
  return language === "hi" ? null : name;
}

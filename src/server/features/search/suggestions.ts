/** Suggests places that begin like the typed text, what is listed there, and the line itself. */

import { type Gram, gramsOf } from "#domain/search/line/place-vocabulary.ts";
import { type LineReading, readLine } from "#domain/search/line/read-line.ts";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import type { LineContext, LineFilter, Understanding } from "#domain/search/line/understanding.ts";
import { resultsPage, resultsPath } from "#domain/search/results-path.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Db } from "#server/platform/db/client.ts";
import {
  completionsFor,
  countOn,
  type Kind,
  kindsAt,
  kindsOf,
  mainKind,
  nameIn,
  placeFilter,
  whereIs,
} from "./completions.ts";
import { citiesByCount, type PlaceCounts } from "./counts.ts";
import { type Guess, rankPlaces } from "./ranking.ts";
import { listPlacesLike, type NamedPlace } from "./repository.ts";
import { listProjectCounts } from "./repository-counts.ts";

type Tools = {
  db: Db;
  counts: PlaceCounts;
  understand: (line: string, context: LineContext) => Promise<Understanding>;
  context: LineContext;
  language: Language;
};

const MAX_PLACES = 6;
const MAX_CITIES = 4;

export async function suggestionsFor(given: Tools, typed: string): Promise<Suggestion[]> {
  if (typed === "") return [];
  const language = /[\u0900-\u097f]/.test(typed) ? "hi" : given.language;
  const tools: Tools = { ...given, language };
  const reading = readLine(typed);
  const [guesses, whole] = await Promise.all([
    guessPlaces(tools, tailOf(reading)),
    tools.understand(typed, tools.context),
  ]);
  const path = resultsPath(whole, tools.context);
  const line: Suggestion = { kind: "search", text: typed, detail: null, count: null, path };
  const places = await placeSuggestions(tools, reading, guesses);
  if (places.length > 0) return [...places, ...moreAbout(tools, reading, guesses[0]), line];
  return [...citySuggestions(tools, whole), line];
}

/** The words at the end that are not understood otherwise: those being typed. */
function tailOf(reading: LineReading): Gram[] {
  const end = reading.words.findLastIndex(({ kind }) => kind !== "sign") + 1;
  const glue = new Set(reading.list.filter((sign) => sign.glue).map(({ from }) => from));
  return gramsOf(reading).filter(({ from, to }) => {
    const isTaken = reading.claims.some((claim) => claim.from < to && claim.to > from);
    return to === end && !isTaken && !(glue.has(from) && to - from === 1);
  });
}

async function guessPlaces({ db, counts }: Tools, tail: Gram[]): Promise<Guess[]> {
  if (tail.length === 0) return [];
  const keys = tail.map(({ key, folded }) => ({ key, folded }));
  return rankPlaces(tail, await listPlacesLike(db, keys), counts);
}

/** Suggests each place after the words that precede it; those may restrict the city. */
async function placeSuggestions(
  { db, counts, understand, context, language }: Tools,
  { line, words }: LineReading,
  guesses: readonly Guess[],
): Promise<Suggestion[]> {
  const before = line.slice(0, words[guesses[0]?.gram.from ?? 0]?.start);
  const { filter, rest } = await understand(before, context);
  const fitting = guesses
    .filter(({ place }) => !filter.city || filter.city === place.citySlug)
    .slice(0, MAX_PLACES);
  const inProjects = await listProjectCounts(
    db,
    fitting.flatMap(({ place }) => place.projectId ?? []),
  );
  return fitting.map(({ place }) => {
    const kinds = place.projectId
      ? kindsOf(inProjects.filter(({ projectId }) => projectId === place.projectId))
      : kindsAt(place, counts);
    const wanted = withPlace(filter, place, context, kinds);
    const isAlone = before.trim() === "";
    return {
      kind: place.kind,
      text: `${before}${nameIn(place, language)}`,
      detail: whereIs(place, language),
      count: isAlone
        ? countOn(resultsPage(wanted, context), { ...context, ...wanted }, kinds)
        : null,
      path: resultsPath({ filter: wanted, rest }, context),
    };
  });
}

/** A place alone leads to homes for sale if there are any, otherwise to what is listed there. */
function withPlace(
  said: LineFilter,
  place: NamedPlace,
  context: LineContext,
  kinds: readonly Kind[],
): LineFilter {
  const filter = { ...said, ...placeFilter(place) };
  const isOpen = Object.keys(said).length === 0 && !context.purpose && !context.category;
  const kind = isOpen ? mainKind(kinds) : undefined;
  return kind ? { ...filter, purpose: kind.purpose, category: kind.category } : filter;
}

function moreAbout(
  { counts, language }: Tools,
  { claims }: LineReading,
  guess: Guess | undefined,
): Suggestion[] {
  const isAlone = claims.length === 0 && guess?.gram.from === 0;
  return isAlone ? completionsFor(guess.place, counts, language) : [];
}

/** "2bhk" says what but not where: suggests the cities with the most listings. */
function citySuggestions(
  { counts, language, context }: Tools,
  { filter, rest, parts }: Understanding,
): Suggestion[] {
  if (parts.length === 0 || filter.city || filter.q || rest) return [];
  const typed = parts.map(({ text }) => text).join(" ");
  return citiesByCount(counts)
    .filter(({ count }) => count > 0)
    .slice(0, MAX_CITIES)
    .map(({ slug, name, nameHi }) => ({
      kind: "city",
      text: `${typed} ${language === "hi" ? nameHi : name}`,
      detail: null,
      count: null,
      path: resultsPath({ filter: { ...filter, city: slug }, rest }, context),
    }));
}

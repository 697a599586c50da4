/** Understands what visitors type, and suggests what they may mean while they type. */

import { findCity } from "#domain/places/city.ts";
import { CITIES } from "#domain/places/city-table.ts";
import { gramsOf } from "#domain/search/line/place-vocabulary.ts";
import { readLine, withPlaces } from "#domain/search/line/read-line.ts";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import { understandingOf } from "#domain/search/line/understand-line.ts";
import type { Claim, LineContext, Understanding } from "#domain/search/line/understanding.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { kindsOf, mainKind } from "./completions.ts";
import { citiesByCount, countPlaces } from "./counts.ts";
import {
  type FoundLocality,
  localitiesNear,
  type NamedLocality,
  type Nearby,
  nameLocalities,
  type Scope,
} from "./localities.ts";
import { placeClaims } from "./places.ts";
import { type Found, listPlacesNamed } from "./repository.ts";
import { listProjectCounts } from "./repository-counts.ts";
import { listLocalitiesOf } from "./repository-localities.ts";
import { suggestionsFor } from "./suggestions.ts";

const MAX_LOCALITIES = 200;

export type PlaceChoice = { slug: string; name: string; nameHi: string; count: number };

export function createSearchService({ reads: db, memoize }: Pick<Deps, "reads" | "memoize">) {
  // Memoized until something public changes, like the pages that show these counts.
  const counts = () => memoize("place counts", () => countPlaces(db));

  return {
    understand,

    suggest: async (
      typed: string,
      { language = "en", ...context }: LineContext & { language?: Language } = {},
    ): Promise<Suggestion[]> =>
      suggestionsFor({ db, counts: await counts(), understand, context, language }, typed.trim()),

    /** Cities with live listings; the specification's five always, and first. */
    listCities: async (): Promise<PlaceChoice[]> => citiesByCount(await counts()),

    /** Localities of a city with live listings, those with most first. */
    async listLocalities(citySlug: string): Promise<PlaceChoice[]> {
      const [{ byLocality }, names] = await Promise.all([counts(), listLocalitiesOf(db, citySlug)]);
      return names
        .map(({ id, slug, name, nameHi }) => {
          return { slug, name, nameHi: nameHi ?? name, count: byLocality.get(id) ?? 0 };
        })
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
        .slice(0, MAX_LOCALITIES);
    },

    /** The localities of the city that each of these texts names. */
    nameLocalities: async (
      texts: readonly string[],
      within: Scope & { city?: string | undefined },
    ): Promise<NamedLocality[]> =>
      texts.length === 0 ? [] : nameLocalities(db, await counts(), texts, within),

    /** Localities with listings close to one, the nearest first. */
    listNear: async (locality: FoundLocality, scope: Scope): Promise<Nearby> =>
      localitiesNear(db, await counts(), locality, scope),
  };

  async function understand(line: string, given: LineContext = {}): Promise<Understanding> {
    const context = { ...given, city: given.city && findCity(given.city)?.slug };
    const reading = readLine(line, context);
    const grams = gramsOf(reading);
    if (grams.length === 0) return understandingOf(reading);
    const [found, known] = await Promise.all([
      listPlacesNamed(
        db,
        grams.map(({ key, isStrict }) => ({ key, isStrict })),
      ),
      counts(),
    ]);
    const places = placeClaims(grams, found, context, known);
    const slug = places.findLast(({ sets }) => sets.city)?.sets.city ?? context.city;
    // The size of a bigha depends on the state.
    const state = CITIES.find((city) => city.slug === slug)?.state;
    const whole = withPlaces(readLine(line, { ...context, state }), places);
    return understandingOf({ ...whole, claims: await withProjectKinds(whole.claims, found) });
  }

  /** A project's name alone tells which kind of listing it offers, and so which page to show. */
  async function withProjectKinds(claims: Claim[], found: readonly Found[]): Promise<Claim[]> {
    const project = claims.find(({ param }) => param === "project");
    const isSaid = claims.some(({ sets }) => sets.category ?? sets.beds ?? sets.purpose);
    const place = found.find(({ name, projectId }) => projectId && name === project?.value);
    if (!project || isSaid || !place?.projectId) return claims;
    const kind = mainKind(kindsOf(await listProjectCounts(db, [place.projectId])));
    if (!kind) return claims;
    const sets = { ...project.sets, purpose: kind.purpose, category: kind.category };
    return claims.map((claim) => (claim === project ? { ...claim, sets } : claim));
  }
}

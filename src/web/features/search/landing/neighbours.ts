/** Related landing pages, each with its number of listings. */

import type { I18n } from "@lingui/core";
import type { Subtype } from "#domain/listings/listing.ts";
import { findCity } from "#domain/places/city.ts";
import { type Landing, landingPath, SECTION_SUBTYPES } from "#domain/search/landing.ts";
import type { FacetCount, Facets } from "#domain/search/search.ts";
import type { Language } from "#domain/shared/language.ts";
import { nameIn } from "#web/platform/messages/language.ts";
import { capitalised, KIND_LABELS } from "./landing-labels.ts";
import type { Counted } from "./landing-text.ts";

type Neighbour = { path: string; name: string; count: number };
export type Neighbours = Record<"kinds" | "localities" | "cities", Neighbour[]>;

/** Names of localities by slug, in the page's language. */
export type LocalityNames = ReadonlyMap<string, string>;

type Around = {
  landing: Landing;
  /** `here` counts what the page shows, `inCity` its section in the whole city. */
  here: Facets;
  inCity: Facets;
  names: LocalityNames;
  i18n: I18n;
  language: Language;
};

export const MAX_NEIGHBOURS = 24;

export function neighboursOf({ landing, here, inCity, names, i18n, language }: Around): Neighbours {
  const { section, city, subtype, locality } = landing;
  return {
    kinds: kindCounts(inCity, landing, i18n)
      .filter((kind) => kind.subtype !== subtype)
      .map((kind) => ({
        path: landingPath({ section, city, subtype: kind.subtype }),
        name: capitalised(kind.name),
        count: kind.count,
      })),
    localities: localityCounts(inCity, names)
      .filter(({ value }) => value !== locality)
      .map(({ value, name, count }) => ({
        path: landingPath({ section, city, locality: value }),
        name,
        count,
      })),
    // A locality has no counterpart in another city, so link to whole cities instead.
    cities: cityCounts(locality ? inCity : here).flatMap(({ value, count }) => {
      const other = value === city ? undefined : findCity(value);
      const path = landingPath({ section, city: value, subtype });
      return other ? [{ path, name: nameIn(language, other), count }] : [];
    }),
  };
}

/** The kinds of a section, most frequent first. */
export function kindCounts(
  { subtype: counts = [] }: Facets,
  { section }: Landing,
  i18n: I18n,
): (Counted & { subtype: Subtype })[] {
  return counts.flatMap(({ value, count }) => {
    const subtype = SECTION_SUBTYPES[section].find((known) => known === value);
    return subtype && count > 0 ? [{ subtype, name: i18n._(KIND_LABELS[subtype]), count }] : [];
  });
}

export function localityCounts({ locality: counts = [] }: Facets, names: LocalityNames) {
  return counts.slice(0, MAX_NEIGHBOURS).flatMap(({ value, count }) => {
    const name = names.get(value);
    return name && count > 0 ? [{ value, name, count }] : [];
  });
}

function cityCounts({ city: counts = [] }: Facets): FacetCount[] {
  return counts.filter(({ count }) => count > 0).slice(0, MAX_NEIGHBOURS);
}

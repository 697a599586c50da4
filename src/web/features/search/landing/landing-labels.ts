/** Names of a landing page's section, kind and title. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Subtype } from "#domain/listings/listing.ts";
import type { Landing, Section } from "#domain/search/landing.ts";
import type { Language } from "#domain/shared/language.ts";
import { nameIn } from "#web/platform/messages/language.ts";

type Names = { name: string; nameHi: string };
export type Places = { city: Names; locality: Names | null };

/** Plurals for use within a sentence. */
export const KIND_LABELS: Record<Subtype, MessageDescriptor> = {
  apartment: msg`apartments`,
  "builder-floor": msg`builder floors`,
  penthouse: msg`penthouses`,
  studio: msg`studios`,
  house: msg`houses`,
  villa: msg`villas`,
  "row-house": msg`row houses`,
  farmhouse: msg`farmhouses`,
  office: msg`offices`,
  retail: msg`shops and showrooms`,
  warehouse: msg`warehouses`,
  industrial: msg`industrial sheds`,
  "residential-land": msg`residential plots`,
  "agricultural-land": msg`agricultural land`,
  "commercial-land": msg`commercial plots`,
  "industrial-land": msg`industrial plots`,
};

const SECTION_LABELS: Record<Section, MessageDescriptor> = {
  buy: msg`homes`,
  rent: msg`homes`,
  commercial: msg`commercial property`,
  land: msg`land and plots`,
};

/** "Baner, Pune" */
export function placeName(language: Language, { city, locality }: Places): string {
  const names = locality ? [locality, city] : [city];
  return names.map((each) => nameIn(language, each)).join(", ");
}

/** "Apartments for rent in Mumbai" */
export function landingTitle(i18n: I18n, { section, subtype }: Landing, place: string): string {
  const kinds = i18n._(subtype ? KIND_LABELS[subtype] : SECTION_LABELS[section]);
  return capitalised(titleOf(i18n, section, kinds, place));
}

function titleOf(i18n: I18n, section: Section, kinds: string, place: string): string {
  if (section === "buy") return i18n._(msg`${kinds} for sale in ${place}`);
  if (section === "rent") return i18n._(msg`${kinds} for rent in ${place}`);
  return i18n._(msg`${kinds} in ${place}`);
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
}

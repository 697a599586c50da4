import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatArea } from "#domain/area.ts";
import type { PropertySummary } from "#domain/property.ts";
import { formatMonth } from "#web/dates.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  SUBTYPE_LABELS,
} from "#web/labels.ts";
import { AREA_WORDS, useLanguage } from "#web/language.ts";

export type Fact = { value: string; note: string };

/** The three facts of a card: rooms or kind, area with its basis, furnishing or possession. */
export function useCardFacts(property: PropertySummary): Fact[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { beds, baths, areaSqft, areaBasis, furnishing, possession, availableFrom } = property;
  const facts: Fact[] = [];
  if (beds) {
    const bathNote = baths ? t`${plural(baths, { one: "# bath", other: "# baths" })}` : "";
    facts.push({ value: t`${beds} BHK`, note: bathNote });
  } else {
    facts.push({ value: i18n._(SUBTYPE_LABELS[property.subtype]), note: "" });
  }
  if (areaSqft) {
    const unit = property.type === "Land" && areaSqft >= 43_560 ? "acre" : "sqft";
    facts.push({
      value: formatArea(areaSqft, unit, AREA_WORDS[language]),
      note: i18n._(AREA_BASIS_LABELS[areaBasis]),
    });
  }
  if (possession === "under-construction" && availableFrom) {
    facts.push({ value: formatMonth(availableFrom, language), note: t`possession` });
  } else if (furnishing) {
    facts.push({ value: i18n._(FURNISHING_LABELS[furnishing]), note: "" });
  } else if (possession) {
    facts.push({ value: i18n._(POSSESSION_LABELS[possession]), note: "" });
  }
  return facts;
}

import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatArea } from "#domain/area.ts";
import { formatRupees } from "#domain/money.ts";
import type { Property } from "#domain/property.ts";
import { formatDate } from "#web/dates.ts";
import {
  FACING_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  SUBTYPE_LABELS,
} from "#web/labels.ts";
import { AREA_WORDS, MONEY_WORDS, useLanguage } from "#web/language.ts";

type Row = { label: string; value: string };

const AREA_TITLES = {
  carpet: msg`Carpet area`,
  builtup: msg`Built-up area`,
  super: msg`Super built-up area`,
  plot: msg`Plot area`,
  unknown: msg`Area`,
};

/** Everything known about a listing, as label and value; what is unknown is left out. */
export function usePropertyFacts(property: Property): Row[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { floor, totalFloors, ageYears, parking } = property;
  const monthly = (rupees: number) => `${formatRupees(rupees)}/${MONEY_WORDS[language].month}`;
  const rows: [label: string, value: string | null][] = [
    [t`Kind`, i18n._(SUBTYPE_LABELS[property.subtype])],
    [
      i18n._(AREA_TITLES[property.areaBasis]),
      property.areaSqft && formatArea(property.areaSqft, "sqft", AREA_WORDS[language]),
    ].map(orNull) as [string, string | null],
    [t`Bedrooms`, property.beds ? t`${property.beds} BHK` : null],
    [t`Bathrooms`, property.baths ? String(property.baths) : null],
    [t`Floor`, floorText()],
    [t`Facing`, property.facing && i18n._(FACING_LABELS[property.facing])],
    [t`Furnishing`, property.furnishing && i18n._(FURNISHING_LABELS[property.furnishing])],
    [t`Parking`, parking === null ? null : String(parking)],
    [t`Possession`, property.possession && i18n._(POSSESSION_LABELS[property.possession])],
    [t`Available from`, property.availableFrom && formatDate(property.availableFrom, language)],
    [t`Age`, ageText()],
    [t`Deposit`, property.deposit === null ? null : formatRupees(property.deposit)],
    [t`Maintenance`, property.maintenance === null ? null : monthly(property.maintenance)],
    [t`Zoning`, property.zoning],
    [t`Water source`, property.waterSource],
    [t`Road access`, property.roadAccess],
    [t`Electricity`, property.electricity],
    [t`RERA number given`, property.reraNumber],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

  function floorText(): string | null {
    if (floor === null) return null;
    const name = floor === 0 ? t`Ground` : String(floor);
    return totalFloors === null ? name : t`${name} of ${totalFloors}`;
  }

  function ageText(): string | null {
    if (ageYears === null) return null;
    return ageYears === 0 ? t`New` : t`${plural(ageYears, { one: "# year", other: "# years" })}`;
  }
}

function orNull(value: string | number | null): string | null {
  return typeof value === "string" ? value : null;
}

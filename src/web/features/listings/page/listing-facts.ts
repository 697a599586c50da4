import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type FieldsWith, fieldsWhere, isOf } from "#domain/listings/fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { useAreaUnit } from "#web/features/listings/cards/area-unit.ts";
import { useFieldValue, useFloorText } from "#web/features/listings/field-value.ts";
import { formatDate, formatMonth } from "#web/platform/labels/dates.ts";
import { FIELD_LABELS } from "#web/platform/labels/field-labels.ts";
import { POSSESSION_LABELS } from "#web/platform/labels/labels.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { AREA_TITLES } from "./area-labels.ts";

type Row = { label: string; value: string };
type FactName = FieldsWith<{ isFact: true }>;
type Said = { label?: string; value: string | null };

const FACT_NAMES = fieldsWhere<FactName>(({ isFact = false }) => isFact);

/** What matters first about a place of work; the rest follows in the usual order. */
const WORKPLACE_FIRST: readonly FactName[] = [
  ...(["subtype", "areaSqft", "floor", "furnishing", "parking"] as const),
  ...(["baths", "possession", "availableFrom", "ageYears"] as const),
];

/** Everything known about a listing, as label and value; what is unknown is left out. */
export function useListingFacts(listing: Listing): Row[] {
  const { i18n } = useLingui();
  const said = useFieldValue();
  const special = useSpecialFacts(listing);
  return factsOf(listing.type).flatMap((name) => {
    const { label, value } = special[name] ?? { value: said(name, listing[name]) };
    return value ? [{ label: label ?? i18n._(FIELD_LABELS[name]), value }] : [];
  });
}

function factsOf(type: Listing["type"]): readonly FactName[] {
  const names = FACT_NAMES.filter((name) => isOf(name, type));
  if (type !== "Commercial") return names;
  return [...WORKPLACE_FIRST, ...names.filter((name) => !WORKPLACE_FIRST.includes(name))];
}

/** Facts of which more is said than their value. */
function useSpecialFacts(listing: Listing): Partial<Record<FactName, Said>> {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const unitOf = useAreaUnit();
  const floorText = useFloorText();
  const { beds, baths, parking, areaSqft, areaBasis, maintenance } = listing;
  const monthly = (rupees: number) => `${formatRupees(rupees)}/${MONEY_LABELS[language].month}`;
  return {
    beds: { value: beds ? t`${beds} BHK` : null },
    baths: { value: baths ? String(baths) : null },
    areaSqft: {
      label: i18n._(AREA_TITLES[areaBasis]),
      value: areaSqft ? formatArea(areaSqft, unitOf(listing).unit, AREA_LABELS[language]) : null,
    },
    floor: { value: floorText(listing) },
    ageYears: { label: t`Age`, value: useAge(listing) },
    parking: { value: parking === 0 ? t`None` : (parking?.toString() ?? null) },
    ...useReadiness(listing),
    maintenance: { value: maintenance === null ? null : monthly(maintenance) },
  };
}

function useAge({ ageYears }: Listing): string | null {
  const { t } = useLingui();
  if (ageYears === null) return null;
  return ageYears === 0 ? t`New` : t`${plural(ageYears, { one: "# year", other: "# years" })}`;
}

/** A tenant asks from when, not whether it is built. */
function useReadiness({ possession, availableFrom, purpose }: Listing) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (possession === "under-construction" && availableFrom) {
    return {
      possession: { value: formatMonth(availableFrom, language) },
      availableFrom: { value: null },
    };
  }
  const isTold = possession !== null && purpose === "sale";
  const isBuilding = possession === "under-construction";
  return {
    possession: { value: isTold ? i18n._(POSSESSION_LABELS[possession]) : null },
    availableFrom: {
      value: isBuilding || !availableFrom ? null : formatDate(availableFrom, language),
    },
  };
}

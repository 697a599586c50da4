import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Listing } from "#domain/listings/listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { useAreaUnit } from "#web/features/listings/cards/area-unit.ts";
import { formatDate, formatMonth } from "#web/platform/labels/dates.ts";
import { FACING_LABELS } from "#web/platform/labels/facing-labels.ts";
import {
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  SUBTYPE_LABELS,
} from "#web/platform/labels/labels.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { AREA_TITLES } from "./area-labels.ts";

type Row = { label: string; value: string };

const HOME = [
  ...["kind", "beds", "baths", "area", "floor", "facing", "age", "furnishing", "parking"],
  ...["possession", "availableFrom", "maintenance"],
] as FactName[];
const WORKPLACE = [
  ...["kind", "area", "floor", "furnishing", "parking", "baths", "possession", "availableFrom"],
  ...["age", "facing", "maintenance"],
] as FactName[];
const LAND = [
  ...["kind", "area", "zoning", "roadAccess", "waterSource", "electricity", "facing"],
  ...["possession", "availableFrom"],
] as FactName[];

/** The facts that matter for each type of listing, most important first. */
const FACTS_OF: Record<Listing["type"], readonly FactName[]> = {
  Apartment: HOME,
  House: HOME,
  Commercial: WORKPLACE,
  Land: LAND,
};

/** Everything known about a listing, as labels and values; leaves out what is unknown. */
export function useListingFacts(property: Listing): Row[] {
  const facts = useFacts(property);
  return FACTS_OF[property.type].flatMap((name) => {
    const [label, value] = facts[name];
    return value ? [{ label, value }] : [];
  });
}

type Fact = [label: string, value: string | null | undefined];
type FactName = keyof ReturnType<typeof useFacts>;

function useFacts(property: Listing) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const unitOf = useAreaUnit();
  const state = useStanding(property);
  const { beds, baths, parking, areaSqft, maintenance, furnishing, facing } = property;
  const monthly = (rupees: number) => `${formatRupees(rupees)}/${MONEY_LABELS[language].month}`;
  return {
    kind: [t`Kind`, i18n._(SUBTYPE_LABELS[property.subtype])],
    beds: [t`Bedrooms`, beds ? t`${beds} BHK` : null],
    baths: [t`Bathrooms`, baths ? String(baths) : null],
    area: [
      i18n._(AREA_TITLES[property.areaBasis]),
      areaSqft ? formatArea(areaSqft, unitOf(property).unit, AREA_LABELS[language]) : null,
    ],
    floor: [t`Floor`, state.floor],
    facing: [t`Facing`, facing && i18n._(FACING_LABELS[facing])],
    age: [t`Age`, state.age],
    furnishing: [t`Furnishing`, furnishing && i18n._(FURNISHING_LABELS[furnishing])],
    parking: [t`Parking`, parking === 0 ? t`None` : (parking?.toString() ?? null)],
    possession: [t`Possession`, state.possession],
    availableFrom: [t`Available from`, state.availableFrom],
    maintenance: [t`Maintenance`, maintenance === null ? null : monthly(maintenance)],
    zoning: [t`Zoning`, property.zoning],
    roadAccess: [t`Road access`, property.roadAccess],
    waterSource: [t`Water source`, property.waterSource],
    electricity: [t`Electricity`, property.electricity],
  } satisfies Record<string, Fact>;
}

/** The floor, the age, and when it is ready. */
function useStanding({
  floor,
  totalFloors,
  ageYears,
  possession,
  availableFrom,
  purpose,
}: Listing) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const isBuilding = possession === "under-construction";
  return {
    floor: floorText(),
    age: ageText(),
    possession: possessionText(),
    availableFrom: isBuilding ? null : availableFrom && formatDate(availableFrom, language),
  };

  /** Tenants ask when a home is available, not whether it is built. */
  function possessionText(): string | null {
    if (isBuilding && availableFrom) return formatMonth(availableFrom, language);
    return possession && purpose === "sale" ? i18n._(POSSESSION_LABELS[possession]) : null;
  }

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

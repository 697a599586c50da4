import { useLingui } from "@lingui/react/macro";
import { type ListingSummary, pricePerSqft } from "#domain/listings/listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatRate, formatRupees } from "#domain/shared/money/money.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  LISTER_LABELS,
  POSSESSION_LABELS,
  SUBTYPE_LABELS,
} from "#web/platform/labels/labels.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";

/** One fact of each home; null where it is not known. */
export type CompareRow = { label: string; values: (string | null)[]; isDifferent: boolean };

type Reader = (property: ListingSummary) => string | null;

/** The facts that at least one of the homes has, in the order people ask for them. */
export function useCompareRows(properties: ListingSummary[]): CompareRow[] {
  const readers = [...useMoneyReaders(), ...useHomeReaders(), ...useLandReaders()];
  return readers.flatMap(([label, read]) => {
    const values = properties.map(read);
    if (values.every((value) => value === null)) return [];
    return [{ label, values, isDifferent: new Set(values).size > 1 }];
  });
}

function useMoneyReaders(): [string, Reader][] {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  return [
    [t`For`, ({ purpose }) => (purpose === "rent" ? t`Rent per month` : t`Sale`)],
    [
      t`Price per sq ft`,
      (property) => {
        const rate = pricePerSqft(property);
        return rate === null ? null : formatRate(rate, "sqft", words);
      },
    ],
    [t`Deposit`, ({ deposit }) => (deposit === null ? null : formatRupees(deposit))],
  ];
}

function useHomeReaders(): [string, Reader][] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const ground = t`Ground`;
  return [
    [t`Kind`, ({ subtype }) => i18n._(SUBTYPE_LABELS[subtype])],
    [t`Bedrooms`, ({ beds }) => (beds ? t`${beds} BHK` : null)],
    [t`Bathrooms`, ({ baths }) => countText(baths)],
    [
      t`Area`,
      ({ areaSqft, areaBasis }) =>
        areaSqft === null
          ? null
          : `${formatArea(areaSqft, "sqft", AREA_LABELS[language])} (${i18n._(AREA_BASIS_LABELS[areaBasis])})`,
    ],
    [t`Furnishing`, ({ furnishing }) => furnishing && i18n._(FURNISHING_LABELS[furnishing])],
    [t`Possession`, ({ possession }) => possession && i18n._(POSSESSION_LABELS[possession])],
    [
      t`Available from`,
      ({ availableFrom }) => availableFrom && formatDate(availableFrom, language),
    ],
    [
      t`Floor`,
      ({ floor, totalFloors }) => {
        if (floor === null) return null;
        const name = floor === 0 ? ground : String(floor);
        return totalFloors === null ? name : t`${name} of ${totalFloors}`;
      },
    ],
    [t`Parking`, ({ parking }) => countText(parking)],
    [t`Amenities`, ({ amenities }) => listText(amenities)],
    [t`Nearby`, ({ landmarks }) => listText(landmarks)],
    [
      t`Listed By`,
      ({ company, agent, postedBy }) => {
        const kind = i18n._(LISTER_LABELS[postedBy]);
        if (company) return company.name;
        return agent ? `${agent.name} (${kind})` : kind;
      },
    ],
    [t`Listed on`, ({ listedAt }) => formatDate(listedAt, language)],
  ];
}

function useLandReaders(): [string, Reader][] {
  const { t } = useLingui();
  return [
    [t`Zoning`, ({ zoning }) => zoning],
    [t`Water source`, ({ waterSource }) => waterSource],
    [t`Road access`, ({ roadAccess }) => roadAccess],
    [t`Electricity`, ({ electricity }) => electricity],
  ];
}

function countText(count: number | null): string | null {
  return count === null ? null : String(count);
}

function listText(items: string[]): string | null {
  return items.length === 0 ? null : items.join(", ");
}

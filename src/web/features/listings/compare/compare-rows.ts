import { useLingui } from "@lingui/react/macro";
import { type CardField, type FieldsWith, fieldsWhere } from "#domain/listings/fields.ts";
import { type ListingSummary, pricePerSqft } from "#domain/listings/listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatRate } from "#domain/shared/money/money.ts";
import { useFieldValue, useFloorText } from "#web/features/listings/field-value.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { FIELD_LABELS } from "#web/platform/labels/field-labels.ts";
import { AREA_BASIS_LABELS, LISTER_LABELS } from "#web/platform/labels/labels.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";

/** One fact of each home; null where it is not known. */
export type CompareRow = { label: string; values: (string | null)[]; isDifferent: boolean };

type Reader = (listing: ListingSummary) => string | null;
type ComparedField = FieldsWith<{ isCompared: true }> & CardField;

/** Money is told first. */
const MONEY_FIELDS: readonly ComparedField[] = ["purpose", "deposit"];
const FACT_FIELDS = fieldsWhere<ComparedField>(({ isCompared = false }) => isCompared).filter(
  (name) => !MONEY_FIELDS.includes(name),
);

/** The facts at least one of the homes gives, in the order people ask for them. */
export function useCompareRows(listings: ListingSummary[]): CompareRow[] {
  const { t } = useLingui();
  const readerOf = useFieldReader();
  const rows: [string, Reader][] = [
    ...MONEY_FIELDS.map(readerOf),
    [t`Price per sq ft`, useRate()],
    ...FACT_FIELDS.map(readerOf),
    ...useListerReaders(),
  ];
  return rows.flatMap(([label, read]) => {
    const values = listings.map(read);
    if (values.every((value) => value === null)) return [];
    return [{ label, values, isDifferent: new Set(values).size > 1 }];
  });
}

function useFieldReader(): (name: ComparedField) => [string, Reader] {
  const { t, i18n } = useLingui();
  const said = useFieldValue();
  const language = useLanguage();
  const special: Partial<Record<ComparedField, Reader>> = {
    purpose: ({ purpose }) => (purpose === "rent" ? t`Rent per month` : t`Sale`),
    beds: ({ beds }) => (beds ? t`${beds} BHK` : null),
    areaSqft: ({ areaSqft, areaBasis }) =>
      areaSqft === null
        ? null
        : `${formatArea(areaSqft, "sqft", AREA_LABELS[language])} (${i18n._(AREA_BASIS_LABELS[areaBasis])})`,
    floor: useFloorText(),
  };
  const labels: Partial<Record<ComparedField, string>> = { purpose: t`For`, landmarks: t`Nearby` };
  return (name) => [
    labels[name] ?? i18n._(FIELD_LABELS[name]),
    special[name] ?? ((listing) => said(name, listing[name])),
  ];
}

function useRate(): Reader {
  const words = MONEY_LABELS[useLanguage()];
  return (listing) => {
    const rate = pricePerSqft(listing);
    return rate === null ? null : formatRate(rate, "sqft", words);
  };
}

function useListerReaders(): [string, Reader][] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return [
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

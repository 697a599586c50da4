import { useLingui } from "@lingui/react/macro";
import { type ListingSummary, pricePerSqft } from "#domain/listings/listing.ts";
import { sqftPerUnit } from "#domain/shared/area/units.ts";
import { formatPrice, formatRate, formatRupees } from "#domain/shared/money/money.ts";
import { AREA_BASIS_LABELS } from "#web/platform/labels/labels.ts";
import { shortPrice } from "#web/platform/labels/price-text.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { useAreaUnit } from "./area-unit.ts";

type Props = { property: ListingSummary; className?: string };

/** The short price; every digit of it on hover. */
export function Price({ property, className = "" }: Props) {
  const words = MONEY_LABELS[useLanguage()];
  return (
    <span
      className={`whitespace-nowrap font-bold tracking-tight ${className}`}
      title={exactPrice(property)}
    >
      {shortPrice(property, words)}
    </span>
  );
}

/** Shown beside the price: the rate for a sale, the period for a rent. */
export function PriceNote({ property }: { property: ListingSummary }) {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const { unit, state } = useAreaUnit()(property);
  if (property.purpose === "rent" && property.priceMin !== null) return t`per month`;
  const rate = pricePerSqft(property);
  const factor = sqftPerUnit(unit, state) ?? 1;
  return rate === null ? null : formatRate(Math.round(rate * factor), unit, words);
}

/** "₹9,800 per sq ft of carpet": names the basis of the rate, without which rates cannot be compared. */
export function useRate(property: ListingSummary): string | null {
  const { t, i18n } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const { unit, state } = useAreaUnit()(property);
  const rate = pricePerSqft(property);
  if (rate === null) return null;
  if (unit !== "sqft") return formatRate(rate * (sqftPerUnit(unit, state) ?? 1), unit, words);
  const price = formatPrice(rate, words);
  const basis = i18n._(AREA_BASIS_LABELS[property.areaBasis]);
  return t`${price} per sq ft of ${basis}`;
}

/** The lister's own text in English; in Hindi our reading of it, where we could parse it. */
export function usePriceRange(property: ListingSummary): string {
  const { t } = useLingui();
  const isHindi = useLanguage() === "hi";
  if (!isHindi || property.priceMin === null) return property.priceRange;
  const price = shortPrice(property, MONEY_LABELS.hi);
  return property.purpose === "rent" ? `${price} ${t`per month`}` : price;
}

function exactPrice({ priceMin, priceMax }: ListingSummary): string | undefined {
  if (priceMin === null) return undefined;
  const ends = [priceMin, priceMax ?? priceMin];
  return [...new Set(ends.map(formatRupees))].join(" – ");
}

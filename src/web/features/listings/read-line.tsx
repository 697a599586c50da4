import { Trans, useLingui } from "@lingui/react/macro";
import type { Facing, Furnishing, Possession } from "#domain/listings/listing.ts";
import { type AreaBasis, formatArea } from "#domain/shared/area/area.ts";
import { FACING_LABELS } from "#web/platform/labels/facing-labels.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
} from "#web/platform/labels/labels.ts";
import { shortPrice } from "#web/platform/labels/price-text.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";

type Readable = {
  priceMin: number | null;
  priceMax: number | null;
  areaSqft: number | null;
  areaBasis: AreaBasis;
  beds: number | null;
  floor: number | null;
  totalFloors: number | null;
  furnishing: Furnishing | null;
  possession: Possession | null;
  facing: Facing | null;
};

/** Shows what was understood of a listing's text while it is typed. */
export function ReadLine({ reading }: { reading: Readable }) {
  const parts = useParts(reading);
  return (
    <p role="status" className="text-muted text-sm">
      {parts.length === 0 ? (
        <Trans>Nothing read from the price and features yet.</Trans>
      ) : (
        <>
          <Trans>Read from what you typed:</Trans>{" "}
          <span className="font-medium text-ink">{parts.join(" · ")}</span>
        </>
      )}
    </p>
  );
}

function useParts(reading: Readable): string[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { areaSqft, areaBasis, beds, furnishing, possession, facing } = reading;
  const price = shortPrice({ ...reading, priceRange: "" }, MONEY_LABELS[language]);
  const area = areaSqft && formatArea(areaSqft, "sqft", AREA_LABELS[language]);
  const basis = areaBasis === "unknown" ? "" : ` ${i18n._(AREA_BASIS_LABELS[areaBasis])}`;
  return [
    price,
    area && `${area}${basis}`,
    beds && t`${beds} BHK`,
    useFloor(reading),
    furnishing && i18n._(FURNISHING_LABELS[furnishing]),
    possession && i18n._(POSSESSION_LABELS[possession]),
    facing && t`facing ${i18n._(FACING_LABELS[facing])}`,
  ].filter((part): part is string => typeof part === "string" && part !== "");
}

function useFloor({ floor, totalFloors }: Readable): string | null {
  const { t } = useLingui();
  if (floor === null) return null;
  return totalFloors === null ? t`floor ${floor}` : t`floor ${floor} of ${totalFloors}`;
}

import { useLingui } from "@lingui/react/macro";
import type { Listing } from "#domain/listings/listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { type AreaUnit, isLocalUnit, sqftPerUnit } from "#domain/shared/area/units.ts";
import { formatRate } from "#domain/shared/money/money.ts";
import { useRate } from "#web/features/listings/cards/price.tsx";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { AREA_MEANINGS, AREA_TITLES } from "./area-labels.ts";
import { Block } from "./block.tsx";

type Props = {
  property: Listing;
  /** The units used for land in this state; homes use square feet and metres. */
  landUnits: AreaUnit[];
  state: string | null;
};

const HOME_UNITS: readonly AreaUnit[] = ["sqft", "sqm"];

/** The area in common units, what it measures, and the price per unit. */
export function AreaBlock({ property, landUnits, state }: Props) {
  const { t, i18n } = useLingui();
  const rate = useRate(property);
  const { areaSqft, areaBasis } = property;
  if (!areaSqft) return null;
  const units = landUnits.length > 0 ? landUnits : HOME_UNITS;
  return (
    <Block title={i18n._(AREA_TITLES[areaBasis])}>
      <p className="max-w-[68ch] text-muted">{i18n._(AREA_MEANINGS[areaBasis])}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full max-w-xl text-left">
          <caption className="sr-only">{t`The area in other units`}</caption>
          <tbody>
            {units.map((unit) => (
              <UnitRow key={unit} unit={unit} property={property} state={state} />
            ))}
          </tbody>
        </table>
      </div>
      {rate && <p className="mt-3 font-semibold">{rate}</p>}
    </Block>
  );
}

type RowProps = { unit: AreaUnit; property: Listing; state: string | null };

function UnitRow({ unit, property, state }: RowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { areaSqft, priceMin, purpose } = property;
  const sqft = sqftPerUnit(unit, state);
  if (!areaSqft || sqft === null) return null;
  const area = formatArea(areaSqft, unit, AREA_LABELS[language], state);
  const costs = purpose === "sale" && priceMin ? Math.round((priceMin / areaSqft) * sqft) : null;
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2 pr-4 font-semibold">
        {/* A bigha or katha differs even between districts. */}
        {isLocalUnit(unit) ? t`about ${area}` : area}
      </th>
      <td className="py-2 text-right text-muted">
        {costs && formatRate(costs, unit, MONEY_LABELS[language])}
      </td>
    </tr>
  );
}

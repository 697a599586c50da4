import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { formatPrice } from "#domain/shared/money/money.ts";
import { formatDate, indianDay } from "#web/platform/labels/dates.ts";
import { FURNISHING_LABELS, POSSESSION_LABELS } from "#web/platform/labels/labels.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";

type Props = { property: ListingSummary; now: string };

type NamedFact = [name: string, value: string | null];

const SHOWN_AMENITIES = 3;
const SHOWN_LANDMARKS = 2;

/** Further facts that people ask about a rental, a workplace or land. */
export function CardExtras({ property, now }: Props) {
  const isLand = property.type === "Land";
  const isRent = property.purpose === "rent";
  return (
    <div className="card-extras grid content-start gap-2 text-sm">
      {isLand && <LandFacts property={property} />}
      {!isLand && isRent && <RentFacts property={property} now={now} />}
      {!isLand && !isRent && property.type === "Commercial" && <SaleFacts property={property} />}
      {isLand ? (
        <Badges texts={property.landmarks} most={SHOWN_LANDMARKS} />
      ) : (
        isRent && <Badges texts={property.amenities} most={SHOWN_AMENITIES} />
      )}
      {property.description && (
        <p className="line-clamp-2 text-muted max-sm:hidden">{property.description}</p>
      )}
    </div>
  );
}

function RentFacts({ property, now }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const deposit = useDeposit();
  const { availableFrom } = property;
  const isNow = availableFrom === null || availableFrom <= indianDay(now);
  const workplace = useWorkplace(property);
  return (
    <Facts
      facts={[
        [t`Deposit`, deposit(property)],
        [t`Available`, isNow ? t`Now` : formatDate(availableFrom, language)],
        ...workplace,
      ]}
    />
  );
}

/** "₹1.5 L (3 months)" */
function useDeposit(): (property: ListingSummary) => string | null {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  return ({ deposit, priceMin }) => {
    if (deposit === null) return null;
    const amount = formatPrice(deposit, words);
    const months = priceMin ? Math.round(deposit / priceMin) : 0;
    const inMonths = t`${plural(months, { one: "# month", other: "# months" })}`;
    return months > 0 ? `${amount} (${inMonths})` : amount;
  };
}

function SaleFacts({ property }: Pick<Props, "property">) {
  return <Facts facts={useWorkplace(property)} />;
}

/** What a workplace's three card facts leave out: with a floor among them, possession and furnishing. */
function useWorkplace(property: ListingSummary): NamedFact[] {
  const { type, parking, floor, possession, furnishing } = property;
  const { t, i18n } = useLingui();
  const cars: NamedFact = [t`Parking`, parking ? String(parking) : null];
  if (type !== "Commercial") return [cars];
  const isSaid = floor === null && furnishing === null;
  return [
    [t`Possession`, isSaid ? null : possession && i18n._(POSSESSION_LABELS[possession])],
    [t`Furnishing`, floor === null ? null : furnishing && i18n._(FURNISHING_LABELS[furnishing])],
    cars,
  ];
}

function LandFacts({ property }: Pick<Props, "property">) {
  const { t } = useLingui();
  const { zoning, waterSource, roadAccess, electricity } = property;
  return (
    <Facts
      facts={[
        [t`Zoning`, zoning],
        [t`Water source`, waterSource],
        [t`Road access`, roadAccess],
        [t`Electricity`, electricity],
      ]}
    />
  );
}

/** Names and values in two columns; leaves out what is unknown. */
function Facts({ facts }: { facts: NamedFact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 leading-snug">
      {known.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Badges({ texts, most }: { texts: string[]; most: number }) {
  if (texts.length === 0) return null;
  const rest = texts.length - most;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {texts.slice(0, most).map((text) => (
        <li key={text} className="rounded-full bg-sunk px-2.5 py-0.5">
          {text}
        </li>
      ))}
      {rest > 0 && (
        <li className="px-1 py-0.5 text-muted">
          <Trans>+{rest} more</Trans>
        </li>
      )}
    </ul>
  );
}

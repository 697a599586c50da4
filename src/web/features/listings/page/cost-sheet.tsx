import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { type PurchaseCosts, TAX_AT_SOURCE } from "#domain/listings/purchase-cost.ts";
import { BUYERS, type Buyer } from "#domain/listings/stamp-duty-table.ts";
import { formatPrice, formatRupees } from "#domain/shared/money/money.ts";
import { formatMonth } from "#web/platform/labels/dates.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { DutyNote, GstNote, RegistrationNote } from "./cost-notes.tsx";

type Props = {
  costs: PurchaseCosts;
  isLowerEnd: boolean;
  buyer: Buyer;
  onBuyer: (buyer: Buyer) => void;
};

const BUYER_LABELS = { man: msg`A man`, woman: msg`A woman`, joint: msg`Joint buyers` };

/** Price, stamp duty, registration and GST, each with its explanation on a tap, and their total. */
export function CostSheet({ costs, isLowerEnd, buyer, onBuyer }: Props) {
  const { t } = useLingui();
  const { price, rates, byBuyer } = costs;
  const { duty, registration, gst, total } = byBuyer[buyer];
  return (
    <>
      {costs.isBuyerRelevant && <BuyerChoice buyer={buyer} onBuyer={onBuyer} />}
      <div className="max-w-xl">
        <p className={LINE}>
          <span>{isLowerEnd ? t`Price, lower end` : t`Price`}</span>
          <span className="font-semibold">{formatRupees(price)}</span>
        </p>
        {duty && (
          <Line label={t`Stamp duty`} rupees={duty.rupees}>
            <DutyNote price={price} duty={duty} surcharge={rates?.surcharge ?? null} />
          </Line>
        )}
        {registration && (
          <Line label={t`Registration`} rupees={registration.rupees}>
            <RegistrationNote
              price={price}
              registration={registration}
              isHighestSlab={rates?.isHighestSlab ?? false}
            />
          </Line>
        )}
        {gst && (
          <Line label={t`GST`} rupees={gst.rupees}>
            <GstNote gst={gst} />
          </Line>
        )}
        <p className="flex justify-between gap-4 py-3 font-bold text-lg">
          <span>{rates ? t`All in` : t`Without duty and registration`}</span>
          <output>{formatRupees(total)}</output>
        </p>
      </div>
      <Notes costs={costs} />
    </>
  );
}

const LINE = "flex min-h-11 items-center justify-between gap-4 border-line border-b py-2";

type LineProps = { label: string; rupees: number; children: ReactNode };

function Line({ label, rupees, children }: LineProps) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2">
        <span className="inline-flex items-center gap-1">
          {label}
          <ChevronRight
            aria-hidden="true"
            className="size-4 text-neem transition-transform group-open:rotate-90"
          />
        </span>
        <span className="font-semibold">{formatRupees(rupees)}</span>
      </summary>
      <div className="pb-3 text-muted text-sm">{children}</div>
    </details>
  );
}

function BuyerChoice({ buyer, onBuyer }: Pick<Props, "buyer" | "onBuyer">) {
  const { i18n } = useLingui();
  return (
    <fieldset className="mb-3">
      <legend className="mb-1 font-medium">
        <Trans>Buyer</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {BUYERS.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 has-checked:border-neem has-checked:bg-neem-wash has-focus-visible:outline-2 has-focus-visible:outline-neem"
          >
            <input
              type="radio"
              name="buyer"
              value={one}
              checked={one === buyer}
              onChange={() => onBuyer(one)}
              className="accent-neem"
            />
            {i18n._(BUYER_LABELS[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Notes({ costs: { rates, taxToWithhold } }: Pick<Props, "costs">) {
  const language = useLanguage();
  const words = MONEY_LABELS[language];
  const limit = formatPrice(TAX_AT_SOURCE.from, words);
  const withheld = taxToWithhold && formatRupees(taxToWithhold);
  return (
    <div className="mt-1 grid max-w-[68ch] gap-2 text-muted text-sm">
      {rates ? (
        <RatesNote rates={rates} />
      ) : (
        <p>
          <Trans>We have no rates for this place: check with the sub-registrar.</Trans>
        </p>
      )}
      {rates?.isContested && (
        <p className="font-semibold text-ink">
          <Trans>Sources differ on these rates: check with the sub-registrar.</Trans>
        </p>
      )}
      {withheld && (
        <p>
          <Trans>
            At {limit} or more, the buyer deducts 1% of the price ({withheld}) as TDS (section
            194-IA, now 393) and pays it to the Income Tax Department. It is part of the price, not
            extra.
          </Trans>
        </p>
      )}
      <p>
        <Trans>Brokerage, maintenance, interiors and the bank's fees are not included.</Trans>
      </p>
    </div>
  );
}

/** The date of the rates, as precise as their source gives it, and the source. */
function RatesNote({ rates }: { rates: NonNullable<PurchaseCosts["rates"]> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { asOf, source } = rates;
  // Four digits are only a year.
  const since = asOf && asOf.length > 4 ? formatMonth(asOf, language) : asOf;
  return (
    <p>
      {since ? t`Rates as of ${since}.` : t`Rates without a date: ask whether they still hold.`}{" "}
      <Trans>
        Source:{" "}
        <a href={source.url} rel="noopener noreferrer nofollow" className="underline">
          {source.name}
        </a>
        . Stamp duty is charged on the price or the circle rate, whichever is higher.
      </Trans>
    </p>
  );
}

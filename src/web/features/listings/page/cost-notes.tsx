/** How each line of the cost sheet is calculated. */

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type DutyCost,
  GST,
  type Gst,
  type RegistrationCost,
} from "#domain/listings/purchase-cost.ts";
import type { Surcharge } from "#domain/listings/stamp-duty-table.ts";
import { formatPrice, formatRupees } from "#domain/shared/money/money.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";

const SURCHARGES: Record<Surcharge, ReturnType<typeof msg>> = {
  "metro-cess": msg`metro cess`,
  "local-tax-and-metro-cess": msg`local body tax and metro cess`,
  cess: msg`cess and surcharge`,
  "transfer-duty": msg`transfer duty`,
};

type DutyProps = { price: number; duty: DutyCost; surcharge: Surcharge | null };

export function DutyNote({ price, duty, surcharge }: DutyProps) {
  const { i18n } = useLingui();
  const { percent, surchargePercent } = duty;
  const base = formatRupees(price);
  if (!surcharge)
    return (
      <Trans>
        {percent}% of {base}.
      </Trans>
    );
  const name = i18n._(SURCHARGES[surcharge]);
  return (
    <Trans>
      {percent}% duty and {surchargePercent}% {name}, of {base}.
    </Trans>
  );
}

type RegistrationProps = {
  price: number;
  registration: RegistrationCost;
  isHighestSlab: boolean;
};

export function RegistrationNote({ price, registration, isHighestSlab }: RegistrationProps) {
  const { percent, isCapped, plusRupees, rupees } = registration;
  const base = formatRupees(price);
  const amount = formatRupees(rupees);
  const fee = formatRupees(plusRupees);
  if (isHighestSlab) return <Trans>By slabs; the highest is counted here.</Trans>;
  if (isCapped)
    return (
      <Trans>
        {percent}% of the price, at most {amount}.
      </Trans>
    );
  if (plusRupees > 0)
    return (
      <Trans>
        {percent}% of {base} and {fee}.
      </Trans>
    );
  return (
    <Trans>
      {percent}% of {base}.
    </Trans>
  );
}

export function GstNote({ gst }: { gst: Gst }) {
  const words = MONEY_LABELS[useLanguage()];
  const { percent } = gst;
  const { affordablePercent, affordableMaxPrice, affordableMaxSqm } = GST;
  const limit = formatPrice(affordableMaxPrice, words);
  const { metro, elsewhere } = affordableMaxSqm;
  return (
    <>
      <Trans>
        {percent}% before the completion certificate, none after it. {affordablePercent}% for homes
        up to {limit} with at most {metro} sq m of carpet in metros, {elsewhere} elsewhere.
      </Trans>{" "}
      {gst.isUncertain && <Trans>The carpet area is not given: it may be the lower one.</Trans>}
    </>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type {
  AffiliateRates,
  Balance,
  Earning,
  EarningMonth,
  EarningState,
  LeadKind,
} from "#domain/affiliates/earning.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { formatDate, formatMonth } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

const STATE_LABELS: Record<EarningState, MessageDescriptor> = {
  pending: msg`Pending`,
  payable: msg`To be paid`,
  paid: msg`Paid`,
  reversed: msg`Reversed`,
};

const STATE_LOOKS: Record<EarningState, string> = {
  pending: "bg-marigold-wash text-ink",
  payable: "bg-neem-wash text-neem",
  paid: "bg-neem text-on-neem",
  reversed: "bg-brick-wash text-brick",
};

const LEAD_LABELS: Record<LeadKind, MessageDescriptor> = {
  requirement: msg`Somebody sent a requirement`,
  inquiry: msg`Somebody contacted a lister`,
};

export function Balances({ pending, payable, paid }: Balance) {
  const { t } = useLingui();
  const sums = [
    { label: t`Pending`, hint: t`We are checking these leads`, rupees: pending },
    { label: t`To be paid`, hint: t`Comes with the next payout`, rupees: payable },
    { label: t`Paid`, hint: t`So far`, rupees: paid },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {sums.map(({ label, hint, rupees }) => (
        <div key={label} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-bold text-3xl tracking-tight">{formatRupees(rupees)}</dd>
          <dd className="text-muted text-sm">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Months({ months }: { months: EarningMonth[] }) {
  const language = useLanguage();
  return (
    <table className="w-full max-w-2xl">
      <thead className="border-line border-b text-left text-muted text-sm">
        <tr>
          <th scope="col" className="py-2 pr-3 font-medium">
            <Trans>Month</Trans>
          </th>
          {[
            <Trans key="leads">Leads</Trans>,
            <Trans key="earned">Earned</Trans>,
            <Trans key="paid">Paid</Trans>,
          ].map((head) => (
            <th key={head.key} scope="col" className="py-2 pl-3 text-right font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, leads, earned, paid }) => (
          <tr key={month} className="border-line border-b">
            <th scope="row" className="py-2.5 pr-3 text-left font-medium">
              {formatMonth(`${month}-15T00:00:00Z`, language)}
            </th>
            <td className="py-2.5 pl-3 text-right">{leads}</td>
            <td className="py-2.5 pl-3 text-right">{formatRupees(earned)}</td>
            <td className="py-2.5 pl-3 text-right">{formatRupees(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every ledger entry as written; the admin's own text is not translated. */
export function Ledger({ lines }: { lines: Earning[] }) {
  const language = useLanguage();
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
          <span
            className={`rounded-full px-2.5 py-0.5 font-semibold text-sm ${STATE_LOOKS[line.state]}`}
          >
            {i18n._(STATE_LABELS[line.state])}
          </span>
          <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
            <Reason line={line} />
            <span className="block text-muted text-sm">
              {formatDate(line.createdAt, language)}
              {line.linkLabel && ` · ${line.linkLabel}`}
            </span>
          </span>
          <span
            className={`font-bold ${line.state === "reversed" ? "text-muted line-through" : ""}`}
          >
            {formatRupees(line.rupees)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Reason({ line: { state, leadKind, reason } }: { line: Earning }) {
  const { i18n } = useLingui();
  return state === "pending" && leadKind ? i18n._(LEAD_LABELS[leadKind]) : reason;
}

/** How it works, with the current rates. */
export function HowEarningWorks({ rates }: { rates: AffiliateRates }) {
  const [each, contact] = [formatRupees(rates.requirement), formatRupees(rates.inquiry)];
  const ten = formatRupees(rates.requirement * 10);
  return (
    <ol className="grid max-w-prose list-decimal gap-2 pl-5">
      <li>
        <Trans>You make a link and share it, or print its QR code.</Trans>
      </li>
      <li>
        <Trans>
          Somebody follows it. If they get in touch within 60 days, they are your lead: {each} for a
          requirement, {contact} for contacting a lister.
        </Trans>
      </li>
      <li>
        <Trans>
          It is pending until we have checked that the lead is real; then it is payable.
        </Trans>
      </li>
      <li>
        <Trans>We pay what is payable, and every step stands in your ledger with its reason.</Trans>
      </li>
      <li>
        <Trans>Example: ten real requirements in a month come to {ten}.</Trans>
      </li>
    </ol>
  );
}

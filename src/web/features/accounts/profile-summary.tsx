import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Clock } from "lucide-react";
import { formatPhone } from "#domain/shared/phone.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

type Props = { email: string | null; phone: string | null; joinedAt: string };

export function ProfileSummary({ email, phone, joinedAt }: Props) {
  const { t } = useLingui();
  const none = t`not given`;
  const rows = [
    { label: t`E-mail`, value: email ?? none },
    { label: t`Phone`, value: phone ? formatPhone(phone) : none },
    { label: t`Member since`, value: formatDate(joinedAt, useLanguage()) },
  ];
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
          <dt className="text-muted">{label}</dt>
          <dd className="break-all font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Verifiable = { isVerified: boolean; company: { name: string; isVerified: boolean } | null };

/** Shown beside the role, with the spec's two states. For a company member it shows the company's state. */
export function Verification({ person: { isVerified, company } }: { person: Verifiable }) {
  const isGood = company?.isVerified ?? isVerified;
  const Icon = isGood ? BadgeCheck : Clock;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sunk px-3 py-1 text-muted">
      <Icon aria-hidden="true" className="size-4 flex-none" />
      <span>
        {company && `${company.name}: `}
        {isGood ? <Trans>Verified</Trans> : <Trans>Pending Verification</Trans>}
      </span>
    </span>
  );
}

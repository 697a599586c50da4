import { Trans, useLingui } from "@lingui/react/macro";
import { formatPhone } from "#domain/phone.ts";
import { formatDate } from "#web/dates.ts";
import { useLanguage } from "#web/language.ts";

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

/** Shown beside the role: the spec knows these two states. */
export function VerificationWords({ isVerified }: { isVerified: boolean }) {
  return isVerified ? <Trans>Verified</Trans> : <Trans>Pending Verification</Trans>;
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { LedgerLine } from "#domain/affiliates/answer-schema.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { Button } from "#web/ui/button.tsx";
import { STATE_LABELS } from "./lead.ts";
import { useLeadActions } from "./use-lead-actions.tsx";

/** What one affiliate is owed, a form to record a payment, and the latest ledger entries. */
export function AffiliatePanel({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { pay } = useLeadActions();
  const { data, isPending, error, isError, refetch } = useAdmin("/admin/affiliates/{id}", {
    id: userId,
  });
  if (isError) return <FailedNotice error={error} retry={() => void refetch()} />;
  if (isPending) {
    return (
      <p role="status" className="text-muted">
        <Trans>Loading...</Trans>
      </p>
    );
  }
  const affiliate = data.data;
  const { balance } = affiliate;
  return (
    <div className="grid gap-4">
      <p className="font-semibold text-lg">{affiliate.name}</p>
      <Facts
        facts={[
          [t`Pending`, formatRupees(balance.pending)],
          [t`To be paid`, formatRupees(balance.payable)],
          [t`Paid`, formatRupees(balance.paid)],
          [t`Paid to`, affiliate.payoutLabel],
          [t`Phone`, affiliate.phone && formatPhone(affiliate.phone)],
          [t`Areas`, affiliate.areas],
          [t`RERA number`, affiliate.reraNumber],
        ]}
      />
      {balance.payable > 0 && (
        <Button size="compact" className="justify-self-start" onClick={() => void pay(affiliate)}>
          <Trans>Record a payout</Trans>
        </Button>
      )}
      <section>
        <h3 className="text-base">
          <Trans>Ledger</Trans>
        </h3>
        <ul className="divide-y divide-line">
          {affiliate.lines.map((line) => (
            <Line key={line._id} line={line} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const { i18n } = useLingui();
  const { label, tone } = STATE_LABELS[line.state];
  return (
    <li className="grid gap-0.5 py-2">
      <span className="flex items-center justify-between gap-2">
        <Tag tone={tone}>{i18n._(label)}</Tag>
        <span className="font-semibold">{formatRupees(line.rupees)}</span>
      </span>
      <span className="[overflow-wrap:anywhere]">{line.reason}</span>
      <span className="text-muted text-sm">
        <Moment iso={line.createdAt} />
      </span>
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { LedgerLine } from "#domain/affiliates/answer-schema.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { Loading } from "#web/platform/admin/parts/failed-notice.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { Button } from "#web/ui/button.tsx";
import { EARNING_STATES } from "./lead.ts";
import { useLeadActions } from "./use-lead-actions.tsx";

/** What one affiliate is owed, a form to record a payment, and the latest ledger entries. */
export function AffiliatePanel({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { pay } = useLeadActions();
  const loaded = useAdmin("/admin/affiliates/{id}", { id: userId });
  if (loaded.isError || !loaded.data) return <Loading of={loaded} />;
  const affiliate = loaded.data.data;
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
  return (
    <li className="grid gap-0.5 py-2">
      <span className="flex items-center justify-between gap-2">
        <StateTag of={EARNING_STATES[line.state]} />
        <span className="font-semibold">{formatRupees(line.rupees)}</span>
      </span>
      <span className="[overflow-wrap:anywhere]">{line.reason}</span>
      <span className="text-muted text-sm">
        <Moment iso={line.createdAt} />
      </span>
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Numbers } from "#domain/analytics/listing-numbers.ts";

type Props = { total: Numbers; before: Numbers };

/** The three totals and their change from the previous period of the same length. */
export function Totals({ total, before }: Props) {
  const { t } = useLingui();
  const rows = [
    { label: t`Views`, now: total.views, past: before.views },
    { label: t`Saves`, now: total.saves, past: before.saves },
    { label: t`Contacts`, now: total.contacts, past: before.contacts },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {rows.map(({ label, now, past }) => (
        <div key={label} className="rounded-card border border-line bg-surface px-4 py-3.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums leading-tight tracking-tight md:text-3xl">
            {now.toLocaleString("en-IN")}
          </dd>
          <dd className="text-muted text-sm">
            <Change now={now} before={past} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return <Trans>nothing to compare yet</Trans>;
  const percent = Math.round((100 * (now - before)) / before);
  const moved = `${percent > 0 ? "+" : ""}${percent}%`;
  return <Trans>{moved} on the days before</Trans>;
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DashboardTabs } from "#web/ui/dashboard-tabs.tsx";
import { Link } from "#web/ui/link.tsx";

type Props = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** A page of the buyer's dashboard, with links to the others. */
export function BuyerDashboard({ title, intro, children }: Props) {
  return (
    <div className="wrap grid gap-7 py-9">
      <div>
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
        {intro && <p className="mt-2 max-w-[60ch] text-[1.0625rem] text-muted">{intro}</p>}
      </div>
      <DashboardLinks />
      {children}
    </div>
  );
}

function DashboardLinks() {
  const { t } = useLingui();
  const tabs = [
    { to: "/dashboard", label: t`Dashboard` },
    { to: "/buyer/saved", label: t`Saved` },
    { to: "/buyer/inquiries", label: t`Inquiries` },
    { to: "/buyer/profile", label: t`Profile` },
  ];
  return <DashboardTabs label={t`Your desk`} tabs={tabs} />;
}

/** Says that the list is filtered, and links to the full list. */
export function Narrowed({ all, children }: { all: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted">
      {children}
      <Link
        to={all}
        className="inline-flex min-h-11 items-center font-medium text-neem hover:underline"
      >
        <Trans>Show all</Trans>
      </Link>
    </p>
  );
}

/** Keyset pagination only goes forward, or back to the start. */
export function NextPage({
  path,
  cursor,
  isFirst,
}: {
  path: string;
  cursor: string | null;
  isFirst: boolean;
}) {
  const { t } = useLingui();
  if (cursor === null && isFirst) return null;
  const look = "inline-flex min-h-11 items-center font-medium text-neem hover:underline";
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap gap-6">
      {!isFirst && (
        <Link to={path} className={look}>
          <Trans>Newest</Trans>
        </Link>
      )}
      {cursor !== null && (
        <Link
          to={`${path}${path.includes("?") ? "&" : "?"}cursor=${cursor}`}
          rel="next"
          className={look}
        >
          <Trans>Older</Trans>
        </Link>
      )}
    </nav>
  );
}

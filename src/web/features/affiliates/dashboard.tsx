import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DashboardTabs } from "#web/ui/dashboard-tabs.tsx";

type Props = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** The layout of the affiliate's four pages, one tap apart. */
export function AffiliateDashboard({ title, intro, children }: Props) {
  const { t } = useLingui();
  const tabs = [
    { to: "/affiliate/links", label: t`Links` },
    { to: "/affiliate/earnings", label: t`Earnings` },
    { to: "/affiliate/tools", label: t`Share texts` },
    { to: "/affiliate/profile", label: t`Profile` },
  ];
  return (
    <div className="wrap grid gap-7 py-9">
      <div>
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
        {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
      </div>
      <DashboardTabs label={t`Affiliate desk`} tabs={tabs} />
      {children}
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DeskTabs } from "#web/ui/desk-tabs.tsx";

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** What every page of the company's desk has around it. */
export function CompanyFrame({ title, aside, children }: Props) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-9">
      <Tabs />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="break-words text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}

function Tabs() {
  const { t } = useLingui();
  const tabs = [
    { to: "/company/dashboard", label: t`Overview` },
    { to: "/company/leads", label: t`Leads` },
    { to: "/company/properties", label: t`Listings` },
    { to: "/company/analytics", label: t`Analytics` },
    { to: "/company/profile", label: t`Profile` },
  ];
  return <DeskTabs label={t`Company desk`} tabs={tabs} />;
}

/** Said after something was done on the page before. */
export function DoneNote() {
  return (
    <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
      <Trans>Done.</Trans>
    </p>
  );
}

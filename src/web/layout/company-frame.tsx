import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DashboardFrame } from "./dashboard-frame.tsx";

type Props = { title: ReactNode; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** The frame around every page of the company dashboard. */
export function CompanyFrame(page: Props) {
  const { t } = useLingui();
  const tabs = [
    { to: "/company/dashboard", label: t`Overview` },
    { to: "/company/leads", label: t`Leads` },
    { to: "/company/properties", label: t`Listings` },
    { to: "/company/analytics", label: t`Analytics` },
    { to: "/company/profile", label: t`Profile` },
  ];
  return <DashboardFrame label={t`Company desk`} tabs={tabs} {...page} />;
}

/** Confirms what was done on the previous page. */
export function DoneNote() {
  return (
    <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
      <Trans>Done.</Trans>
    </p>
  );
}

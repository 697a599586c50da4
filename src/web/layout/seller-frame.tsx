import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DashboardFrame } from "./dashboard-frame.tsx";

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** The frame around every page of the seller dashboard. */
export function SellerFrame(page: Props) {
  const { t } = useLingui();
  const tabs = [
    { to: "/seller/properties", label: t`Properties` },
    { to: "/seller/inquiries", label: t`Inquiries` },
    { to: "/seller/profile", label: t`Profile` },
  ];
  return <DashboardFrame label={t`Your desk`} tabs={tabs} {...page} />;
}

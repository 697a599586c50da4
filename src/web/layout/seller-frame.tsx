import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DeskTabs } from "#web/ui/desk-tabs.tsx";

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** What every page of a seller's desk has around it. */
export function SellerFrame({ title, aside, children }: Props) {
  const { t } = useLingui();
  const tabs = [
    { to: "/seller/properties", label: t`Properties` },
    { to: "/seller/inquiries", label: t`Inquiries` },
    { to: "/seller/profile", label: t`Profile` },
  ];
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-9">
      <DeskTabs label={t`Your desk`} tabs={tabs} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="break-words text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}

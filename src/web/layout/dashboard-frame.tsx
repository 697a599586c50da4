import type { ComponentProps, ReactNode } from "react";
import { DashboardTabs } from "#web/ui/dashboard-tabs.tsx";

type Props = ComponentProps<typeof DashboardTabs> & {
  title: ReactNode;
  /** Shown below the title: whose page it is. */
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** A dashboard page: links to the other pages, the title, and buttons for new items. */
export function DashboardFrame({ label, tabs, title, note, aside, children }: Props) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-9">
      <DashboardTabs label={label} tabs={tabs} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">{title}</h1>
          {note && <p className="mt-1 break-words text-lg text-muted">{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

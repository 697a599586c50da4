import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { plainPath } from "#domain/language.ts";
import { Link } from "#web/ui/link.tsx";

const TABS = [
  { to: "/company/dashboard", label: msg`Overview` },
  { to: "/company/leads", label: msg`Leads` },
  { to: "/company/properties", label: msg`Listings` },
  { to: "/company/analytics", label: msg`Analytics` },
  { to: "/company/profile", label: msg`Company profile` },
];

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
  const { i18n, t } = useLingui();
  const path = plainPath(useLocation().pathname);
  return (
    <nav aria-label={t`Company desk`} className="max-sm:-mx-3">
      <ul className="flex flex-wrap border-line border-b sm:gap-x-1">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path.startsWith(to) ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 text-muted hover:text-ink aria-[current=page]:border-neem aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Said after something was done on the page before. */
export function DoneNote() {
  return (
    <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
      <Trans>Done.</Trans>
    </p>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { plainPath } from "#domain/language.ts";
import { Link } from "#web/ui/link.tsx";

const PAGES: { to: string; label: MessageDescriptor }[] = [
  { to: "/affiliate/links", label: msg`Links` },
  { to: "/affiliate/earnings", label: msg`Earnings` },
  { to: "/affiliate/tools", label: msg`Share texts` },
  { to: "/affiliate/profile", label: msg`Profile` },
];

type Props = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** The four pages of an affiliate's day, one tap apart. */
export function AffiliateDesk({ title, intro, children }: Props) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <div className="wrap grid gap-7 py-9">
      <div>
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
        {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
      </div>
      <nav
        aria-label={t`Affiliate desk`}
        className="flex gap-1 overflow-x-auto border-line border-b"
      >
        {PAGES.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={plainPath(pathname) === to ? "page" : undefined}
            className="inline-flex min-h-11 flex-none items-center border-transparent border-b-2 px-3 font-medium text-muted hover:text-ink aria-[current]:border-neem aria-[current]:text-ink"
          >
            {i18n._(label)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

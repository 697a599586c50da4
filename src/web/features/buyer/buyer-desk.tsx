import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { plainPath } from "#domain/language.ts";
import { Link } from "#web/ui/link.tsx";

type Props = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** A page of the buyer's desk, with the way to its others. */
export function BuyerDesk({ title, intro, children }: Props) {
  return (
    <div className="wrap grid gap-7 py-9">
      <div>
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
        {intro && <p className="mt-2 max-w-[60ch] text-[1.0625rem] text-muted">{intro}</p>}
      </div>
      <DeskLinks />
      {children}
    </div>
  );
}

function DeskLinks() {
  const { t } = useLingui();
  const path = plainPath(useLocation().pathname);
  const links = [
    { to: "/dashboard", label: t`Dashboard` },
    { to: "/buyer/saved", label: t`Saved` },
    { to: "/buyer/inquiries", label: t`Inquiries` },
    { to: "/buyer/profile", label: t`Profile` },
  ];
  return (
    <nav aria-label={t`Your desk`} className="-mx-1 overflow-x-auto border-line border-b px-1">
      <ul className="flex">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path === to ? "page" : undefined}
              className="relative inline-flex min-h-12 items-center whitespace-nowrap px-3 font-medium text-muted hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-neem"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keyset pages lead onwards, and back to the start. */
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
        <Link to={`${path}?cursor=${cursor}`} rel="next" className={look}>
          <Trans>Older</Trans>
        </Link>
      )}
    </nav>
  );
}

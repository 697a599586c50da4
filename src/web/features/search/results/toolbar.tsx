import { Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid, List, Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { VIEWS, type View } from "#domain/search/results-pages.ts";
import { Link } from "#web/ui/link.tsx";
import { changedAddress, type Results } from "./results.ts";

type Props = { results: Results };

export function ViewSwitch({ results }: Props) {
  const { t } = useLingui();
  const looks: Record<View, { label: string; icon: ReactNode }> = {
    list: { label: t`List`, icon: <List aria-hidden="true" className="size-5" /> },
    grid: { label: t`Grid`, icon: <LayoutGrid aria-hidden="true" className="size-5" /> },
    map: { label: t`Map`, icon: <MapIcon aria-hidden="true" className="size-5" /> },
  };
  return (
    <nav
      aria-label={t`View`}
      className="flex flex-none rounded-[8px] border border-line bg-sunk p-[3px]"
    >
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={changedAddress(results, { view: view === "grid" ? null : view })}
          rel="nofollow"
          preventScrollReset
          aria-current={view === results.view ? "true" : undefined}
          aria-label={looks[view].label}
          title={looks[view].label}
          // On a phone a row is hardly smaller than a card, so the space goes to the count instead.
          className={`${view === "list" ? "max-sm:not-aria-[current]:hidden" : ""} grid size-11 place-items-center rounded-control text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-neem aria-[current]:shadow-soft`}
        >
          {looks[view].icon}
        </Link>
      ))}
    </nav>
  );
}

/** Switches between rent and sale; price and filters follow. */
export function PurposeToggle({ results }: Props) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Rent or sale`}
      className="inline-grid auto-cols-fr grid-flow-col rounded-[8px] border border-line bg-sunk p-[3px]"
    >
      {(["rent", "sale"] as const).map((purpose) => (
        <Link
          key={purpose}
          // A rent budget means nothing for a sale price, so drop it.
          to={changedAddress(results, { purpose, minPrice: null, maxPrice: null, sort: null })}
          aria-current={purpose === results.purpose ? "true" : undefined}
          className="grid min-h-11 place-items-center rounded-control px-6 font-semibold text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-neem aria-[current]:shadow-soft"
        >
          {purpose === "rent" ? <Trans>Rent</Trans> : <Trans>Sale</Trans>}
        </Link>
      ))}
    </nav>
  );
}

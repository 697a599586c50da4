import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, LayoutGrid, List, Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RESULTS_PAGES, VIEWS, type View } from "#domain/results-pages.ts";
import { RENT_SORT_LABELS, SORT_LABELS } from "#web/labels.ts";
import { Link } from "#web/ui/link.tsx";
import { changedAddress, type Results } from "./results.ts";

type Props = { results: Results };

/** Sorts are links: nothing happens before one is pressed, and they work without scripts. */
export function SortMenu({ results }: Props) {
  const { t, i18n } = useLingui();
  const params = new URLSearchParams(results.query);
  const hasText = params.has("q");
  const usual = hasText ? "relevance" : "newest";
  const current = params.get("sort") ?? usual;
  const labels = results.purpose === "rent" ? RENT_SORT_LABELS : SORT_LABELS;
  const sorts = RESULTS_PAGES[results.name].sorts.filter((sort) => sort !== "relevance" || hasText);
  return (
    <Menu
      id="sort-menu"
      title={t`Sort by`}
      current={i18n._(labels[sorts.find((sort) => sort === current) ?? "newest"])}
    >
      {sorts.map((sort) => (
        <MenuLink
          key={sort}
          to={changedAddress(results, { sort: sort === usual ? null : sort })}
          isCurrent={sort === current}
        >
          {i18n._(labels[sort])}
        </MenuLink>
      ))}
    </Menu>
  );
}

type MenuProps = { id: string; title: string; current: string; children: ReactNode };

/** A button that opens a list of links; the browser does the opening. */
export function Menu({ id, title, current, children }: MenuProps) {
  return (
    <div className="relative min-w-0">
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${title}: ${current}`}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium hover:border-ink"
      >
        <span className="truncate">{current}</span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none text-muted" />
      </button>
      <nav id={id} popover="auto" aria-label={title} className="menu-panel">
        <ul>{children}</ul>
      </nav>
    </div>
  );
}

type MenuLinkProps = { to: string; isCurrent: boolean; onClick?: () => void; children: ReactNode };

export function MenuLink({ to, isCurrent, onClick, children }: MenuLinkProps) {
  return (
    <li>
      <Link
        to={to}
        rel="nofollow"
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
          onClick?.();
        }}
        className="flex min-h-11 items-center whitespace-nowrap rounded-control px-3 hover:bg-sunk aria-[current]:font-semibold aria-[current]:text-neem"
      >
        {children}
      </Link>
    </li>
  );
}

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
          // On a phone a row is hardly smaller than a card: the line has room for the count instead.
          className={`${view === "list" ? "max-sm:not-aria-[current]:hidden" : ""} grid size-11 place-items-center rounded-control text-muted hover:text-ink aria-[current]:bg-surface aria-[current]:text-neem aria-[current]:shadow-soft`}
        >
          {looks[view].icon}
        </Link>
      ))}
    </nav>
  );
}

/** Rent or sale: the price and the filters follow. */
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
          // A rent says nothing about a price: the budget does not go along.
          to={changedAddress(results, { purpose, minPrice: null, maxPrice: null, sort: null })}
          aria-current={purpose === results.purpose ? "true" : undefined}
          className="grid min-h-11 place-items-center rounded-control px-6 font-semibold text-muted hover:text-ink aria-[current]:bg-surface aria-[current]:text-neem aria-[current]:shadow-soft"
        >
          {purpose === "rent" ? <Trans>Rent</Trans> : <Trans>Sale</Trans>}
        </Link>
      ))}
    </nav>
  );
}

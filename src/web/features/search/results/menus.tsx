import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import { type AreaUnit, isLocalUnit, sqftPerUnit } from "#domain/shared/area/units.ts";
import { AREA_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";
import { RENT_SORT_LABELS, SORT_LABELS } from "./form/sort-labels.ts";
import { rememberUnit, useRememberedUnit } from "./remembered-unit.ts";
import { changedAddress, type Results } from "./results.ts";

type Props = { results: Results };

/** The units in which land is sold, the best known first. */
const OFFERED: readonly AreaUnit[] = [
  "sqft",
  "sqyd",
  "sqm",
  "acre",
  "hectare",
  "guntha",
  "cent",
  "ground",
  "kanal",
  "marla",
  "bigha",
  "biswa",
  "katha",
];

/** Sort order, and for land the unit of area. */
export function ResultMenus({ results: loaded }: Props) {
  const results = useRememberedUnit(loaded);
  return (
    <>
      {results.name === "land" && <UnitMenu results={results} />}
      {results.name !== "search" && <SortMenu results={results} />}
    </>
  );
}

/** Sort orders are links: nothing changes before one is pressed, and they work without JavaScript. */
function SortMenu({ results }: Props) {
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

/** A button that opens a list of links; the browser itself opens it. */
function Menu({ id, title, current, children }: MenuProps) {
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

function MenuLink({ to, isCurrent, onClick, children }: MenuLinkProps) {
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

/** The visitor's unit for land; the choice is remembered on the device. */
function UnitMenu({ results }: Props) {
  const { t } = useLingui();
  const words = AREA_LABELS[useLanguage()];
  const current = new URLSearchParams(results.query).get("unit") as AreaUnit | null;
  const state = results.city ? results.states[results.city.slug] : undefined;
  // In one city offer only its state's units; without a city each listing uses its own state's.
  const units = OFFERED.filter(
    (unit) => !isLocalUnit(unit) || !state || sqftPerUnit(unit, state) !== null,
  );
  return (
    <Menu id="unit-menu" title={t`Unit of area`} current={current ? words[current][1] : t`Unit`}>
      {units.map((unit) => (
        <MenuLink
          key={unit}
          to={changedAddress(results, { unit })}
          isCurrent={unit === current}
          onClick={() => rememberUnit(unit)}
        >
          {words[unit][1]}
        </MenuLink>
      ))}
    </Menu>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Keyboard } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { plainPath } from "#domain/shared/language.ts";
import { useOverview } from "#web/platform/admin/overview.ts";
import {
  pathOf,
  SECTION_GROUPS,
  SECTIONS,
  type Section,
  type SectionGroup,
} from "#web/platform/admin/sections.ts";
import { Link } from "#web/ui/link.tsx";

const GROUPS = Object.keys(SECTION_GROUPS) as SectionGroup[];

/** A column of sections on wide screens; a scrollable row of tabs on narrow ones. */
export function Navigation({ onHelp }: { onHelp: () => void }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const { data } = useOverview();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the address, and moves when the numbers come
  useEffect(() => showCurrent(bar.current), [pathname, data]);
  return (
    <nav
      ref={bar}
      aria-label={t`Sections`}
      className="top-14 z-20 self-start overflow-auto border-line bg-paper [scrollbar-width:none] max-md:sticky max-md:flex max-md:w-full max-md:border-b max-md:px-[calc(var(--gutter)-12px)] md:sticky md:h-[calc(100dvh-3.5rem)] md:border-r md:px-3 md:py-4"
    >
      {GROUPS.map((group) => {
        const sections = SECTIONS.filter((section) => section.group === group);
        const heading = SECTION_GROUPS[group];
        if (sections.length === 0) return null;
        return (
          <div key={group} className="max-md:flex md:mb-4">
            {heading && (
              <p className="px-3 pb-1 font-medium text-[0.8125rem] text-muted max-md:sr-only">
                {i18n._(heading)}
              </p>
            )}
            <ul className="max-md:flex md:grid md:gap-0.5">
              {sections.map((section) => (
                <li key={section.path}>
                  <SectionLink section={section} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <button
        type="button"
        onClick={onHelp}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-muted hover:text-ink max-md:hidden"
      >
        <Keyboard aria-hidden="true" className="size-4.5" />
        <Trans>Keyboard</Trans>
      </button>
    </nav>
  );
}

function SectionLink({ section }: { section: Section }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { data } = useOverview();
  const count = section.count && data?.data[section.count];
  const isCurrent = plainPath(pathname) === pathOf(section);
  const Icon = section.icon;
  return (
    <Link
      to={pathOf(section)}
      aria-current={isCurrent ? "page" : undefined}
      className="relative flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-control px-3 font-medium text-muted hover:text-ink aria-[current]:text-neem max-md:min-h-12 max-md:aria-[current]:after:absolute max-md:aria-[current]:after:inset-x-3 max-md:aria-[current]:after:bottom-0 max-md:aria-[current]:after:h-0.5 max-md:aria-[current]:after:bg-neem md:aria-[current]:bg-neem-wash"
    >
      <Icon aria-hidden="true" className="size-4.5 max-md:hidden" />
      {i18n._(section.title)}
      {count !== undefined && (
        <span className="rounded-full bg-sunk px-2 font-medium text-[0.8125rem] md:ml-auto">
          {count.toLocaleString("en-IN")}
        </span>
      )}
    </Link>
  );
}

function showCurrent(bar: HTMLElement | null): void {
  const current = bar?.querySelector("[aria-current]");
  // Scroll the row only; the page itself must not move.
  if (bar && current instanceof HTMLElement) {
    bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
  }
}

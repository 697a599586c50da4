import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { comparePath } from "#domain/listings/compare.ts";
import { plainPath } from "#domain/shared/language.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useRootMark } from "#web/ui/root-mark.ts";
import { type ComparedHome, comparedHomes } from "./lists.ts";

/** The homes to compare, at the foot of the page; above the contact bar where there is one. */
export function CompareTray({ homes }: { homes: readonly ComparedHome[] }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isThere = plainPath(pathname) !== "/compare";
  const mark = useRootMark("data-compare-tray");
  useEffect(() => mark(isThere), [mark, isThere]);
  if (!isThere) return null;
  const count = homes.length;
  return (
    <section
      aria-label={t`Compare homes`}
      className="sticky bottom-[var(--bottom-bar)] z-10 border-line border-t bg-surface shadow-soft"
    >
      <div className="wrap flex min-h-16 items-center gap-3 py-2">
        <ul className="flex min-w-0 flex-1 gap-2 max-sm:hidden">
          {homes.map(({ id, title }) => (
            <li
              key={id}
              className="flex min-w-0 max-w-64 items-center rounded-full border border-line pl-3 text-sm"
            >
              <span className="truncate">{title}</span>
              <button
                type="button"
                aria-label={t`Take ${title} out of the comparison`}
                onClick={() => comparedHomes.remove(id)}
                className="grid size-11 flex-none place-items-center rounded-full text-muted hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="flex-1 text-sm sm:sr-only">
          {t`${plural(count, { one: "# home to compare", other: "# homes to compare" })}`}
        </p>
        <Button look="quiet" size="compact" onClick={() => comparedHomes.clear()}>
          <Trans>Clear</Trans>
        </Button>
        <ButtonLink to={comparePath(homes.map(({ id }) => id))} size="compact">
          <Trans>Compare</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal, X } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import { type Applied, useApplied } from "#web/features/search/results/applied.ts";
import { addressOf, clearedAddress, type Results } from "#web/features/search/results/results.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { useRootMark } from "#web/ui/root-mark.ts";
import { FilterGroup, pillClass } from "./filter-group.tsx";
import { formParameters } from "./form-parameters.ts";
import { LiveCountContext, ShowCount, useLiveCount } from "./live-count.tsx";
import { useQuestions } from "./questions.tsx";

type Props = {
  results: Results;
  /** The search line. */
  line: ReactNode;
};

/** The filters as a GET form: a bar on wide screens, a sheet from the bottom on phones. */
export function FilterForm({ results, line }: Props) {
  const { t } = useLingui();
  const applied = useApplied(results);
  const { bar, more } = useQuestions(results);
  const sheet = useRef<HTMLDivElement>(null);
  const markSheet = useRootMark("data-filter-sheet");
  // The visitor may have opened it before hydration.
  useEffect(() => markSheet(isOpen(sheet.current)), [markSheet]);
  const count = applied.filter(({ filter }) => filter !== "q").length;
  const moreCount = chosenIn(
    applied,
    more.flatMap(({ filters }) => filters),
  ).length;
  return (
    <search
      aria-label={t`Filters`}
      className="sticky top-16 z-10 block border-line border-b bg-paper"
    >
      <ResultsForm results={results} className="wrap flex items-start gap-2 py-2.5">
        {line}
        <button
          type="button"
          popoverTarget="filter-sheet"
          className={`${pillClass(count > 0)} filter-sheet-button md:hidden`}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {count > 0 ? t`Filters · ${count}` : t`Filters`}
        </button>
        <div
          ref={sheet}
          id="filter-sheet"
          popover="auto"
          className="filter-sheet"
          onToggle={() => markSheet(isOpen(sheet.current))}
        >
          <SheetHead />
          <div className="filter-sheet-body">
            {bar.map(({ id, label, filters, section }) => (
              <FilterGroup
                key={id}
                id={id}
                label={label}
                summary={summaryOf(chosenIn(applied, filters))}
                results={results}
              >
                {section}
              </FilterGroup>
            ))}
            <FilterGroup
              id="more"
              label={moreCount > 0 ? t`More · ${moreCount}` : t`More filters`}
              icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
              results={results}
            >
              <div className="grid gap-6 md:w-[min(720px,80vw)] md:grid-cols-2">
                {more.map(({ id, section }) => (
                  <div key={id} className="min-w-0">
                    {section}
                  </div>
                ))}
              </div>
            </FilterGroup>
          </div>
          <SheetFoot results={results} />
        </div>
      </ResultsForm>
    </search>
  );
}

function isOpen(popover: HTMLElement | null): boolean {
  return popover?.showPopover !== undefined && popover.matches(":popover-open");
}

/** The form itself: submits the filters, keeps sort and view, and shows a live count. */
export function ResultsForm({
  results,
  className,
  children,
}: {
  results: Results;
  className: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const count = useLiveCount(form, results);
  const params = new URLSearchParams(results.query);
  const { name } = results;
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = addressOf(name, withoutDefaultSort(formParameters(event.currentTarget)));
    // Close them at once instead of when the list has loaded, to acknowledge the press.
    for (const part of event.currentTarget.querySelectorAll<HTMLElement>("[popover]")) {
      part.hidePopover?.();
    }
    await navigate(localPath(name === "search" ? `${target}#results` : target));
    // The form and the pressed button are rendered again, so move the focus to the list.
    document.getElementById("results")?.focus({ preventScroll: true });
  }
  const hash = name === "search" ? "#results" : "";
  return (
    <LiveCountContext value={count}>
      <form
        ref={form}
        method="get"
        action={localPath(RESULTS_PAGES[name].path) + hash}
        onSubmit={send}
        className={className}
      >
        {children}
        {preservedParams(name).map((key) => {
          const value = params.get(key);
          return value && <input key={key} type="hidden" name={key} value={value} />;
        })}
      </form>
    </LiveCountContext>
  );
}

function SheetHead() {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-between border-line border-b px-4 py-2 md:hidden">
      <p className="font-semibold text-lg">
        <Trans>Filters</Trans>
      </p>
      <button
        type="button"
        popoverTarget="filter-sheet"
        popoverTargetAction="hide"
        aria-label={t`Close`}
        className="grid size-11 place-items-center rounded-control hover:bg-sunk"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
    </div>
  );
}

function SheetFoot({ results }: { results: Results }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden">
      <Link
        to={clearedAddress(results)}
        className="inline-flex min-h-11 items-center font-medium text-neem underline underline-offset-3"
      >
        <Trans>Clear all</Trans>
      </Link>
      <button type="submit" className={buttonClass({}, "flex-1")}>
        <ShowCount name={results.name} />
      </button>
    </div>
  );
}

/** Leaves the default sort out of the URL. */
function withoutDefaultSort(params: URLSearchParams): URLSearchParams {
  if (params.get("sort") === (params.has("q") ? "relevance" : "newest")) params.delete("sort");
  return params;
}

/** Parameters that the form has no field for but must keep. */
function preservedParams(name: Results["name"]): string[] {
  if (name === "search") return ["view", "unit"];
  return name === "commercial" ? ["purpose", "sort", "view", "unit"] : ["sort", "view", "unit"];
}

function chosenIn(applied: Applied[], filters: readonly string[]): Applied[] {
  return applied.filter(({ filter }) => filters.includes(filter));
}

/** "Baner", "2 BHK, 3 BHK", "Baner +2" */
function summaryOf(chosen: Applied[]): string | undefined {
  const [first, second] = chosen.map(({ label }) => label);
  if (first === undefined) return undefined;
  if (second === undefined) return first;
  return chosen.length === 2 ? `${first}, ${second}` : `${first} +${chosen.length - 1}`;
}

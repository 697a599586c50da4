import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { Results } from "#web/features/search/results/results.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ShowCount } from "./live-count.tsx";

const PILL =
  "inline-flex min-h-11 flex-none items-center gap-2 whitespace-nowrap rounded-control border px-3.5 font-medium hover:border-ink";

export function pillClass(isOn: boolean): string {
  return `${PILL} ${isOn ? "border-neem bg-neem-wash text-neem" : "border-line-strong bg-surface"}`;
}

type Props = {
  id: string;
  label: string;
  /** The chosen values, shown instead of the label. */
  summary?: string | undefined;
  icon?: ReactNode;
  results: Results;
  children: ReactNode;
};

/**
 * A group of filters: on wide screens a button that opens it, on phones a section of the sheet. The browser
 * itself opens and closes it, so it needs no JavaScript.
 */
export function FilterGroup({ id, label, summary, icon, results, children }: Props) {
  const panel = `filter-${id}`;
  return (
    <div className="max-md:border-line max-md:border-b max-md:py-5">
      <button
        type="button"
        popoverTarget={panel}
        aria-label={summary ? `${label}: ${summary}` : undefined}
        className={`${pillClass(summary !== undefined)} max-md:hidden`}
      >
        {icon}
        <span className="max-w-44 truncate">{summary ?? label}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div id={panel} popover="auto" className="filter-panel">
        {children}
        <div className="mt-4 flex justify-end border-line border-t pt-3 max-md:hidden">
          <button type="submit" className={buttonClass({ size: "compact" })}>
            <ShowCount name={results.name} />
          </button>
        </div>
      </div>
    </div>
  );
}

/** One field of the form with its label above. */
export function FilterSection({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      {children}
    </fieldset>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { CONTROL, Select } from "#web/ui/field.tsx";
import type { ListState } from "../list-state.ts";

const PAUSE_MS = 250;

/** The search of a list: it follows the typing, a breath behind. */
export function SearchBox({ list, label }: { list: ListState; label: string }) {
  const asked = list.get("q");
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` is a new object each time
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => list.set({ q: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative block min-w-0 max-sm:w-full">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        data-admin-search=""
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={100}
        className={`${CONTROL} min-h-11! w-full py-1.5! pl-9! sm:w-64`}
      />
    </span>
  );
}

type FilterProps = {
  list: ListState;
  name: string;
  label: string;
  /** The choice that filters nothing. */
  all: string;
  options: { value: string; label: string }[];
};

export function FilterSelect({ list, name, label, all, options }: FilterProps) {
  return (
    <span className="block max-sm:min-w-[calc(50%-4px)] max-sm:grow">
      <Select
        aria-label={label}
        value={list.get(name)}
        onChange={(event) => list.set({ [name]: event.target.value })}
        className="min-h-11! w-auto! py-1.5! pr-9! max-sm:w-full!"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** Says that a filter leaves nothing, and takes all of them away. */
export function useEmptyWords(list: ListState, filters: readonly string[], nothing: string) {
  const { t } = useLingui();
  const used = ["q", ...filters].filter((name) => list.get(name) !== "");
  return {
    title: used.length > 0 ? t`Nothing matches` : nothing,
    clear:
      used.length > 0
        ? () => list.set(Object.fromEntries(used.map((name) => [name, ""])))
        : undefined,
  };
}

export function Toolbar({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-2">{children}</div>;
}

import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Search, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, Select } from "#web/ui/field.tsx";
import { SavedViews } from "./saved-views.tsx";

const PAUSE_MS = 250;

/** The search of a list: it follows the typing with a short delay. */
export function SearchBox({ list, label }: { list: ListState; label: string }) {
  const asked = list.get("q");
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  // A filter chosen during the delay must not be lost, so use the URL of that moment.
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    if (typed.trim() === latest.current.get("q")) return;
    const timer = setTimeout(() => latest.current.set({ q: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative block min-w-0 max-sm:grow">
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
        maxLength={LENGTHS.query}
        className={`${CONTROL} min-h-11! w-full py-1.5! pl-9! sm:w-64`}
      />
    </span>
  );
}

type FilterProps = {
  list: ListState;
  name: string;
  label: string;
  /** The label of the option that filters nothing. */
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

type EmptyList = {
  filters: readonly { name: string; isOfEmpty?: boolean }[];
  empty: MessageDescriptor;
  emptyNote?: ReactNode;
};

/** The message for an empty list, with a button that clears the filters if there are any. */
export function useEmptyList(
  list: ListState,
  { filters, empty, emptyNote }: EmptyList,
): { title: string; children?: ReactNode; action?: ReactNode } {
  const { t, i18n } = useLingui();
  const names = filters.filter(({ isOfEmpty }) => !isOfEmpty).map(({ name }) => name);
  const used = ["q", ...names].filter((name) => list.get(name) !== "");
  if (used.length === 0) return { title: i18n._(empty), children: emptyNote };
  const clear = () => list.set(Object.fromEntries(used.map((name) => [name, ""])));
  const action = (
    <Button look="outline" size="compact" onClick={clear}>
      <Trans>Clear Filters</Trans>
    </Button>
  );
  return { title: t`Nothing matches`, action };
}

export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {children}
      <SavedViews />
    </div>
  );
}

/** A list's filters: in line where there is space, behind a button on phones. */
export function Filters({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        size="compact"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <Trans>Filters</Trans>
      </Button>
      <div className={isOpen ? "contents" : "max-sm:hidden sm:contents"}>{children}</div>
    </>
  );
}

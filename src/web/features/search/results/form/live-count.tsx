/** How many listings the form's current filters would find, before it is submitted. */

import { useLingui } from "@lingui/react/macro";
import { createContext, type RefObject, useContext, useEffect, useState } from "react";
import { RANGE_ENDS } from "#domain/search/filters.ts";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import { groupIndian } from "#domain/shared/area/area.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import type { Filtered, Results } from "#web/features/search/results/results.ts";
import { formParameters } from "./form-parameters.ts";

type Count = Pick<Results, "total" | "totalIsAtLeast">;

const PAUSE_MS = 200;
const NOT_COUNTED = ["sort", "view", "unit", "areaUnit", "back", "cursor"];

/** The count for the form's current values; null when it is not known. */
export const LiveCountContext = createContext<Count | null>(null);

export function useLiveCount(
  form: RefObject<HTMLFormElement | null>,
  { name, query, total, totalIsAtLeast }: Results,
): Count | null {
  const [count, setCount] = useState<Count | null>({ total, totalIsAtLeast });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = new AbortController();
    const ask = () => {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      timer = setTimeout(async () => {
        const answer = await countFor({ name, query }, element, signal).catch(() => null);
        if (!signal.aborted) setCount(answer);
      }, PAUSE_MS);
    };
    element.addEventListener("input", ask);
    // Filled in before hydration, or restored by the browser on a return to the page.
    if (isChanged(element)) ask();
    return () => {
      element.removeEventListener("input", ask);
      clearTimeout(timer);
      asking.abort();
    };
  }, [form, name, query]);
  return count;
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    if (!(control instanceof HTMLInputElement)) return false;
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  });
}

async function countFor(
  { name, query }: Filtered,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<Count | null> {
  const typed = formParameters(form);
  // The server must interpret a new search line first; searching for its plain text would count wrongly.
  if (typed.get("q") !== new URLSearchParams(query).get("q")) return null;
  const unit = (typed.get("areaUnit") ?? undefined) as AreaUnit | undefined;
  const { about } = RESULTS_PAGES[name];
  // Load the parsers for "75 L" and "2 acre" only when such text is typed.
  const params = isPlain(typed)
    ? typed
    : (await import("#web/platform/search/typed-figures.ts")).withFigures(typed, {
        ...about,
        unit,
      });
  for (const key of NOT_COUNTED) params.delete(key);
  for (const [key, value] of Object.entries({ ...about, limit: "1" })) params.set(key, value);
  const response = await fetch(`/api/properties?${params}`, { signal });
  if (!response.ok) return null;
  const { total, totalIsAtLeast = false } = await response.json();
  return { total, totalIsAtLeast };
}

function isPlain(params: URLSearchParams): boolean {
  return RANGE_ENDS.every((name) => /^\d*$/.test(params.get(name) ?? ""));
}

/** "Show 42 homes", on every submit button. */
export function ShowCount({ name }: Pick<Results, "name">) {
  const { t } = useLingui();
  const count = useContext(LiveCountContext);
  const isHomes = name === "buy";
  if (!count) return isHomes ? t`Show homes` : t`Show properties`;
  const number = groupIndian(count.total) + (count.totalIsAtLeast ? "+" : "");
  if (isHomes) return count.total === 1 ? t`Show 1 home` : t`Show ${number} homes`;
  return count.total === 1 ? t`Show 1 property` : t`Show ${number} properties`;
}

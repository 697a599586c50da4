import { useLingui } from "@lingui/react/macro";
import { endsOf, filterOf, isFilter, rangeOf } from "#domain/search/filters.ts";
import type { Relaxation } from "#domain/search/search.ts";
import { useNameIn } from "#web/platform/messages/language.ts";
import { useApplied } from "./applied.ts";
import { useRangeName } from "./result-labels.ts";
import type { Results } from "./results.ts";

/** "Without Semi-furnished", "Up to ₹85 L", "Anywhere in Pune" */
export function useRelaxationName(results: Results): (relaxation: Relaxation) => string {
  const { t } = useLingui();
  const applied = useApplied(results);
  const placeName = useNameIn();
  // A widened bound is an amount, not one of the bands of monthly rents.
  const rangeName = useRangeName({ ...results, purpose: null });
  const city = results.city && placeName(results.city);
  const text = new URLSearchParams(results.query).get("q") ?? "";

  function dropped(key: string): string[] {
    if (key === "q") return [`“${text}”`];
    const range = isFilter(key) && rangeOf(key);
    const shown = range ? endsOf(range).min : key;
    return applied.filter(({ filter }) => filter === shown).map(({ label }) => label);
  }

  return ({ change }) => {
    const [[key = "", value = null] = []] = Object.entries(change);
    const range = isFilter(key) && rangeOf(key);
    if (value !== null && range) {
      const ends = { min: null, max: null, [filterOf(key).kind]: Number(value) };
      return rangeName(range, ends);
    }
    // A city's locality is removed with it.
    const keys = Object.keys(change).filter((name) => name !== "locality" || !("city" in change));
    if (keys.length === 1 && key === "city") return t`Anywhere in India`;
    if (keys.length === 1 && key === "locality" && city) return t`Anywhere in ${city}`;
    const labels = [...new Set(keys.flatMap(dropped))].join(", ");
    return t`Without ${labels}`;
  };
}

import { useLingui } from "@lingui/react/macro";
import type { Relaxation } from "#domain/search/search.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { useNameIn } from "#web/platform/messages/language.ts";
import { useApplied } from "./applied.ts";
import { useAreaRangeName, usePriceRangeName } from "./result-labels.ts";
import type { Results } from "./results.ts";

/** "Without Semi-furnished", "Up to ₹85 L", "Anywhere in Pune" */
export function useRelaxationName(results: Results): (relaxation: Relaxation) => string {
  const { t } = useLingui();
  const applied = useApplied(results);
  const placeName = useNameIn();
  const boundName = useBoundName(results);
  const city = results.city && placeName(results.city);
  const text = new URLSearchParams(results.query).get("q") ?? "";

  function dropped(key: string): string[] {
    if (key === "q") return [`“${text}”`];
    const low = key.replace(/^max/, "min");
    return applied.filter(({ filter }) => filter === low).map(({ label }) => label);
  }

  return ({ change }) => {
    const [[key = "", value = null] = []] = Object.entries(change);
    if (value !== null) return boundName(key, Number(value));
    // A city's locality is removed with it.
    const keys = Object.keys(change).filter((name) => name !== "locality" || !("city" in change));
    if (keys.length === 1 && key === "city") return t`Anywhere in India`;
    if (keys.length === 1 && key === "locality" && city) return t`Anywhere in ${city}`;
    const labels = [...new Set(keys.flatMap(dropped))].join(", ");
    return t`Without ${labels}`;
  };
}

function useBoundName(results: Results): (key: string, end: number) => string {
  const unit = (new URLSearchParams(results.query).get("unit") ?? "sqft") as AreaUnit;
  const priceName = usePriceRangeName();
  const areaName = useAreaRangeName(unit);
  return (key, end) => {
    const range = key.startsWith("min") ? { min: end, max: null } : { min: null, max: end };
    return key.endsWith("Price") ? priceName(range, false) : areaName(range);
  };
}

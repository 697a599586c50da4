import { useSyncExternalStore } from "react";
import { AREA_UNITS, type AreaUnit } from "#domain/shared/area/units.ts";
import type { Results } from "./results.ts";

const KEY = "areaUnit";

/** The results in the unit chosen earlier on this device, where the URL has none. */
export function useRememberedUnit(results: Results): Results {
  const remembered = useSyncExternalStore(subscribe, readRemembered, () => null);
  if (results.name !== "land" || !remembered) return results;
  const params = new URLSearchParams(results.query);
  if (params.has("unit")) return results;
  params.set("unit", remembered);
  return { ...results, query: params.toString() };
}

export function rememberUnit(unit: AreaUnit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // A browser that keeps nothing still shows what the address says.
  }
}

function readRemembered(): AreaUnit | null {
  try {
    const text = localStorage.getItem(KEY);
    return AREA_UNITS.find((unit) => unit === text) ?? null;
  } catch {
    return null;
  }
}

/** No need to subscribe: only this page changes it, and the URL takes precedence. */
function subscribe(): () => void {
  return () => undefined;
}

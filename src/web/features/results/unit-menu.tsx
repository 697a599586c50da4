import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { AREA_UNITS, type AreaUnit, isLocalUnit, sqftPerUnit } from "#domain/area-units.ts";
import { AREA_WORDS, useLanguage } from "#web/language.ts";
import { changedAddress, type Results } from "./results.ts";
import { Menu, MenuLink } from "./toolbar.tsx";

const KEY = "areaUnit";
/** Those that land is sold in, the widest known first. */
const OFFERED: readonly AreaUnit[] = [
  "sqft",
  "sqyd",
  "sqm",
  "acre",
  "hectare",
  "guntha",
  "cent",
  "ground",
  "kanal",
  "marla",
  "bigha",
  "biswa",
  "katha",
];

/** Land in the unit the visitor thinks in; the choice is remembered on the device. */
export function UnitMenu({ results }: { results: Results }) {
  const { t } = useLingui();
  const words = AREA_WORDS[useLanguage()];
  const current = new URLSearchParams(results.query).get("unit") as AreaUnit | null;
  const state = results.city ? results.states[results.city.slug] : undefined;
  // In one city only the units of its state; without a city each listing knows its own.
  const units = OFFERED.filter(
    (unit) => !isLocalUnit(unit) || !state || sqftPerUnit(unit, state) !== null,
  );
  return (
    <Menu id="unit-menu" title={t`Unit of area`} current={current ? words[current][1] : t`Unit`}>
      {units.map((unit) => (
        <MenuLink
          key={unit}
          to={changedAddress(results, { unit })}
          isCurrent={unit === current}
          onClick={() => remember(unit)}
        >
          {words[unit][1]}
        </MenuLink>
      ))}
    </Menu>
  );
}

/** The results in the unit chosen on an earlier visit, where the address names none. */
export function useRememberedUnit(results: Results): Results {
  const remembered = useSyncExternalStore(subscribe, readRemembered, () => null);
  if (results.name !== "land" || !remembered) return results;
  const params = new URLSearchParams(results.query);
  if (params.has("unit")) return results;
  params.set("unit", remembered);
  return { ...results, query: params.toString() };
}

function remember(unit: AreaUnit): void {
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

/** Only this page changes it, and it reads the address first. */
function subscribe(): () => void {
  return () => undefined;
}

/** The unit in which a visitor measures land; the size of some units depends on the state. */

import { createContext, useContext } from "react";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { ACRE_SQFT } from "#domain/shared/area/area.ts";
import { type AreaUnit, sqftPerUnit } from "#domain/shared/area/units.ts";

type Chosen = { unit: AreaUnit | null; states: Readonly<Record<string, string>> };

export const AreaUnitContext = createContext<Chosen>({ unit: null, states: {} });

type Measured = Pick<ListingSummary, "type" | "areaSqft" | "city">;

/** The chosen unit where it can be converted, otherwise acres for large areas, otherwise square feet. */
export function useAreaUnit(): (property: Measured) => {
  unit: AreaUnit;
  state: string | undefined;
} {
  const { unit, states } = useContext(AreaUnitContext);
  return ({ type, areaSqft, city }) => {
    const state = states[city];
    if (type !== "Land") return { unit: "sqft", state };
    if (unit && sqftPerUnit(unit, state) !== null) return { unit, state };
    return { unit: (areaSqft ?? 0) >= ACRE_SQFT ? "acre" : "sqft", state };
  };
}

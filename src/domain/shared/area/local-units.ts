/** Land units in common use, by state. */

import type { AreaUnit } from "./units.ts";

const SMALL_PLOTS: Readonly<Record<string, readonly AreaUnit[]>> = {
  MH: ["guntha"],
  KA: ["guntha", "cent"],
  TS: ["sqyd", "guntha"],
  AP: ["sqyd", "cent"],
  TN: ["ground", "cent"],
  KL: ["cent"],
  GJ: ["sqyd", "guntha"],
  WB: ["katha"],
  BR: ["katha"],
  CH: ["sqyd", "marla"],
  PB: ["sqyd", "marla"],
  HR: ["sqyd"],
  DL: ["sqyd"],
  UP: ["sqyd", "bigha"],
  RJ: ["sqyd", "bigha"],
  MP: ["sqyd"],
  UK: ["sqyd"],
  GA: ["sqm"],
  OD: ["cent"],
};

const EVERYWHERE: readonly AreaUnit[] = ["sqyd", "sqm"];

/** Units to show an area of land in, square feet first and acres last. */
export function landUnits(state: string | null): AreaUnit[] {
  const local = (state && SMALL_PLOTS[state]) || [];
  return [...new Set<AreaUnit>(["sqft", ...local, ...EVERYWHERE, "acre"])];
}

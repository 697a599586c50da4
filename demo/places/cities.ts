/** The cities of the demo, with their local customs. */

import { KOLKATA } from "./localities-east.ts";
import { DELHI, GURUGRAM, JAIPUR } from "./localities-north.ts";
import { BANGALORE, CHENNAI, HYDERABAD } from "./localities-south.ts";
import { AHMEDABAD, MUMBAI, PUNE } from "./localities-west.ts";
import { type Locality, readLocalities } from "./locality.ts";

/** The local unit in which people measure a plot. */
type PlotUnit = { word: string; sqft: number };

export type DemoCity = {
  slug: string;
  name: string;
  state: string;
  /** Its share of the listings. */
  weight: number;
  /** A year's rent as a share of the price. */
  rentYield: number;
  /** The customary deposit, in months of rent. */
  depositMonths: readonly [low: number, high: number];
  plotUnit: PlotUnit;
  localities: readonly Locality[];
};

const SQ_FT: PlotUnit = { word: "sq ft", sqft: 1 };
const SQ_YD: PlotUnit = { word: "sq yd", sqft: 9 };

export const DEMO_CITIES: readonly DemoCity[] = [
  city("pune", "Pune", "MH", 88, 0.034, [2, 4], SQ_FT, PUNE),
  city("mumbai", "Mumbai", "MH", 88, 0.029, [3, 6], SQ_FT, MUMBAI),
  city("bangalore", "Bangalore", "KA", 84, 0.038, [5, 10], SQ_FT, BANGALORE),
  city("hyderabad", "Hyderabad", "TS", 66, 0.033, [2, 4], SQ_YD, HYDERABAD),
  city("delhi", "Delhi", "DL", 62, 0.026, [2, 3], SQ_YD, DELHI),
  city("gurugram", "Gurugram", "HR", 58, 0.03, [2, 3], SQ_YD, GURUGRAM),
  city("chennai", "Chennai", "TN", 50, 0.032, [3, 6], SQ_FT, CHENNAI),
  city("kolkata", "Kolkata", "WB", 38, 0.034, [2, 3], SQ_FT, KOLKATA),
  city("ahmedabad", "Ahmedabad", "GJ", 36, 0.029, [2, 3], SQ_YD, AHMEDABAD),
  city("jaipur", "Jaipur", "RJ", 30, 0.028, [2, 3], SQ_YD, JAIPUR),
];

export function demoCity(slug: string): DemoCity {
  const found = DEMO_CITIES.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`${slug} is not a city of the demo`);
  return found;
}

function city(
  slug: string,
  name: string,
  state: string,
  weight: number,
  rentYield: number,
  depositMonths: DemoCity["depositMonths"],
  plotUnit: PlotUnit,
  table: string,
): DemoCity {
  const localities = readLocalities(slug, name, table);
  return { slug, name, state, weight, rentYield, depositMonths, plotUnit, localities };
}

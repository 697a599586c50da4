import { type AreaUnit, sqftPerUnit } from "./units.ts";

/** What a figure measures; figures of different bases are not comparable. */
export const AREA_BASES = ["carpet", "builtup", "super", "plot", "unknown"] as const;
export type AreaBasis = (typeof AREA_BASES)[number];

export const ACRE_SQFT = 43_560;

/** The bands of the land search: from `minSqft` up to, but not including, `maxSqft`. */
export const LAND_AREA_BANDS = [
  { id: "under-1000-sqft", label: "Under 1000 sqft", minSqft: null, maxSqft: 1_000 },
  { id: "1000-5000-sqft", label: "1000-5000 sqft", minSqft: 1_000, maxSqft: 5_000 },
  { id: "5000-sqft-1-acre", label: "5000 sqft-1 acre", minSqft: 5_000, maxSqft: ACRE_SQFT },
  { id: "1-5-acres", label: "1-5 acres", minSqft: ACRE_SQFT, maxSqft: 5 * ACRE_SQFT },
  { id: "5-plus-acres", label: "5+ acres", minSqft: 5 * ACRE_SQFT, maxSqft: null },
] as const;

/** Singular and plural of a unit. */
export type AreaLabels = Readonly<Record<AreaUnit, readonly [one: string, many: string]>>;

export const ENGLISH_AREA: AreaLabels = {
  sqft: ["sq ft", "sq ft"],
  sqm: ["sq m", "sq m"],
  sqyd: ["sq yd", "sq yd"],
  acre: ["acre", "acres"],
  hectare: ["hectare", "hectares"],
  are: ["are", "ares"],
  guntha: ["guntha", "gunthas"],
  cent: ["cent", "cents"],
  ground: ["ground", "grounds"],
  ankanam: ["ankanam", "ankanams"],
  kanal: ["kanal", "kanals"],
  marla: ["marla", "marlas"],
  perch: ["perch", "perches"],
  rood: ["rood", "roods"],
  bigha: ["bigha", "bighas"],
  biswa: ["biswa", "biswas"],
  katha: ["katha", "kathas"],
  dhur: ["dhur", "dhurs"],
  chatak: ["chatak", "chataks"],
  lecha: ["lecha", "lechas"],
};

export const HINDI_AREA: AreaLabels = {
  sqft: ["वर्ग फ़ुट", "वर्ग फ़ुट"],
  sqm: ["वर्ग मीटर", "वर्ग मीटर"],
  sqyd: ["वर्ग गज", "वर्ग गज"],
  acre: ["एकड़", "एकड़"],
  hectare: ["हेक्टेयर", "हेक्टेयर"],
  are: ["आर", "आर"],
  guntha: ["गुंठा", "गुंठे"],
  cent: ["सेंट", "सेंट"],
  ground: ["ग्राउंड", "ग्राउंड"],
  ankanam: ["अंकणम", "अंकणम"],
  kanal: ["कनाल", "कनाल"],
  marla: ["मरला", "मरला"],
  perch: ["पर्च", "पर्च"],
  rood: ["रूड", "रूड"],
  bigha: ["बीघा", "बीघे"],
  biswa: ["बिस्वा", "बिस्वा"],
  katha: ["कट्ठा", "कट्ठा"],
  dhur: ["धुर", "धुर"],
  chatak: ["छटाक", "छटाक"],
  lecha: ["लेचा", "लेचा"],
};

/** Null when the unit's size depends on the state and the state is unknown. */
export function toSqft(value: number, unit: AreaUnit, state?: string | null): number | null {
  const factor = sqftPerUnit(unit, state);
  return factor === null ? null : hundredths(value * factor);
}

/** Null when the unit's size depends on the state and the state is unknown. */
export function fromSqft(sqft: number, unit: AreaUnit, state?: string | null): number | null {
  const factor = sqftPerUnit(unit, state);
  return factor === null ? null : sqft / factor;
}

/** "1,085 sq ft", "2.5 acres"; in square feet when the unit cannot be converted without a state. */
export function formatArea(
  sqft: number,
  unit: AreaUnit = "sqft",
  words: AreaLabels = ENGLISH_AREA,
  state?: string | null,
): string {
  const converted = fromSqft(sqft, unit, state);
  const shown = converted === null ? "sqft" : unit;
  const value = roundedFor(shown, converted ?? sqft);
  const [one, many] = words[shown];
  return `${groupIndian(value)} ${value === 1 ? one : many}`;
}

/** Last three digits, then twos: 12,34,567.5 */
export function groupIndian(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** A hundredth of a square foot is meaningless for a flat. */
function roundedFor(unit: AreaUnit, value: number): number {
  return unit === "sqft" && value >= 10 ? Math.round(value) : hundredths(value);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

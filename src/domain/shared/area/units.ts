const FIXED_UNITS_SQFT = {
  sqft: 1,
  sqm: 1 / 0.09290304,
  sqyd: 9,
  acre: 43_560,
  hectare: 10_000 / 0.09290304,
  are: 100 / 0.09290304,
  guntha: 1_089,
  cent: 435.6,
  ground: 2_400,
  ankanam: 72,
  kanal: 5_445,
  marla: 272.25,
  perch: 272.25,
  rood: 10_890,
} as const;

/**
 * Units whose size depends on the state, by ISO code. They also differ between districts, so a converted
 * figure is an estimate; a state that is absent has no agreed figure and is not converted.
 */
const LOCAL_UNITS_SQFT = {
  bigha: {
    WB: 14_400,
    AS: 14_400,
    BR: 27_225,
    UP: 27_225,
    RJ: 27_225,
    PB: 27_225,
    HR: 27_225,
    GJ: 17_424,
    HP: 8_712,
    UK: 8_712,
    MP: 12_000,
  },
  biswa: { UP: 1_361.25, RJ: 1_361.25, HR: 1_361.25, HP: 435.6 },
  katha: { WB: 720, BR: 1_361.25, AS: 2_880 },
  dhur: { BR: 68.0625 },
  chatak: { WB: 45 },
  lecha: { AS: 144 },
} as const;

type FixedUnit = keyof typeof FIXED_UNITS_SQFT;
type LocalUnit = keyof typeof LOCAL_UNITS_SQFT;
export type AreaUnit = FixedUnit | LocalUnit;

/** Every unit, the most common first. */
export const AREA_UNITS: readonly AreaUnit[] = [
  ...(Object.keys(FIXED_UNITS_SQFT) as FixedUnit[]),
  ...(Object.keys(LOCAL_UNITS_SQFT) as LocalUnit[]),
];

/** Square feet in one unit; null when the unit depends on a state that is unknown or has no figure. */
export function sqftPerUnit(unit: AreaUnit, state?: string | null): number | null {
  if (isFixed(unit)) return FIXED_UNITS_SQFT[unit];
  const byState: Readonly<Record<string, number>> = LOCAL_UNITS_SQFT[unit];
  return state && Object.hasOwn(byState, state) ? (byState[state] ?? null) : null;
}

export function isLocalUnit(unit: AreaUnit): boolean {
  return !isFixed(unit);
}

function isFixed(unit: AreaUnit): unit is FixedUnit {
  return Object.hasOwn(FIXED_UNITS_SQFT, unit);
}

const SQUARE = "(?:sq|square|squar)[ .]{0,3}";

/** Spellings in cleaned text: lower case, nukta removed. */
const SPELLINGS: readonly (readonly [AreaUnit, string])[] = [
  ["sqft", `${SQUARE}(?:feets?|foots?|fts?|fit)|sqfts?|sft|वर्ग ?(?:फुट|फीट|फिट)|स्क्वेअर फुट`],
  ["sqyd", `${SQUARE}(?:yards?|yrds?|yds?|yd|gaj)|gaj|gajams?|gaz|guz|वर्ग ?(?:गज|यार्ड)|गज`],
  ["sqm", `${SQUARE}(?:met(?:er|re)s?|mtrs?|mts?|m)|m2|वर्ग ?(?:मीटर|मी)`],
  ["acre", "acres?|ekars?|ekads?|ekkar|killas?|kila|एकड|एकर"],
  ["hectare", "hectares?|hectors?|ha|हेक्टेयर|हेक्टर"],
  ["guntha", "gunthas?|guntas?|गुंठा|गुंठे"],
  ["cent", "cents?|decimals?|dismils?|satak|डिसमिल|सेंट"],
  ["ground", "grounds?|ग्राउंड"],
  ["ankanam", "ankanams?|अंकणम"],
  ["kanal", "kanals?|कनाल"],
  ["marla", "marlas?|मरला"],
  ["perch", "perch(?:es)?|पर्च"],
  ["rood", "roods?|रूड"],
  ["bigha", "bighas?|beeghas?|vighas?|बीघा|बीघे"],
  ["biswa", "biswas?|बिस्वा"],
  ["katha", "kathas?|katthas?|kattas?|cottahs?|कट्ठा|कठ्ठा"],
  ["dhur", "dhurs?|धुर"],
  ["chatak", "chataks?|chhataks?|chittacks?|छटाक"],
  ["lecha", "lechas?|लेचा"],
  ["are", "ares?|आर"],
];

const UNIT_AT = new RegExp(
  `(?:${SPELLINGS.map(([, spelling]) => `(${spelling})`).join("|")})(?![a-z\\u0900-\\u097f])`,
  "y",
);

/** The unit written at this place of a cleaned text. */
export function unitAt(text: string, index: number): { unit: AreaUnit; end: number } | null {
  UNIT_AT.lastIndex = index;
  const match = UNIT_AT.exec(text);
  if (!match) return null;
  const spelling = SPELLINGS[match.slice(1).findIndex((group) => group !== undefined)];
  return spelling ? { unit: spelling[0], end: UNIT_AT.lastIndex } : null;
}

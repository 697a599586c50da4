/** Vocabulary for reading facts from a listing's free text, in English, Hinglish and Hindi. */

import type {
  Facing,
  Furnishing,
  Possession,
  PowerBackup,
  PropertyType,
  Subtype,
} from "./listing.ts";

type Words<Value> = readonly (readonly [Value, RegExp])[];

/** In order: the first that is found counts, so that "semi furnished" is not taken for furnished. */
const FURNISHING_WORDS: Words<Furnishing> = [
  ["semi-furnished", /\b(?:semi|part|partly|partially)[ -]?furnished|अर्ध ?सज्जित|सेमी ?फर्निश्ड/],
  ["unfurnished", /\b(?:un|not |non[ -]?)furnished|\bbare ?shell|असज्जित|अनफर्निश्ड/],
  ["furnished", /\b(?:fully[ -]?)?furnished|\bplug (?:and|&|n) play|सज्जित|फर्निश्ड/],
];

const POSSESSION_WORDS: Words<Possession> = [
  ["ready", /\bready\b|\bimmediate(?:ly)? (?:possession|available)|\boc received|तैयार|रेडी/],
  [
    "under-construction",
    /\bunder[ -]?construction|\bongoing\b|\bnew launch|\bpre[ -]?launch|\bpossession (?:in|by|from|:)? ?[a-z]* ?\d{4}|निर्माणाधीन/,
  ],
];

/** "Power backup" alone does not say how much of it: it stays an amenity. */
const POWER_BACKUP_WORDS: Words<PowerBackup> = [
  ["none", /\b(?:no|without) (?:power|dg) ?back[ -]?up|बिना पावर बैकअप|पावर बैकअप नहीं/],
  [
    "partial",
    /\bpart(?:ial|ly)? (?:power|dg) ?back[ -]?up|\b(?:power|dg) ?back[ -]?up (?:for|in|of) (?:the )?(?:common|lifts?)|आंशिक पावर बैकअप/,
  ],
  ["full", /\b(?:full|complete|100 ?%|24 ?x ?7) (?:power|dg) ?back[ -]?up|(?:फुल|पूरा) पावर बैकअप/],
];

/** By field: what is chosen from a few values and told by words alone. */
export const WORDS_OF = {
  furnishing: FURNISHING_WORDS,
  possession: POSSESSION_WORDS,
  powerBackup: POWER_BACKUP_WORDS,
} as const;

const SIDES: Record<string, string> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  उत्तर: "north",
  दक्षिण: "south",
  पूर्व: "east",
  पूरब: "east",
  पश्चिम: "west",
};

const SIDE = "north|south|east|west|उत्तर|दक्षिण|पूर्व|पूरब|पश्चिम";
const DIRECTION = `((?:${SIDE})(?:[ -]*(?:${SIDE}))?|[ns][ -]?[ew])`;
const FACED = new RegExp(
  `(?<![a-z])${DIRECTION}[ -]*(?:facing|face|मुखी|फेसिंग)|(?:facing|मुख)[ :-]*${DIRECTION}(?![a-z])`,
);

export function facingIn(text: string): Facing | null {
  const found = FACED.exec(text);
  const words = (found?.[1] ?? found?.[2] ?? "").split(/[ -]+/);
  const sides = words.flatMap((word) => sidesOf(word)).filter((side) => side !== "");
  // Compass points put north and south first, whichever order people use.
  const ordered = sides.toSorted((a) => (a === "north" || a === "south" ? -1 : 1));
  const facing = ordered.join("-");
  return isFacing(facing) ? facing : null;
}

function sidesOf(word: string): string[] {
  if (/^[ns][ew]$/.test(word)) return [...word].map((letter) => SIDES[letter] ?? "");
  const joined = /^(north|south)(east|west)$/.exec(word);
  return joined ? joined.slice(1) : [SIDES[word] ?? word];
}

function isFacing(text: string): text is Facing {
  return /^(?:north|south)(?:-(?:east|west))?$|^(?:east|west)$/.test(text);
}

export const RENT_WORDS =
  /\b(?:rent|rental|to[ -]?let|lease|leasing|pg|per month|kiraya|kiraye|bhada)\b|\/ ?(?:month|mo\b|pm\b)|किराय|माह/;
export const SALE_WORDS = /\b(?:sale|sell|selling|resale|buy)\b|बिक्री|बेच/;

/** The first subtype of each type is its default. */
export const SUBTYPE_WORDS: Record<PropertyType, readonly [Subtype, ...Words<Subtype>]> = {
  Apartment: [
    "apartment",
    ["penthouse", /\bpent ?house|पेंटहाउस/],
    ["studio", /\bstudio\b|\b1 ?rk\b/],
    ["builder-floor", /\b(?:builder|independent) floor/],
  ],
  House: [
    "house",
    ["farmhouse", /\bfarm ?house|फार्महाउस/],
    ["villa", /\bvillas?\b|\bbungalows?\b|\bkothi\b|विला|बंगला|कोठी/],
    ["row-house", /\brow ?house|\btown ?house|\btwin house/],
  ],
  Commercial: [
    "office",
    ["warehouse", /\bware ?house|\bgo ?down|गोदाम/],
    ["industrial", /\bindustrial\b|\bfactory\b|\bshed\b|फैक्ट्री|कारखाना/],
    ["retail", /\bshops?\b|\bshow ?room|\bretail\b|\bkiosk\b|दुकान|शोरूम/],
    ["office", /\boffices?\b|\bco-?working|ऑफिस|कार्यालय/],
  ],
  Land: [
    "residential-land",
    [
      "agricultural-land",
      /\bagri(?:cultur\w*)?\b|\bfarm(?:ing)? ?(?:land|plot)|\bkheti\b|\bfarm\b|खेती|कृषि/,
    ],
    ["industrial-land", /\bindustrial\b|औद्योगिक/],
    ["commercial-land", /\bcommercial\b|व्यावसायिक/],
  ],
};

type Worded = keyof typeof WORDS_OF;

export function isWorded(name: string): name is Worded {
  return name in WORDS_OF;
}

/** What a cell of a file says of a field: in words, or as the value itself. */
export function wordedIn(name: Worded, text: string): string | null {
  const words: Words<string> = WORDS_OF[name];
  return firstIn(words, text) ?? words.find(([value]) => value === text)?.[0] ?? null;
}

export function firstIn<Value>(words: Words<Value>, text: string): Value | null {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What a word or sign says about the numbers around it. */
export type SignKind =
  | "currency"
  | "range"
  | "se"
  | "and"
  | "between"
  | "from"
  | "upTo"
  | "plus"
  | "per"
  | "month"
  | "year"
  | "charge"
  | "count"
  | "address"
  | "break"
  | "gap";

type Meaning = SignKind | { kind: "scale" | "numberWord" | "added"; value: number };

const SCALE_WORDS: readonly (readonly [number, string])[] = [
  [1_000, "k thousand thousands hazar hazaar hajar hajaar हजार"],
  [100_000, "l lac lacs lakh lakhs laks lkh laakh lk lks लाख लाखा"],
  [1_000_000, "million mn"],
  [10_000_000, "cr crs crore crores cror karod karor koti करोड कोटी कोटि"],
];

/** Words for small numbers, as spoken before lakh and crore. */
const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [0.5, "half aadha adha आधा"],
  [1, "ek one एक"],
  [1.5, "dedh ded डेढ"],
  [2, "do two दो"],
  [2.5, "dhai adhai ढाई अढाई"],
  [3, "teen three तीन"],
  [4, "char chaar four चार"],
  [5, "panch paanch five पांच पाँच"],
  [6, "chhe che six छह छः"],
  [7, "saat seven सात"],
  [8, "aath eight आठ"],
  [9, "nau nine नौ"],
  [10, "das ten दस"],
  [20, "bees twenty बीस"],
  [50, "pachas fifty पचास"],
];

const ADDED_WORDS: readonly (readonly [number, string])[] = [
  [0.25, "sava sawa सवा"],
  [0.5, "sadhe saadhe साढे"],
  [-0.25, "paune पौने"],
];

const SIGN_WORDS: readonly (readonly [SignKind, string])[] = [
  ["currency", "rs inr rupees rupee rupaye rupye रु रुपये रुपए रुपया"],
  ["range", "to till"],
  ["se", "se से"],
  ["and", "and aur और व"],
  ["between", "between"],
  [
    "from",
    "onwards onward onwords from starting starts start above over min minimum atleast shuru शुरू ऊपर",
  ],
  ["upTo", "upto under below tak within max maximum andar तक अंदर"],
  ["per", "per prati har a an प्रति हर"],
  ["month", "month months monthly mo pm pcm mahina mahine mah माह महीना महीने मासिक महिना"],
  ["year", "year yearly yr annum annual annually pa saal sal साल वर्ष"],
  ["charge", "deposit advance security maintenance token brokerage pagdi डिपॉजिट जमा"],
  ["count", "bhk rk bhks bed beds bedroom bedrooms bath baths km kms seats seater"],
  ["address", "sector sec phase block tower wing ward सेक्टर"],
];

export const WORDS: ReadonlyMap<string, Meaning> = new Map([
  ...SIGN_WORDS.flatMap(([kind, words]) => each(words, kind)),
  ...NUMBER_WORDS.flatMap(([value, words]) => each(words, { kind: "numberWord", value })),
  ...ADDED_WORDS.flatMap(([value, words]) => each(words, { kind: "added", value })),
  ...SCALE_WORDS.flatMap(([value, words]) => each(words, { kind: "scale", value })),
]);

function each(words: string, meaning: Meaning): [string, Meaning][] {
  return words.split(" ").map((word) => [word, meaning]);
}

const END = String.raw`(?![a-z\u0900-\u097f])`;

/** Phrases whose meaning differs from that of their words; tried before single words. */
export const PHRASES: readonly (readonly [RegExp, readonly SignKind[]])[] = [
  [phrase("kam se kam|कम से कम|at least|more than"), ["from"]],
  [phrase("[zj]yada se [zj]yada|(?:not |no )more than|less than|at most|up to"), ["upTo"]],
  [phrase("(?:se|से) (?:upar|ऊपर|[zj]yada|ज्यादा|adhik|अधिक|shuru|शुरू)"), ["from"]],
  [phrase("(?:se|से) (?:kam|कम|niche|neeche|नीचे)"), ["upTo"]],
  [phrase(String.raw`p\.m\.?`), ["month"]],
  [phrase(String.raw`p\.a\.?`), ["year"]],
  [/\/[-=]/y, []],
];

function phrase(alternatives: string): RegExp {
  return new RegExp(`(?:${alternatives})${END}`, "y");
}

/** The ways to say "Price on request". */
export const ON_REQUEST =
  /(?:on|upon) request|(?:call|ask|contact) for (?:the )?price|price on call|पूछने पर|अनुरोध पर|(?<![a-z])(?:por|tba|tbd)(?![a-z])/;

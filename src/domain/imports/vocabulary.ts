/** The vocabulary for kinds, purposes and listers in listing files. */

import type { Lister, PropertyType, Purpose, Subtype } from "#domain/listings/listing.ts";
import { firstIn, RENT_WORDS, SALE_WORDS, SUBTYPE_WORDS } from "#domain/listings/vocabulary.ts";

/** In order: "house plot" is land; "office in Sai Apartments" is first read up to its "in". */
const TYPE_WORDS: readonly (readonly [PropertyType, RegExp])[] = [
  [
    "Land",
    /\bhouse (?:plot|site)|\b(?:residential|commercial|industrial|agri\w*|farm) (?:land|plot)/,
  ],
  [
    "Commercial",
    /\boffices?\b|\bshops?\b|\bshow ?rooms?\b|\bretail\b|\bware ?houses?\b|\bgo ?downs?\b|\bfactor(?:y|ies)\b|\bindustrial\b|\bcommercial\b|\bco-?working\b|\bhotels?\b|दुकान|गोदाम|ऑफिस/,
  ],
  ["Apartment", /\bpent ?house|\b(?:builder|independent) floor|\bserviced apartment/],
  [
    "House",
    /\bvillas?\b|\b(?:row |farm ?|town ?|independent )?houses?\b|\bbungalows?\b|\bkothi\b|\bduplex\b|मकान|कोठी|बंगला|विला/,
  ],
  [
    "Apartment",
    /\bapartments?\b|\bflats?\b|\bstudio\b|\d ?bhk\b|\bbhk\b|\b1 ?rk\b|\bfloor\b|फ्लैट|अपार्टमेंट/,
  ],
  ["Land", /\bplots?\b|\blands?\b|\bsites?\b|\bfarm\b|प्लॉट|भूखंड|जमीन/],
];

/** The type named in a text; what comes before "in", where the place begins, counts first. */
export function typeIn(text: string): PropertyType | null {
  const [head = ""] = text.split(/ (?:in|at|near) /, 1);
  return firstIn(TYPE_WORDS, head) ?? firstIn(TYPE_WORDS, text);
}

/** From the first text that says more than the type; "house/villa" leaves the choice open. */
export function subtypeIn(type: PropertyType, texts: readonly string[]): Subtype {
  const [usual, ...words] = SUBTYPE_WORDS[type];
  const told = texts.map((text) => firstIn(words, text.replace(HOUSE_OR_VILLA, "house")));
  return told.find((subtype) => subtype !== null) ?? usual;
}

const HOUSE_OR_VILLA = /\bhouses? ?(?:\/|or) ?villas?\b|\bvillas? ?(?:\/|or) ?houses?\b/;

export function isBedrooms(cell: string): boolean {
  return /\bbed ?rooms?\b/i.test(cell);
}

export function purposeIn(text: string): Purpose | null {
  const isRent = RENT_WORDS.test(text);
  const isSale = SALE_WORDS.test(text);
  if (isRent === isSale) return null;
  return isRent ? "rent" : "sale";
}

const LISTER_WORDS: readonly (readonly [Lister, RegExp])[] = [
  ["owner", /\bowners?\b|\blandlord\b|मालिक/],
  ["agent", /\bagents?\b|\bdealers?\b|\bbrokers?\b|\bpartner\b|दलाल/],
  [
    "company",
    /\bbuilders?\b|\bdevelopers?\b|\bcompany\b|\bpromoters?\b|\bconstructions?\b|\binfra\w*|\bprojects?\b|\bhousing\b|\b(?:pvt|ltd|limited|llp|group|holdings)\b/,
  ],
];

export function listerIn(text: string): Lister | null {
  return firstIn(LISTER_WORDS, text);
}

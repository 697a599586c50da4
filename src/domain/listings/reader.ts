/**
 * Reads the facts of a listing out of its free text, so that one typed as "₹80 L – 1.2 Cr" and "3 BHK,
 * 1450 sq ft, East facing" is found by price, size and rooms like any other.
 */

import { cityIn } from "#domain/places/city.ts";
import { readRera } from "#domain/rera/rera.ts";
import { type AreaBasis, fromSqft } from "#domain/shared/area/area.ts";
import { type AreaReading, readArea } from "#domain/shared/area/reader.ts";
import { MAX_RUPEES, MAX_SQFT } from "#domain/shared/limits.ts";
import { LAKH } from "#domain/shared/money/money.ts";
import { type MoneyReading, readMoney } from "#domain/shared/money/reader.ts";
import { cleanTypedText } from "#domain/shared/typed-text.ts";
import { isOf } from "./fields.ts";
import {
  type Facing,
  featureList,
  type Listing,
  type PropertyType,
  type Purpose,
  type Subtype,
} from "./listing.ts";
import { placeNames, readPincode } from "./place.ts";
import { firstOf, readBaths, readBeds, readFloors, readParking } from "./rooms.ts";
import {
  facingIn,
  firstIn,
  RENT_WORDS,
  SALE_WORDS,
  SUBTYPE_WORDS,
  WORDS_OF,
} from "./vocabulary.ts";

export type ListingText = {
  title: string;
  type: PropertyType;
  location: string;
  priceRange: string;
  features: string;
  description: string;
};

type Worded = keyof typeof WORDS_OF;
const WORDED = Object.keys(WORDS_OF) as Worded[];

export type ListingReading = Pick<Listing, Worded> & {
  purpose: Purpose;
  subtype: Subtype;
  citySlug: string | null;
  /** Possible locality names, most likely first; the database knows which of them exist. */
  localityNames: string[];
  pincode: string | null;
  priceMin: number | null;
  priceMax: number | null;
  deposit: number | null;
  areaSqft: number | null;
  areaBasis: AreaBasis;
  beds: number | null;
  baths: number | null;
  parking: number | null;
  facing: Facing | null;
  floor: number | null;
  totalFloors: number | null;
  reraNumber: string | null;
  reraState: string | null;
  amenities: string[];
};

const MAX_AMENITIES = 30;
/** No home sells for less, and hardly any rents for more. */
const RENT_CEILING = 2 * LAKH;

export function readListing(text: ListingText): ListingReading {
  const city = cityIn(text.location) ?? cityIn(text.title);
  const parts = [...featureList(text.features), text.title].map(cleanTypedText);
  const purpose = readPurpose(text);
  const area = readBestArea(parts, text.type, city?.state ?? null);
  const isLand = text.type === "Land";
  return {
    purpose,
    subtype: readSubtype(text),
    citySlug: city?.slug ?? null,
    localityNames: placeNames(text),
    pincode: readPincode(text.location) ?? readPincode(text.title),
    ...readPrice(text.priceRange, purpose, area.areaSqft),
    deposit: readDeposit(parts),
    ...area,
    beds: isLand ? null : readBeds(parts),
    baths: isLand ? null : readBaths(parts),
    parking: isLand ? null : readParking(parts),
    facing: firstOf(parts, facingIn),
    ...readWorded(parts, text.type),
    ...(isLand ? { floor: null, totalFloors: null } : readFloors(parts)),
    ...readReraIn(text, city?.state ?? null),
    amenities: readAmenities(text.features),
  };
}

function readWorded(parts: string[], type: PropertyType): Pick<ListingReading, Worded> {
  const read = WORDED.map((name) => [
    name,
    isOf(name, type) ? firstOf(parts, (part) => firstIn<string>(WORDS_OF[name], part)) : null,
  ]);
  // What `Object.fromEntries` cannot tell the compiler: a value for every name.
  return Object.fromEntries(read) as Pick<ListingReading, Worded>;
}

function readPurpose({ title, priceRange, features, type }: ListingText): Purpose {
  const price = readMoney(priceRange);
  if (price.period !== null) return "rent";
  const said = firstOf([priceRange, title, features].map(cleanTypedText), purposeIn);
  if (said !== null) return said;
  const amount = price.kind === "amount" ? (price.max ?? price.min ?? 0) : 0;
  return type !== "Land" && amount > 0 && amount < RENT_CEILING ? "rent" : "sale";
}

/** Text that mentions both is ambiguous. */
function purposeIn(text: string): Purpose | null {
  const [isRent, isSale] = [RENT_WORDS.test(text), SALE_WORDS.test(text)];
  if (isRent === isSale) return null;
  return isRent ? "rent" : "sale";
}

function readSubtype({ type, title, features, description }: ListingText): Subtype {
  const [usual, ...words] = SUBTYPE_WORDS[type];
  const texts = [title, features, description].map(cleanTypedText);
  return firstOf(texts, (text) => firstIn(words, text)) ?? usual;
}

type Price = Pick<ListingReading, "priceMin" | "priceMax">;

function readPrice(typed: string, purpose: Purpose, areaSqft: number | null): Price {
  const money = readMoney(typed, { purpose });
  const [low, high] = money.kind === "rate" ? totalOf(money, areaSqft) : endsOf(money);
  const priceMin = low ?? high;
  const isUsable = priceMin !== null && priceMin >= 0 && (high ?? priceMin) <= MAX_RUPEES;
  return isUsable && priceMin <= (high ?? priceMin)
    ? { priceMin, priceMax: high }
    : { priceMin: null, priceMax: null };
}

type Ends = [low: number | null, high: number | null];

function endsOf({ kind, min, max, period }: MoneyReading): Ends {
  if (kind !== "amount") return [null, null];
  // A listing's rent is per month, whatever period its owner uses.
  const share = period === "year" ? 12 : 1;
  return [min, max].map((end) => (end === null ? null : Math.round(end / share))) as Ends;
}

/** "₹5,200/sq ft" of 1,200 sq ft. */
function totalOf({ rate }: MoneyReading, areaSqft: number | null): Ends {
  const size = rate && areaSqft ? fromSqft(areaSqft, rate.per) : null;
  const total = rate && size ? Math.round(rate.rupees * size) : null;
  return [total, total];
}

function readDeposit(parts: string[]): number | null {
  const part = parts.find((each) => /\bdeposit|\badvance\b|जमा/.test(each));
  if (part === undefined) return null;
  const { kind, min } = readMoney(part.replace(/[a-z ]*(?:deposit|advance)[a-z ]*/, ""));
  return kind === "amount" && min !== null && min >= 1000 && min <= MAX_RUPEES ? min : null;
}

/** Usable area takes precedence over the area that is paid for. */
const BASES: readonly AreaBasis[] = ["carpet", "builtup", "super", "unknown", "plot"];

type Area = Pick<ListingReading, "areaSqft" | "areaBasis">;

function readBestArea(parts: string[], type: PropertyType, state: string | null): Area {
  const found = parts
    .map((part) => ({ part, ...readArea(part, state) }))
    .filter((reading) => isMeant(reading, type))
    .map(({ minSqft, maxSqft, basis }) => ({
      areaSqft: Math.round(minSqft ?? maxSqft ?? 0),
      areaBasis: type === "Land" && basis === "unknown" ? ("plot" as const) : basis,
    }))
    .filter(({ areaSqft }) => areaSqft > 0 && areaSqft <= MAX_SQFT);
  const rank = ({ areaBasis }: Area) => BASES.indexOf(areaBasis);
  const [best] = found.toSorted((a, b) => rank(a) - rank(b));
  return best ?? { areaSqft: null, areaBasis: "unknown" };
}

/** "3 lifts" is no area: a bare number needs a unit, a label or two sides. */
function isMeant(
  { part, confidence, unit, basis }: AreaReading & { part: string },
  type: PropertyType,
): boolean {
  if (unit === null || /\bkm\b|\bmin(?:ute)?s?\b/.test(part)) return false;
  if (confidence === "high" || unit !== "sqft") return true;
  if (confidence === "medium" && basis !== "unknown") return true;
  // For a plot, "30x40" are the sides; "24x7 security" is not.
  return type === "Land" && /\d ?(?:ft|feet)? ?[x×*] ?\d/.test(part);
}

type Rera = Pick<ListingReading, "reraNumber" | "reraState">;

const RERA =
  /\brera\b[^a-z0-9]*(?:(?:registration|regd?|id|no|number)\b[^a-z0-9]*)*([a-z0-9][a-z0-9/ _-]{5,60})/i;

function readReraIn({ features, description }: ListingText, state: string | null): Rera {
  const typed = RERA.exec(features)?.[1] ?? RERA.exec(description)?.[1];
  if (typed === undefined) return { reraNumber: null, reraState: null };
  const words = typed.trim().split(" ");
  // The sentence continues after the number: take the longest prefix that matches a known register.
  for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
    const reading = readRera(words.slice(0, length).join(" "), state);
    if (reading.isKnownShape) return { reraNumber: reading.normalised, reraState: reading.state };
  }
  return { reraNumber: null, reraState: null };
}

/** What is left of the features once the facts are taken out: "Lift", "Power backup". */
export function readAmenities(features: string): string[] {
  const isFact = (text: string) =>
    /\d|\brera\b|\bfloor\b/.test(text) ||
    facingIn(text) !== null ||
    WORDED.some((name) => firstIn<string>(WORDS_OF[name], text) !== null);
  const words = featureList(features).filter((text) => !isFact(cleanTypedText(text)));
  return [...new Set(words.map((word) => word.slice(0, 60)))].slice(0, MAX_AMENITIES);
}

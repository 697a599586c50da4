/** What a listing still lacks for those who look for a home: said to whoever lists it, never held against it. */

import type { AreaBasis } from "#domain/shared/area/area.ts";
import type { PropertyType, Purpose } from "./listing.ts";

export const QUALITY_HINTS = [
  "photos",
  "price",
  "locality",
  "area",
  "carpet-area",
  "bedrooms",
  "floor",
  "furnishing",
  "deposit",
  "rera",
  "description",
] as const;
export type QualityHint = (typeof QUALITY_HINTS)[number];

type ValidatedRow = {
  type: PropertyType;
  purpose: Purpose;
  images: readonly unknown[];
  description: string;
  priceMin: number | null;
  locality: string | null;
  areaSqft: number | null;
  areaBasis: AreaBasis;
  beds: number | null;
  floor: number | null;
  furnishing: string | null;
  deposit: number | null;
  reraNumber: string | null;
  companyId: string | null;
};

const ENOUGH_PICTURES = 3;
/** About three sentences. */
const ENOUGH_WORDS = 160;

type Rule = {
  isAsked: (listing: ValidatedRow) => boolean;
  isMissing: (listing: ValidatedRow) => boolean;
};

const always = () => true;
const isHome = ({ type }: ValidatedRow) => type === "Apartment" || type === "House";
const isRented = ({ purpose, type }: ValidatedRow) => purpose === "rent" && type !== "Land";

const RULES: Record<QualityHint, Rule> = {
  photos: { isAsked: always, isMissing: ({ images }) => images.length < ENOUGH_PICTURES },
  price: { isAsked: always, isMissing: ({ priceMin }) => priceMin === null },
  locality: { isAsked: always, isMissing: ({ locality }) => locality === null },
  area: { isAsked: always, isMissing: ({ areaSqft }) => areaSqft === null },
  "carpet-area": {
    isAsked: (listing) => isHome(listing) && listing.areaSqft !== null,
    isMissing: ({ areaBasis }) => areaBasis !== "carpet",
  },
  bedrooms: { isAsked: isHome, isMissing: ({ beds }) => beds === null },
  floor: {
    isAsked: ({ type }) => type === "Apartment",
    isMissing: ({ floor }) => floor === null,
  },
  furnishing: { isAsked: isRented, isMissing: ({ furnishing }) => furnishing === null },
  deposit: { isAsked: isRented, isMissing: ({ deposit }) => deposit === null },
  // A promoter must print it; a resale by its owner has none.
  rera: {
    isAsked: ({ companyId, purpose, type }) =>
      companyId !== null && purpose === "sale" && type === "Apartment",
    isMissing: ({ reraNumber }) => reraNumber === null,
  },
  description: {
    isAsked: always,
    isMissing: ({ description }) => description.length < ENOUGH_WORDS,
  },
};

export type ListingQuality = {
  /** How much of what is asked is there, in per cent. */
  percent: number;
  /** The most helpful first. */
  hints: QualityHint[];
};

export function listingQuality(listing: ValidatedRow): ListingQuality {
  const asked = QUALITY_HINTS.filter((hint) => RULES[hint].isAsked(listing));
  const hints = asked.filter((hint) => RULES[hint].isMissing(listing));
  return { percent: Math.round((1 - hints.length / asked.length) * 100), hints };
}

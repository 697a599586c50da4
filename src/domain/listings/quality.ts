/** What a listing still lacks for buyers: shown to the lister as hints, never held against the listing. */

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

type QualityInput = {
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
/** Characters, about three sentences. */
const ENOUGH_CHARACTERS = 160;

type Rule = {
  isAsked: (listing: QualityInput) => boolean;
  isMissing: (listing: QualityInput) => boolean;
};

const always = () => true;
const isHome = ({ type }: QualityInput) => type === "Apartment" || type === "House";
const isRented = ({ purpose, type }: QualityInput) => purpose === "rent" && type !== "Land";

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
  // A promoter must state it; a resale by its owner has none.
  rera: {
    isAsked: ({ companyId, purpose, type }) =>
      companyId !== null && purpose === "sale" && type === "Apartment",
    isMissing: ({ reraNumber }) => reraNumber === null,
  },
  description: {
    isAsked: always,
    isMissing: ({ description }) => description.length < ENOUGH_CHARACTERS,
  },
};

export type ListingQuality = {
  /** The share of the requested information that is present, in per cent. */
  percent: number;
  /** Most helpful first. */
  hints: QualityHint[];
};

export function listingQuality(listing: QualityInput): ListingQuality {
  const asked = QUALITY_HINTS.filter((hint) => RULES[hint].isAsked(listing));
  const hints = asked.filter((hint) => RULES[hint].isMissing(listing));
  return { percent: Math.round((1 - hints.length / asked.length) * 100), hints };
}

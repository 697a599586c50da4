/** Listings: their kinds, states, and the types that pages and the API pass around. */

import type { AreaBasis } from "#domain/shared/area/area.ts";
import { isOneOf } from "#domain/shared/typed-objects.ts";

export const PROPERTY_TYPES = ["Land", "House", "Apartment", "Commercial"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** What people live in; the rest is land and workplaces. */
export function isHomeType(type: PropertyType): boolean {
  return type === "Apartment" || type === "House";
}

export const CATEGORIES = ["residential", "commercial", "land"] as const;
export type Category = (typeof CATEGORIES)[number];

export const SUBTYPES_OF = {
  Apartment: ["apartment", "builder-floor", "penthouse", "studio"],
  House: ["house", "villa", "row-house", "farmhouse"],
  Commercial: ["office", "retail", "warehouse", "industrial"],
  Land: ["residential-land", "agricultural-land", "commercial-land", "industrial-land"],
} as const satisfies Record<PropertyType, readonly string[]>;
export type Subtype = (typeof SUBTYPES_OF)[PropertyType][number];
export const SUBTYPES = [
  ...SUBTYPES_OF.Apartment,
  ...SUBTYPES_OF.House,
  ...SUBTYPES_OF.Commercial,
  ...SUBTYPES_OF.Land,
] as const;

export const TYPES_OF: Record<Category, readonly PropertyType[]> = {
  residential: ["Apartment", "House"],
  commercial: ["Commercial"],
  land: ["Land"],
};

export function typeOf(subtype: Subtype): PropertyType {
  const isIts = (type: PropertyType) => isOneOf(SUBTYPES_OF[type], subtype);
  // Every subtype belongs to one of them.
  return PROPERTY_TYPES.find(isIts) ?? "Land";
}

export function categoryOf(subtype: Subtype): Category {
  return categoryOfType(typeOf(subtype));
}

export function categoryOfType(type: PropertyType): Category {
  return CATEGORIES.find((category) => TYPES_OF[category].includes(type)) ?? "land";
}

export const PURPOSES = ["sale", "rent"] as const;
export type Purpose = (typeof PURPOSES)[number];

export const FURNISHINGS = ["unfurnished", "semi-furnished", "furnished"] as const;
export type Furnishing = (typeof FURNISHINGS)[number];

export const POSSESSIONS = ["ready", "under-construction"] as const;
export type Possession = (typeof POSSESSIONS)[number];

/** Of what runs when the grid does not: nothing, lifts and common lights, or the home itself. */
export const POWER_BACKUPS = ["none", "partial", "full"] as const;
export type PowerBackup = (typeof POWER_BACKUPS)[number];

export const LISTERS = ["owner", "agent", "company"] as const;
export type Lister = (typeof LISTERS)[number];

export const FACINGS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
export type Facing = (typeof FACINGS)[number];

export const LISTING_STATUSES = [
  "draft",
  "in_review",
  "live",
  "paused",
  "sold",
  "rented",
  "rejected",
  "expired",
] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const LISTING_SORTS = [
  "relevance",
  "newest",
  "price-low",
  "price-high",
  "area-high",
  "area-low",
  "rate-low",
  "rate-high",
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** Sort orders of the admin's list; a minus means descending. */
export const MANAGED_LISTING_SORTS = [
  "-updatedAt",
  "updatedAt",
  "title",
  "-title",
  "price",
  "-price",
] as const;

export type Picture = {
  id: string;
  width: number;
  height: number;
  /** Illustrations are labelled, so that they are not mistaken for photographs. */
  isIllustration: boolean;
  /** "765876546321": a colour for each quarter, shown until the picture loads; null until its first view. */
  blur: string | null;
};

export type ListedBy = {
  id: string;
  name: string;
  logo: Picture | null;
  /** When its papers were checked, and the RERA number it gave; both back its badge. */
  verifiedAt: string | null;
  reraNumber: string | null;
  phone: string;
  whatsappNumber: string | null;
};

/** An agent with a public profile. */
export type ListingAgent = { id: string; name: string; phone: string | null };

/** A listing as shown on a card. */
export type ListingSummary = {
  id: string;
  title: string;
  type: PropertyType;
  subtype: Subtype;
  purpose: Purpose;
  location: string;
  city: string;
  priceRange: string;
  priceMin: number | null;
  priceMax: number | null;
  beds: number | null;
  baths: number | null;
  areaSqft: number | null;
  areaBasis: AreaBasis;
  furnishing: Furnishing | null;
  possession: Possession | null;
  availableFrom: string | null;
  powerBackup: PowerBackup | null;
  locality: string | null;
  deposit: number | null;
  parking: number | null;
  floor: number | null;
  totalFloors: number | null;
  amenities: string[];
  landmarks: string[];
  zoning: string | null;
  waterSource: string | null;
  roadAccess: string | null;
  electricity: string | null;
  features: string;
  description: string;
  isFeatured: boolean;
  images: Picture[];
  whatsappNumber: string | null;
  postedBy: Lister;
  company: ListedBy | null;
  agent: ListingAgent | null;
  listedAt: string;
};

/** Everything the property page shows. */
export type Listing = ListingSummary & {
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  maintenance: number | null;
  facing: Facing | null;
  ageYears: number | null;
  reraNumber: string | null;
  confirmedAt: string | null;
  updatedAt: string;
};

/** An owner's edit of a live listing: waiting for the admin, or returned with a reason. */
export const REVISION_STATES = ["waiting", "returned"] as const;
export type ListingRevision = { state: (typeof REVISION_STATES)[number] };

/** A listing as its owners and admins see it, live or not. */
export type ManagedListing = Listing & {
  /** The state of an edit that is not public yet, if there is one. */
  change: ListingRevision["state"] | null;
  status: ListingStatus;
  statusReason: string | null;
  companyId: string | null;
  ownerId: string | null;
  createdAt: string;
  deletedAt: string | null;
};

const MAX_FEATURES_LENGTH = 8_000;

/** Features are one comma-separated text; "Plot 2,601 sq ft" is one of them, not two. */
export function featureList(features: string): string[] {
  return features
    .slice(0, MAX_FEATURES_LENGTH)
    .split(/(?<!\d),|,(?!\d)/)
    .map((feature) => feature.trim())
    .filter((feature) => feature !== "");
}

export function pricePerSqft({ priceMin, areaSqft, purpose }: ListingSummary): number | null {
  if (priceMin === null || areaSqft === null || purpose === "rent") return null;
  return Math.round(priceMin / areaSqft);
}

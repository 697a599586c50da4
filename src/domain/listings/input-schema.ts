/** A listing as submitted: the spec's own fields, plus every fact that can be given separately. */

import { z } from "zod";
import { listingProblems } from "#domain/listings/problems.ts";
import { AREA_BASES } from "#domain/shared/area/area.ts";
import { phone } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { MAX_IMAGES, MAX_RUPEES, MAX_SQFT } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import {
  FACINGS,
  FURNISHINGS,
  LISTERS,
  LISTING_STATUSES,
  MANAGED_LISTING_SORTS,
  POSSESSIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SUBTYPES_OF,
} from "./listing.ts";
import { MAX_PRICE_CHANGE_PERCENT, MOST_PRICES_AT_ONCE } from "./price-change.ts";

const PERCENT_MESSAGE = asIssue(
  listingProblems.percentOutOfRange({ max: MAX_PRICE_CHANGE_PERCENT }),
);
const MAX_WORDS = 50;

const rupees = z.number().int().min(0).max(MAX_RUPEES).nullish();
const count = (max: number, min = 0) => z.number().int().min(min).max(max).nullish();
const fact = line({ max: 200 }).nullish();
const words = z
  .array(line({ max: 80, required: sharedProblems.emptyEntry() }))
  .max(MAX_WORDS)
  .optional();

/** The fields of the form. */
const typedSchema = z.object({
  title: line({ max: 200, required: listingProblems.enterListingTitle() }),
  location: line({ max: 200, required: listingProblems.enterTheLocation() }),
  priceRange: line({ max: 120, required: listingProblems.enterPriceRange() }),
  type: z.enum(PROPERTY_TYPES, { error: asIssue(listingProblems.chooseType()) }),
  features: line({ max: 2000, required: listingProblems.enterFeatures() }),
  description: paragraphs({ max: 8000, required: listingProblems.describeProperty() }),
  images: z
    .array(line({ max: 300 }), { error: asIssue(listingProblems.imageNeeded()) })
    .min(1, asIssue(listingProblems.imageNeeded()))
    .max(MAX_IMAGES, asIssue(sharedProblems.tooManyImages())),
});

/** Absent: read from the text. Null: there is none. */
const factsSchema = z.object({
  purpose: z.enum(PURPOSES).optional(),
  subtype: z.enum(Object.values(SUBTYPES_OF).flat()).optional(),
  city: line({ max: 60 }).nullish(),
  locality: line({ max: 80 }).nullish(),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, asIssue(listingProblems.pincodeLength()))
    .nullish(),
  latitude: z.number().min(6).max(37.2).nullish(),
  longitude: z.number().min(68).max(97.5).nullish(),
  priceMin: rupees,
  priceMax: rupees,
  deposit: rupees,
  maintenance: rupees,
  beds: count(50),
  baths: count(50),
  areaSqft: count(MAX_SQFT, 1),
  areaBasis: z.enum(AREA_BASES).optional(),
  furnishing: z.enum(FURNISHINGS).nullish(),
  parking: count(1000),
  possession: z.enum(POSSESSIONS).nullish(),
  availableFrom: z.iso.date().refine(isSoon, asIssue(listingProblems.dayOutOfRange())).nullish(),
  floor: count(200, -5),
  totalFloors: count(200),
  facing: z.enum(FACINGS).nullish(),
  ageYears: count(500),
  amenities: words,
  nearbyLandmarks: words,
  zoning: fact,
  waterSource: fact,
  roadAccess: fact,
  electricity: fact,
  reraNumber: line({ max: 100 }).nullish(),
});

const restSchema = z.object({
  companyId: line({ max: 80 }).nullish(),
  whatsappNumber: phone().nullish(),
  status: z.enum(LISTING_STATUSES).optional(),
  /** For an admin: why it was sent back. */
  statusReason: line({ max: 500 }).nullish(),
  isFeatured: z.boolean().optional(),
  postedBy: z.enum(LISTERS).optional(),
});

export const listingInputSchema = typedSchema.extend(factsSchema.shape).extend(restSchema.shape);
export const listingChangesSchema = listingInputSchema.partial();
export const landInputSchema = listingInputSchema.omit({ type: true });
export const landChangesSchema = listingChangesSchema.omit({ type: true });

export type ListingInput = z.output<typeof listingInputSchema>;
export type ListingChanges = z.output<typeof listingChangesSchema>;

/** Saved while it is being written: anything may be missing until it is submitted. */
export const listingDraftSchema = listingInputSchema.extend({
  title: line({ max: 200 }).default(""),
  location: line({ max: 200 }).default(""),
  priceRange: line({ max: 120 }).default(""),
  type: z.enum(PROPERTY_TYPES).default("Apartment"),
  features: line({ max: 2000 }).default(""),
  description: paragraphs({ max: 8000 }).default(""),
  images: z
    .array(line({ max: 300 }))
    .max(MAX_IMAGES, asIssue(sharedProblems.tooManyImages()))
    .default([]),
});

export type ListingDraft = z.output<typeof listingDraftSchema>;

/** The admin's list: listings in any state, or deleted ones. */
export const managedListingFilterSchema = z.object({
  q: line({ max: 120 }).default(""),
  status: z.enum(LISTING_STATUSES).optional(),
  type: z.enum(PROPERTY_TYPES).optional(),
  companyId: line({ max: 80 }).optional(),
  deleted: flag.optional(),
  sort: z.enum(MANAGED_LISTING_SORTS).default("-updatedAt"),
  ...pageFields,
});

/** A lister's own listings, in any state. */
export const ownListingFilterSchema = z.object({
  status: z.enum(LISTING_STATUSES).optional(),
  /** Those sent back or rejected with a reason. */
  needsChange: flag.optional(),
  ...pageFields,
});

/** Several prices raised or lowered by the same percentage. */
export const priceChangeSchema = z.object({
  ids: z
    .array(line({ max: 80 }), { error: asIssue(listingProblems.chooseListing()) })
    .min(1, asIssue(listingProblems.chooseListing()))
    .max(MOST_PRICES_AT_ONCE),
  percent: z.coerce
    .number({ error: PERCENT_MESSAGE })
    .min(-MAX_PRICE_CHANGE_PERCENT, PERCENT_MESSAGE)
    .max(MAX_PRICE_CHANGE_PERCENT, PERCENT_MESSAGE)
    .refine((percent) => percent !== 0, PERCENT_MESSAGE),
});

export type PriceChange = z.output<typeof priceChangeSchema>;
export type OwnListingFilter = z.output<typeof ownListingFilterSchema>;

export type ManagedListingFilter = z.output<typeof managedListingFilterSchema>;

function isSoon(day: string): boolean {
  return day >= "1990-01-01" && day < "2100-01-01";
}

/** A listing as submitted: the spec's own fields, plus every fact that can be given separately. */

import { z } from "zod";
import { listingProblems } from "#domain/listings/problems.ts";
import { phone } from "#domain/shared/contact-schema.ts";
import { asIssue, type Text } from "#domain/shared/errors.ts";
import { MAX_IMAGES, MAX_RUPEES, MAX_SQFT } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import type { Field, FieldName } from "./field.ts";
import { type ApiNameOf, apiNameOf, FIELD_NAMES, type FieldsWith, fieldOf } from "./fields.ts";
import {
  LISTING_STATUSES,
  MANAGED_LISTING_SORTS,
  type ManagedListing,
  PROPERTY_TYPES,
} from "./listing.ts";
import { MAX_PRICE_CHANGE_PERCENT, MOST_PRICES_AT_ONCE } from "./price-change.ts";

const PERCENT_MESSAGE = asIssue(
  listingProblems.percentOutOfRange({ max: MAX_PRICE_CHANGE_PERCENT }),
);
const MAX_WORDS = 50;
const MAX_WORD_LENGTH = 80;

type RequiredField = FieldsWith<{ isRequired: true }>;

const MISSING: Record<RequiredField, Text> = {
  title: listingProblems.enterListingTitle(),
  location: listingProblems.enterTheLocation(),
  priceRange: listingProblems.enterPriceRange(),
  type: listingProblems.chooseType(),
  features: listingProblems.enterFeatures(),
  description: listingProblems.describeProperty(),
};

/** Absent: read from the text. Null: there is none. */
type FieldSchema<Name extends FieldName> = Name extends RequiredField
  ? z.ZodType<ManagedListing[Name]>
  : Name extends FieldsWith<{ isAlways: true } | { kind: "list" }>
    ? z.ZodOptional<z.ZodType<ManagedListing[Name]>>
    : z.ZodOptional<z.ZodNullable<z.ZodType<NonNullable<ManagedListing[Name]>>>>;

type FieldShape = { [Name in FieldName as ApiNameOf<Name>]: FieldSchema<Name> };

/** The schema of each field by its name in the API; of a draft, nothing is required. */
function fieldShape({ isDraft }: { isDraft: boolean }): FieldShape {
  const entries = FIELD_NAMES.map((name) => [apiNameOf(name), givenSchema(name, isDraft)]);
  // What `Object.fromEntries` cannot tell the compiler: a schema for every name.
  return Object.fromEntries(entries) as FieldShape;
}

function givenSchema(name: FieldName, isDraft: boolean): z.ZodType {
  const field = fieldOf(name);
  const { isRequired, isAlways, kind } = field;
  if (isRequired) {
    return isDraft ? draftSchema(field) : valueSchema(field, MISSING[name as RequiredField]);
  }
  const schema = valueSchema(field);
  return isAlways || kind === "list" ? schema.optional() : schema.nullish();
}

/** Whatever is missing may be missing until it is sent in. */
function draftSchema(field: Field): z.ZodType {
  return field.kind === "choice"
    ? z.enum(PROPERTY_TYPES).default("Apartment")
    : textSchema(field).default("");
}

function valueSchema(field: Field, missing?: Text): z.ZodType {
  switch (field.kind) {
    case "line":
    case "paragraphs":
      return textSchema(field, missing);
    case "choice":
      return z.enum(field.values, missing === undefined ? {} : { error: asIssue(missing) });
    case "money":
      return z.number().int().min(0).max(MAX_RUPEES);
    case "area":
      return z.number().int().min(1).max(MAX_SQFT);
    case "count":
      return z.number().int().min(field.min).max(field.max);
    case "degrees":
      return z.number().min(field.min).max(field.max);
    default:
      return KINDS[field.kind];
  }
}

function textSchema(field: Field, missing?: Text) {
  const text = field.kind === "paragraphs" ? paragraphs : line;
  const max = "max" in field ? field.max : 0;
  return text({ max, ...(missing !== undefined && { required: missing }) });
}

const KINDS = {
  list: z
    .array(line({ max: MAX_WORD_LENGTH, required: sharedProblems.emptyEntry() }))
    .max(MAX_WORDS),
  day: z.iso.date().refine(isSoon, asIssue(listingProblems.dayOutOfRange())),
  pincode: z.string().regex(/^[1-9]\d{5}$/, asIssue(listingProblems.pincodeLength())),
  phone: phone(),
  flag: z.boolean(),
};

const images = z
  .array(line({ max: 300 }), { error: asIssue(listingProblems.imageNeeded()) })
  .max(MAX_IMAGES, asIssue(sharedProblems.tooManyImages()));

const restSchema = z.object({
  companyId: line({ max: 80 }).nullish(),
  status: z.enum(LISTING_STATUSES).optional(),
  /** For an admin: why it was sent back. */
  statusReason: line({ max: 500 }).nullish(),
});

export const listingInputSchema = z.object({
  ...fieldShape({ isDraft: false }),
  images: images.min(1, asIssue(listingProblems.imageNeeded())),
  ...restSchema.shape,
});
export const listingChangesSchema = listingInputSchema.partial();
export const landInputSchema = listingInputSchema.omit({ type: true });
export const landChangesSchema = listingChangesSchema.omit({ type: true });

export type ListingInput = z.output<typeof listingInputSchema>;
export type ListingChanges = z.output<typeof listingChangesSchema>;

/** Saved while it is being written: whatever is missing may be missing until it is sent in. */
export const listingDraftSchema = z.object({
  ...fieldShape({ isDraft: true }),
  images: images.default([]),
  ...restSchema.shape,
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

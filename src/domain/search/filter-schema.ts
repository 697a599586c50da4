/** The filters of a list of properties: the same names in a page's URL and in the API. */

import { z } from "zod";
import {
  CATEGORIES,
  FURNISHINGS,
  LISTERS,
  LISTING_SORTS,
  POSSESSIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SUBTYPES_OF,
} from "#domain/listings/listing.ts";
import { searchProblems } from "#domain/search/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS, MAX_RUPEES, MAX_SEARCHED_BEDS, MAX_SQFT } from "#domain/shared/limits.ts";
import { line } from "#domain/shared/text-schema.ts";
import { searchLine } from "./line/line-schema.ts";

const DEFAULT_LIMIT = 20;
export const MAX_VALUES = 20;
export const MAX_LOCALITY_LENGTH = 80;
export const MAX_IDS = 50;

const rupees = z.coerce.number().int().min(0).max(MAX_RUPEES).optional();
const sqft = z.coerce.number().int().min(0).max(MAX_SQFT).optional();
const subtypes = [
  ...SUBTYPES_OF.Apartment,
  ...SUBTYPES_OF.House,
  ...SUBTYPES_OF.Commercial,
  ...SUBTYPES_OF.Land,
] as const;

/** Several values: the parameter repeated, as a form sends it, or one with commas, as people type it. */
function several<Value>(value: z.ZodType<Value, string>, described: object) {
  return (
    z
      .union([z.string().max(1000), z.array(z.string().max(200)).max(MAX_VALUES)])
      .default([])
      .transform((given) => unique((Array.isArray(given) ? given : [given]).flatMap(byComma)))
      .pipe(
        z.array(value).max(MAX_VALUES, asIssue(searchProblems.tooManyValues({ max: MAX_VALUES }))),
      )
      // What the API's description cannot read out of the steps above.
      .meta({ type: "array", items: described })
  );
}

function severalOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return several(z.enum(values), { type: "string", enum: values });
}

/** A ticked box; any other value in a URL is not one. */
const flag = z
  .enum(["1", "true", "on", "0", "false"])
  .transform((text) => !/^(0|false)$/.test(text));

/** west,south,east,north in degrees */
const boxSchema = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/, asIssue(searchProblems.giveBounds()))
  .refine((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return west <= east && south <= north && Math.abs(west) <= 180 && Math.abs(north) <= 90;
  }, asIssue(searchProblems.badBounds()));

export const listingFilterSchema = z.object({
  /** One line in the visitor's own words; what it names becomes filters, the rest is searched as text. */
  q: searchLine.default(""),
  purpose: z.enum(PURPOSES).optional(),
  category: z.enum(CATEGORIES).optional(),
  type: severalOf(PROPERTY_TYPES),
  subtype: severalOf(subtypes),
  city: line({ max: LENGTHS.citySlug }).default(""),
  locality: several(line({ max: MAX_LOCALITY_LENGTH }), { type: "string" }),
  minPrice: rupees,
  maxPrice: rupees,
  /** 5 stands for five or more, as on the buttons. */
  beds: several(z.coerce.number<string>().int().min(0).max(MAX_SEARCHED_BEDS), { type: "integer" }),
  minArea: sqft,
  maxArea: sqft,
  furnishing: severalOf(FURNISHINGS),
  possession: z.enum(POSSESSIONS).optional(),
  postedBy: severalOf(LISTERS),
  /** Only listings with a RERA number. */
  rera: flag.optional(),
  /** Only listings with pictures. */
  photos: flag.optional(),
  companyId: line({ max: LENGTHS.id }).optional(),
  agentId: line({ max: LENGTHS.id }).optional(),
  bbox: boxSchema.optional(),
  sort: z.enum(LISTING_SORTS).default("newest"),
  limit: z.coerce.number().int().min(1).max(100).default(DEFAULT_LIMIT),
  cursor: z.string().max(200).optional(),
  /** Also count what each further filter would show. */
  facets: flag.optional(),
});

/** A map requests a box, not a page. */
export const pinFilterSchema = listingFilterSchema.omit({
  sort: true,
  limit: true,
  cursor: true,
  facets: true,
});

/** Saved listings, by their ids. */
export const listingIdsSchema = z.object({
  ids: z
    .string()
    .max(1000)
    .transform((text) => unique(byComma(text)))
    .pipe(
      z.array(z.string()).max(MAX_IDS, asIssue(searchProblems.tooManyListings({ max: MAX_IDS }))),
    )
    .meta({ type: "string", example: "0a1b2c3d4e5f,6g7h8j9k0mnp" }),
});

export type ListingFilter = z.output<typeof listingFilterSchema>;

function byComma(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

/** The filters of a list of properties: the same words in a page's URL and in the API. */

import { z } from "zod";
import {
  CATEGORIES,
  FURNISHINGS,
  PROPERTY_SORTS,
  PROPERTY_TYPES,
  PURPOSES,
  SUBTYPES_OF,
} from "./property.ts";
import { line } from "./text-schema.ts";

const MAX_RUPEES = 1_000_000_000_000;
const MAX_SQFT = 2_000_000_000;
const DEFAULT_LIMIT = 20;

const rupees = z.coerce.number().int().min(0).max(MAX_RUPEES).optional();
const sqft = z.coerce.number().int().min(0).max(MAX_SQFT).optional();
const subtypes = [
  ...SUBTYPES_OF.Apartment,
  ...SUBTYPES_OF.House,
  ...SUBTYPES_OF.Commercial,
  ...SUBTYPES_OF.Land,
] as const;

/** west,south,east,north in degrees */
const boxSchema = z
  .string()
  .regex(
    /^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/,
    "Give west,south,east,north in degrees",
  )
  .refine((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return west <= east && south <= north && Math.abs(west) <= 180 && Math.abs(north) <= 90;
  }, "The corners are in the wrong order or off the globe");

export const propertyFilterSchema = z.object({
  q: line({ max: 120 }).default(""),
  purpose: z.enum(PURPOSES).optional(),
  category: z.enum(CATEGORIES).optional(),
  type: z.enum(PROPERTY_TYPES).optional(),
  subtype: z.enum(subtypes).optional(),
  city: line({ max: 60 }).default(""),
  locality: line({ max: 80 }).default(""),
  minPrice: rupees,
  maxPrice: rupees,
  beds: z.coerce.number().int().min(0).max(20).optional(),
  minArea: sqft,
  maxArea: sqft,
  furnishing: z.enum(FURNISHINGS).optional(),
  companyId: line({ max: 80 }).optional(),
  bbox: boxSchema.optional(),
  sort: z.enum(PROPERTY_SORTS).default("newest"),
  limit: z.coerce.number().int().min(1).max(100).default(DEFAULT_LIMIT),
  cursor: z.string().max(200).optional(),
});

export type PropertyFilter = z.output<typeof propertyFilterSchema>;

/** The filters of a list of properties: the same names in a page's URL and in the API. */

import { z } from "zod";
import { LISTING_SORTS } from "#domain/listings/listing.ts";
import { searchProblems } from "#domain/search/problems.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS, MAX_RUPEES, MAX_SQFT } from "#domain/shared/limits.ts";
import { flag } from "#domain/shared/list-schema.ts";
import { line } from "#domain/shared/text-schema.ts";
import type { Filter, Range } from "./filter.ts";
import {
  type AlwaysFilter,
  FILTER_NAMES,
  type FilterName,
  type FilterSettings,
  filterOf,
  type Setting,
} from "./filters.ts";
import { searchLine } from "./line/line-schema.ts";

const DEFAULT_LIMIT = 20;
export const MAX_VALUES = 20;
export const MAX_IDS = 50;

const MOST: Record<Range, number> = { price: MAX_RUPEES, area: MAX_SQFT };

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

const boxSchema = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/, asIssue(searchProblems.giveBounds()))
  .refine((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return west <= east && south <= north && Math.abs(west) <= 180 && Math.abs(north) <= 90;
  }, asIssue(searchProblems.badBounds()));

type FilterSchema<Name extends FilterName> = Name extends AlwaysFilter
  ? z.ZodType<Setting<Name>>
  : z.ZodOptional<z.ZodType<Setting<Name>>>;

type FilterShape = { [Name in FilterName]: FilterSchema<Name> };

function filterShape(): FilterShape {
  const entries = FILTER_NAMES.map((name) => [name, schemaOf(filterOf(name))]);
  // What `Object.fromEntries` cannot tell the compiler: a schema for every name.
  return Object.fromEntries(entries) as FilterShape;
}

function schemaOf(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case "line":
      return searchLine.default("");
    case "place":
      return line({ max: filter.max }).default("");
    case "places":
      return several(line({ max: filter.max }), { type: "string" });
    case "one":
      return z.enum(filter.values).optional();
    case "any":
      return several(z.enum(filter.values), { type: "string", enum: filter.values });
    case "counts":
      return several(z.coerce.number<string>().int().min(0).max(filter.max), { type: "integer" });
    case "atLeast":
      return upTo(filter.max);
    case "min":
    case "max":
      return upTo(MOST[filter.range]);
    default:
      return KINDS[filter.kind].optional();
  }
}

function upTo(most: number) {
  return z.coerce.number().int().min(0).max(most).optional();
}

const KINDS = { flag, id: line({ max: LENGTHS.id }), box: boxSchema };

export const listingFilterSchema = z.object({
  ...filterShape(),
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

export type ListingFilter = FilterSettings &
  Pick<z.output<typeof listingFilterSchema>, "sort" | "limit" | "cursor" | "facets">;

function byComma(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

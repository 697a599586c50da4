/** Combines everything a line said into one filter. */

import {
  type Category,
  type PropertyType,
  SUBTYPES_OF,
  type Subtype,
  TYPES_OF,
} from "#domain/listings/listing.ts";
import {
  endsOf,
  filterOf,
  rangeOf,
  SAID_FILTERS,
  type SaidFilter,
} from "#domain/search/filters.ts";
import { CRORE, LAKH } from "#domain/shared/money/money.ts";
import type { Claim, LineFilter } from "./understanding.ts";

/** No home sells for less, and hardly any rents for more per month. */
const RENT_BELOW = 3 * LAKH;
const SALE_FROM = 20 * LAKH;

export function filterOfClaims(claims: readonly Claim[]): LineFilter {
  const all = claims.map(({ sets }) => sets);
  const said = SAID_FILTERS.map((name) => [name, merged(all, name)]);
  const kinds = kindsOf(all);
  const filter = present({
    ...Object.fromEntries(said),
    category: kinds.category ?? (isOnlyBeds(all, kinds) ? "residential" : undefined),
    type: kinds.type,
    subtype: kinds.subtype,
    city: cityOf(claims),
    sort: all.find(({ sort }) => sort)?.sort,
    q: all.flatMap(({ q }) => q ?? []).join(" ") || undefined,
  });
  const isPurposeSaid = all.some(({ purpose }) => purpose);
  return isPurposeSaid ? filter : { ...purposeFromPrice(filter), ...filter };
}

type Sets = readonly LineFilter[];

/** All that was said about one filter. */
function merged(all: Sets, name: SaidFilter): unknown {
  const { kind } = filterOf(name);
  switch (kind) {
    case "one":
      return only(all, name);
    case "min":
    case "max":
      return boundOf(all, name)[kind];
    case "atLeast":
      return greatest(all, name);
    case "flag":
      return all.some((sets) => sets[name]) || undefined;
    case "counts":
      return union<number>(all, name)?.toSorted((one, other) => one - other);
    default:
      return union(all, name);
  }
}

/** "2bhk" is a home, whatever its type. */
function isOnlyBeds(all: Sets, { type, subtype }: LineFilter): boolean {
  return !type && !subtype && all.some(({ beds }) => beds);
}

/** The city named last, because addresses go from small to large; else the city all the localities share. */
function cityOf(claims: readonly Claim[]): string | undefined {
  const named = claims.findLast(({ param }) => param === "city")?.sets.city;
  const implied = new Set(claims.flatMap(({ sets }) => sets.city ?? []));
  return named ?? (implied.size === 1 ? [...implied][0] : undefined);
}

function present(filter: Record<string, unknown>): LineFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** "flat or plot" spans two categories, so the types decide. "studio flat" is the narrower of the two. */
function kindsOf(all: Sets): Pick<LineFilter, "category" | "type" | "subtype"> {
  const categories = [...new Set(all.flatMap(({ category }) => category ?? []))];
  const subtypes = union<Subtype>(all, "subtype") ?? [];
  const types = (union<PropertyType>(all, "type") ?? []).filter(
    (type) => !subtypes.some(isOf(type)),
  );
  const category = categories.length === 1 ? categories[0] : undefined;
  if (category !== undefined && subtypes.length === 0) return named(category, types, []);
  if (subtypes.length === 0) return named(undefined, [...types, ...wholes(all)], []);
  const broad = [...types, ...(category ? [] : wholes(all))];
  return named(category, [], [...subtypes, ...broad.flatMap((type) => SUBTYPES_OF[type])]);
}

function named(category: Category | undefined, types: PropertyType[], subtypes: Subtype[]) {
  return {
    ...(category && { category }),
    ...(types.length > 0 && { type: [...new Set(types)] }),
    ...(subtypes.length > 0 && { subtype: [...new Set(subtypes)] }),
  };
}

/** All types of the categories that were named without any of their types. */
function wholes(all: Sets): PropertyType[] {
  const bare = all.filter(({ category, type, subtype }) => category && !type && !subtype);
  return bare.flatMap(({ category }) => (category ? TYPES_OF[category] : []));
}

function isOf(type: PropertyType) {
  return (subtype: Subtype) => (SUBTYPES_OF[type] as readonly Subtype[]).includes(subtype);
}

/** Asking for both means no preference. */
function only(all: Sets, name: SaidFilter): unknown {
  const values = new Set(all.flatMap((sets): unknown[] => [sets[name] ?? []].flat()));
  return values.size === 1 ? [...values][0] : undefined;
}

function union<Value>(all: Sets, name: SaidFilter): Value[] | undefined {
  const values = new Set(all.flatMap((sets) => (sets[name] as Value[] | undefined) ?? []));
  return values.size > 0 ? [...values] : undefined;
}

/** Both ends of the range that a filter bounds. */
function boundOf(all: Sets, name: SaidFilter): { min?: number; max?: number } {
  const range = rangeOf(name);
  if (!range) return {};
  const ends = endsOf(range);
  const highs = all.flatMap((sets) => sets[ends.max] ?? []);
  const min = greatest(all, ends.min);
  const max = highs.length > 0 ? Math.min(...highs) : undefined;
  const isSwapped = min !== undefined && max !== undefined && min > max;
  const [low, high] = isSwapped ? [max, min] : [min, max];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

function greatest(all: Sets, name: SaidFilter): number | undefined {
  const numbers = all.flatMap((sets) => (sets[name] as number | undefined) ?? []);
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}

/** "flat 40k ke andar" is for rent and "75L tak" for sale, whichever page it was typed on. */
function purposeFromPrice({ category, minPrice, maxPrice }: LineFilter): LineFilter {
  const highest = maxPrice ?? minPrice;
  if (highest === undefined || category === "land") return {};
  if (highest < RENT_BELOW) return { purpose: "rent" };
  return highest >= (category === "commercial" ? CRORE : SALE_FROM) ? { purpose: "sale" } : {};
}

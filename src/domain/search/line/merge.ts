/** Combines everything a line said into one filter. */

import {
  type Category,
  type PropertyType,
  SUBTYPES_OF,
  type Subtype,
  TYPES_OF,
} from "#domain/listings/listing.ts";
import { CRORE, LAKH } from "#domain/shared/money/money.ts";
import type { Claim, LineFilter } from "./understanding.ts";

/** No home sells for less, and hardly any rents for more per month. */
const RENT_BELOW = 3 * LAKH;
const SALE_FROM = 20 * LAKH;

export function filterOf(claims: readonly Claim[]): LineFilter {
  const all = claims.map(({ sets }) => sets);
  const kinds = kindsOf(all);
  const beds = union(all, "beds")?.toSorted((one, other) => one - other);
  const category =
    kinds.category ?? (beds && !kinds.type && !kinds.subtype ? "residential" : undefined);
  const filter: LineFilter = {
    purpose: only(all, "purpose"),
    ...kinds,
    category,
    city: cityOf(claims),
    locality: union(all, "locality"),
    ...between(all, "minPrice", "maxPrice"),
    beds,
    ...between(all, "minArea", "maxArea"),
    furnishing: union(all, "furnishing"),
    possession: only(all, "possession"),
    postedBy: union(all, "postedBy"),
    rera: all.some(({ rera }) => rera) || undefined,
    photos: all.some(({ photos }) => photos) || undefined,
    sort: all.find(({ sort }) => sort)?.sort,
    q: all.flatMap(({ q }) => q ?? []).join(" ") || undefined,
  } as LineFilter;
  const said = all.some(({ purpose }) => purpose);
  return present(said ? filter : { ...filter, ...purposeFromPrice(filter) });
}

/** The city named last, because addresses go from small to large; else the city all the localities share. */
function cityOf(claims: readonly Claim[]): string | undefined {
  const named = claims.findLast(({ param }) => param === "city")?.sets.city;
  const implied = new Set(claims.flatMap(({ sets }) => sets.city ?? []));
  return named ?? (implied.size === 1 ? [...implied][0] : undefined);
}

function present(filter: LineFilter): LineFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** "flat or plot" spans two categories, so the types decide. "studio flat" is the narrower of the two. */
function kindsOf(all: readonly LineFilter[]): Pick<LineFilter, "category" | "type" | "subtype"> {
  const categories = [...new Set(all.flatMap(({ category }) => category ?? []))];
  const subtypes = union(all, "subtype") ?? [];
  const types = (union(all, "type") ?? []).filter((type) => !subtypes.some(isOf(type)));
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
function wholes(all: readonly LineFilter[]): PropertyType[] {
  const bare = all.filter(({ category, type, subtype }) => category && !type && !subtype);
  return bare.flatMap(({ category }) => (category ? TYPES_OF[category] : []));
}

function isOf(type: PropertyType) {
  return (subtype: Subtype) => (SUBTYPES_OF[type] as readonly Subtype[]).includes(subtype);
}

/** Asking for both means no preference. */
function only<Key extends "purpose" | "possession">(all: readonly LineFilter[], key: Key) {
  const values = new Set(all.flatMap((sets) => sets[key] ?? []));
  return values.size === 1 ? [...values][0] : undefined;
}

type Lists = "beds" | "type" | "subtype" | "locality" | "furnishing" | "postedBy";

function union<Key extends Lists>(
  all: readonly LineFilter[],
  key: Key,
): NonNullable<LineFilter[Key]> | undefined {
  const values = new Set(all.flatMap((sets): unknown[] => sets[key] ?? []));
  return values.size > 0 ? ([...values] as NonNullable<LineFilter[Key]>) : undefined;
}

type Bound = "minPrice" | "maxPrice" | "minArea" | "maxArea";

function between(all: readonly LineFilter[], low: Bound, high: Bound): LineFilter {
  const lows = all.flatMap((sets) => sets[low] ?? []);
  const highs = all.flatMap((sets) => sets[high] ?? []);
  const ordered = [
    lows.length > 0 ? Math.max(...lows) : undefined,
    highs.length > 0 ? Math.min(...highs) : undefined,
  ];
  const [min, max] = ordered;
  if (min !== undefined && max !== undefined && min > max) ordered.reverse();
  return { [low]: ordered[0], [high]: ordered[1] };
}

/** "flat 40k ke andar" is for rent and "75L tak" for sale, whichever page it was typed on. */
function purposeFromPrice({ category, minPrice, maxPrice }: LineFilter): LineFilter {
  const highest = maxPrice ?? minPrice;
  if (highest === undefined || category === "land") return {};
  if (highest < RENT_BELOW) return { purpose: "rent" };
  return highest >= (category === "commercial" ? CRORE : SALE_FROM) ? { purpose: "sale" } : {};
}

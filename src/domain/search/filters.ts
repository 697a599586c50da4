/**
 * What a search can ask for, said once: the schemas of the API and of pages, URLs, page keys, the form, chips, what the
 * search line sets, the names of searches and the engine's conditions, counts and suggestions are made from this
 * table. Labels are in web/features/search/results/form/filter-labels.ts.
 */

import {
  CATEGORIES,
  FURNISHINGS,
  LISTERS,
  POSSESSIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SUBTYPES,
} from "#domain/listings/listing.ts";
import { LENGTHS, MAX_SEARCHED_BEDS } from "#domain/shared/limits.ts";
import type { Filter, Range } from "./filter.ts";

/** What a search asks, in the order of a results page's URL; some questions set several filters. */
export const QUESTIONS = [
  ...["text", "place", "purpose", "category", "kind", "beds", "baths", "budget", "area"],
  ...["furnishing", "possession", "lister", "must", "map"],
] as const;
export type Question = (typeof QUESTIONS)[number];

/** The form asks these; the text has the search line, and the map its own box. */
export type FormQuestion = Exclude<Question, "text" | "map">;

const BUILT = ["residential", "commercial"] as const;

/** In the order of the API's parameters. Pages have their own: see `inUrlOrder`. */
const FILTERS = {
  q: { kind: "line", question: "text" },
  purpose: {
    kind: "one",
    values: PURPOSES,
    question: "purpose",
    counted: "kind",
    isSubject: true,
  },
  category: {
    kind: "one",
    values: CATEGORIES,
    question: "category",
    counted: "kind",
    isSubject: true,
    isInPlaceNames: true,
  },
  // The other categories have one type each.
  type: {
    kind: "any",
    values: PROPERTY_TYPES,
    question: "kind",
    of: ["residential"],
    counted: "kind",
    isFacet: true,
    isInPlaceNames: true,
  },
  subtype: {
    kind: "any",
    values: SUBTYPES,
    question: "kind",
    counted: "kind",
    isFacet: true,
    isInPlaceNames: true,
  },
  city: {
    kind: "place",
    max: LENGTHS.citySlug,
    question: "place",
    counted: "kind",
    isFacet: true,
  },
  locality: {
    kind: "places",
    max: LENGTHS.place,
    question: "place",
    counted: "kind",
    isFacet: true,
    within: "city",
  },
  // A price range reaches into a budget that begins within it.
  minPrice: { kind: "min", range: "price", question: "budget" },
  maxPrice: { kind: "max", range: "price", question: "budget", column: "priceMin" },
  beds: {
    kind: "counts",
    offered: 5,
    max: MAX_SEARCHED_BEDS,
    question: "beds",
    of: ["residential"],
    column: "beds",
    counted: "kind",
    isFacet: true,
  },
  baths: {
    kind: "atLeast",
    offered: 4,
    max: MAX_SEARCHED_BEDS,
    question: "baths",
    of: BUILT,
    column: "baths",
    isFacet: true,
  },
  minArea: { kind: "min", range: "area", question: "area", column: "areaSqft" },
  maxArea: { kind: "max", range: "area", question: "area", column: "areaSqft" },
  furnishing: {
    kind: "any",
    values: FURNISHINGS,
    question: "furnishing",
    of: BUILT,
    column: "furnishing",
    counted: "detail",
    isFacet: true,
  },
  possession: {
    kind: "one",
    values: POSSESSIONS,
    question: "possession",
    of: BUILT,
    column: "possession",
    counted: "detail",
    isFacet: true,
    isInPlaceNames: true,
  },
  postedBy: {
    kind: "any",
    values: LISTERS,
    question: "lister",
    column: "postedBy",
    counted: "detail",
    isFacet: true,
    isInPlaceNames: true,
  },
  rera: { kind: "flag", question: "must", column: "hasRera" },
  photos: { kind: "flag", question: "must", column: "hasPhotos" },
  companyId: { kind: "id", column: "companyId" },
  agentId: { kind: "id", column: "agentId" },
  bbox: { kind: "box", question: "map" },
} as const satisfies Record<string, Filter<Question>>;

type Filters = typeof FILTERS;

export type FilterName = keyof Filters;

/** The names of the filters whose entry matches `Said`. */
export type FiltersWith<Said> = {
  [Name in FilterName]: Filters[Name] extends Said ? Name : never;
}[FilterName];

export type Facet = FiltersWith<{ isFacet: true }>;

/** Filters that a search line can set. */
export type SaidFilter = FiltersWith<{ question: FormQuestion }>;

export type RangeEnd = FiltersWith<{ range: Range }>;

export type ChoiceFilter = FiltersWith<{ kind: "one" | "any" }>;

export type CountFilter = FiltersWith<{ kind: "counts" | "atLeast" }>;

export type FlagFilter = FiltersWith<{ kind: "flag" }>;

type SeveralFilter = FiltersWith<{ kind: "any" | "places" | "counts" }>;

/** Empty when they are not set. */
type TextFilter = FiltersWith<{ kind: "line" | "place" }>;

/** One value of a filter. */
export type ValueOf<Name extends FilterName> = Filters[Name] extends {
  values: readonly (infer Value)[];
}
  ? Value
  : Filters[Name] extends { kind: "counts" | "atLeast" | "min" | "max" }
    ? number
    : Filters[Name] extends { kind: "flag" }
      ? boolean
      : string;

/** What a filter is set to. */
export type Setting<Name extends FilterName> = Name extends SeveralFilter
  ? ValueOf<Name>[]
  : ValueOf<Name>;

export type AlwaysFilter = SeveralFilter | TextFilter;

/** The settings of a search; lists and texts are there, empty, when they are not set. */
export type FilterSettings = { [Name in AlwaysFilter]: Setting<Name> } & {
  [Name in Exclude<FilterName, AlwaysFilter>]?: Setting<Name> | undefined;
};

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

export function filterOf(name: FilterName): Filter<Question> {
  return FILTERS[name];
}

export function isFilter(name: string): name is FilterName {
  return name in FILTERS;
}

/** In the order of the table. */
export function filtersWhere<Name extends FilterName = FilterName>(
  test: (filter: Filter<Question>) => boolean,
): Name[] {
  return FILTER_NAMES.filter((name) => test(FILTERS[name])) as Name[];
}

/** As in a results page's URL: question by question. */
export function inUrlOrder<Name extends FilterName>(names: readonly Name[]): Name[] {
  const place = (name: Name) => QUESTIONS.indexOf(filterOf(name).question ?? "map");
  return names.toSorted((one, other) => place(one) - place(other));
}

export const FACETS = inUrlOrder(filtersWhere<Facet>(({ isFacet }) => isFacet === true));

export const SAID_FILTERS = filtersWhere<SaidFilter>(
  ({ question }) => question !== undefined && question !== "text" && question !== "map",
);

/** Filters whose words may be part of a place's name. */
export const IN_PLACE_NAMES: ReadonlySet<string> = new Set(
  filtersWhere(({ isInPlaceNames }) => isInPlaceNames === true),
);

/** Filters that people type as an amount: "75 L", "2 acre". */
export const RANGE_ENDS = filtersWhere<RangeEnd>(({ kind }) => kind === "min" || kind === "max");

/** The range that a filter bounds. */
export function rangeOf(name: FilterName): Range | undefined {
  const filter = filterOf(name);
  return "range" in filter ? filter.range : undefined;
}

/** The filters that bound a range. */
export function endsOf(range: Range): { min: RangeEnd; max: RangeEnd } {
  const [min, max] = (["min", "max"] as const).map((kind) =>
    RANGE_ENDS.find((name) => rangeOf(name) === range && filterOf(name).kind === kind),
  );
  if (!min || !max) throw new Error(`The range ${range} lacks an end`);
  return { min, max };
}

/** Filters that may have several values, each given as a parameter of its own. */
export function isSeveral(name: string): boolean {
  return isFilter(name) && ["any", "places", "counts"].includes(filterOf(name).kind);
}

/** The filter together with those that mean nothing without it. */
export function withDependents(name: FilterName): FilterName[] {
  return [name, ...filtersWhere(({ within }) => within === name)];
}

/** The filters that a question sets. */
export function filtersOf(question: Question): FilterName[] {
  return filtersWhere((filter) => filter.question === question);
}

/** What a filter is when it is not set. */
export function unset(name: FilterName): [] | "" | undefined {
  if (isSeveral(name)) return [];
  const { kind } = filterOf(name);
  return kind === "line" || kind === "place" ? "" : undefined;
}

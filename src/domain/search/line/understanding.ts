/** The result of reading a line: filters, the words behind them, and the words left over. */

import type {
  Category,
  Furnishing,
  Lister,
  ListingSort,
  Possession,
  PropertyType,
  Purpose,
  Subtype,
} from "#domain/listings/listing.ts";

/** The search parameters that a line can set; cities and localities by slug. */
export type LineFilter = {
  /** A project's name in its own spelling: there is no filter for it, its listings name it. */
  q?: string;
  purpose?: Purpose;
  category?: Category;
  type?: PropertyType[];
  subtype?: Subtype[];
  city?: string;
  locality?: string[];
  minPrice?: number;
  maxPrice?: number;
  beds?: number[];
  minArea?: number;
  maxArea?: number;
  furnishing?: Furnishing[];
  possession?: Possession;
  postedBy?: Lister[];
  rera?: boolean;
  photos?: boolean;
  sort?: ListingSort;
};

/** What a part of a line is about; a price or an area sets two parameters at once. */
export type LineParam =
  | Exclude<keyof LineFilter, "q" | "minPrice" | "maxPrice" | "minArea" | "maxArea">
  | "price"
  | "area"
  | "project";

export type LinePart = {
  /** As typed. */
  text: string;
  param: LineParam;
  /** What it was read as: "2,3", "..7500000", "wakad". */
  value: string;
};

/** Every typed word is in exactly one part or in the rest, which is searched as text. */
export type Understanding = { filter: LineFilter; parts: LinePart[]; rest: string };

/** What is known before reading: the page the visitor is on. */
export type LineContext = {
  purpose?: Purpose | undefined;
  category?: Category | undefined;
  /** The slug of a city chosen next to the line. */
  city?: string | undefined;
};

/** A sequence of words, by index, with one meaning. */
export type Claim = {
  from: number;
  /** The index after its last word. */
  to: number;
  param: LineParam;
  value: string;
  sets: LineFilter;
  /** The value of the same parameter that is not wanted. */
  denied?: string;
};

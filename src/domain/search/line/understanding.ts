/** What a typed line was found to say: filters, which words said so, and the words that are left. */

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

/** The parameters of a search that a line can set; cities and localities by slug. */
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

/** What is known before a word is read: the page the visitor is on. */
export type LineContext = {
  purpose?: Purpose | undefined;
  category?: Category | undefined;
  /** The slug of a city chosen beside the line. */
  city?: string | undefined;
};

/** A run of words, by their numbers, that says one thing. */
export type Claim = {
  from: number;
  /** The first word after it. */
  to: number;
  param: LineParam;
  value: string;
  sets: LineFilter;
  /** The value of the same parameter that is said not to be wanted. */
  denied?: string;
};

/** The result of reading a line: filters, the words behind them, and the words left over. */

import type { Category, ListingSort, Purpose } from "#domain/listings/listing.ts";
import type { Range } from "#domain/search/filter.ts";
import type { RangeEnd, SaidFilter, Setting } from "#domain/search/filters.ts";

/** The search parameters that a line can set; cities and localities by slug. */
export type LineFilter = { [Name in SaidFilter]?: Setting<Name> } & {
  /** A project's name in its own spelling: there is no filter for it, its listings name it. */
  q?: string;
  sort?: ListingSort;
};

/** What a part of a line is about; a price or an area sets two parameters at once. */
export type LineParam = Exclude<SaidFilter, RangeEnd> | Range | "sort" | "project";

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

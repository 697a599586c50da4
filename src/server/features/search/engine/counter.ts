/** Which filters the counter tables know, and their columns; see schema/search.ts. */

import { type SQL, sql } from "drizzle-orm";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { filterOf, filtersWhere } from "#domain/search/filters.ts";
import { type ColumnFilter, columnName, columnTest, columnType, isApplied } from "./column.ts";

/** Known to all counters, and known only to those of whole cities. */
const KINDS = countedAs("kind");
const DETAILS = countedAs("detail");

/** A text is counted by its words, not here. */
const UNCOUNTED = filtersWhere(({ counted, kind }) => counted === undefined && kind !== "line");

/** Of every counter. */
export const KIND_COLUMNS = sql.raw(["subtype", ...KINDS.map(columnName)].join(", "));

/** Of the counters of whole cities, and what stands for them where they are not counted. */
export const DETAIL_COLUMNS = sql.raw(DETAILS.map(columnName).join(", "));
export const NO_DETAILS = sql.raw(
  DETAILS.map((name) => `null::${columnType(name)} as ${columnName(name)}`).join(", "),
);

/** Whether only the counters of whole cities can tell. */
export function needsDetails(filter: ListingFilter): boolean {
  return DETAILS.some((name) => isApplied(filter[name]));
}

/** Whether a filter is set that narrows the kind of home by more than its subtype. */
export function needsKind(filter: ListingFilter): boolean {
  return KINDS.some((name) => isApplied(filter[name]));
}

/** Whether the counters know every filter that is set, and every number it asks for. */
export function isCounted(filter: ListingFilter): boolean {
  return (
    !UNCOUNTED.some((name) => isApplied(filter[name])) &&
    KINDS.every((name) => clipped(filter, name)[name] === filter[name])
  );
}

export function kindTests(filter: ListingFilter): SQL[] {
  return KINDS.flatMap((name) => columnTest("c", name, clipped(filter, name)) ?? []);
}

export function detailTests(filter: ListingFilter): SQL[] {
  return DETAILS.flatMap((name) => columnTest("c", name, filter) ?? []);
}

/** Counters stop at the last number that is offered. */
function clipped(filter: ListingFilter, name: ColumnFilter): ListingFilter {
  const entry = filterOf(name);
  const counts: unknown = filter[name];
  if (entry.kind !== "counts" || !Array.isArray(counts)) return filter;
  const { offered } = entry;
  if (counts.every((count) => count <= offered)) return filter;
  return { ...filter, [name]: counts.map((count) => Math.min(count, offered)) };
}

function countedAs(known: "kind" | "detail"): ColumnFilter[] {
  return filtersWhere<ColumnFilter>(
    ({ counted, column }) => counted === known && column !== undefined,
  );
}

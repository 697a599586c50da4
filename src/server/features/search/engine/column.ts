/** Conditions on one column, by the kind of the filter: one of a kind that is known here needs no code of its own. */

import { type SQL, sql } from "drizzle-orm";
import {
  type FilterName,
  type FilterSettings,
  type FiltersWith,
  filterOf,
  filtersWhere,
} from "#domain/search/filters.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type ColumnFilter = FiltersWith<{ column: keyof typeof properties.$inferSelect }>;

export const COLUMN_FILTERS = filtersWhere<ColumnFilter>(({ column }) => column !== undefined);

/** Listings as `p`, or rows of counters as `c`, with columns of the same names. */
type Rows = "p" | "c";

/** How a value is passed to a test. */
export type Given = (value: unknown, type: string) => SQL;

/**
 * Hides the value in a subquery: the plan is the same for every value, so PostgreSQL caches it. Otherwise it
 * would hope to do better for a small city and plan every time, which takes longer than the query itself.
 */
export const hiddenFromPlanner: Given = (value, type) =>
  sql`(select ${sql.param(value)}::${sql.raw(type)})::${sql.raw(type)}`;

/** Shows the value to the planner: the best plan depends on how common a word is and how large a box. */
export const seen: Given = (value, type) => sql`${sql.param(value)}::${sql.raw(type)}`;

/** Whether this filter is set. */
export function isApplied<Value>(value: Value): value is NonNullable<Value> {
  if (value === undefined || value === null || value === "" || value === false) return false;
  return !Array.isArray(value) || value.length > 0;
}

export function anyOf(
  column: SQL,
  values: readonly unknown[],
  type: string,
  given: Given = hiddenFromPlanner,
): SQL {
  return sql`${column} = any(${given(values, `${type}[]`)})`;
}

/** "area_sqft" */
export function columnName(name: ColumnFilter): string {
  return columnKey(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** "smallint", "furnishing" */
export function columnType(name: ColumnFilter): string {
  return properties[columnKey(name)].getSQLType();
}

/** What a row must be like, or undefined if the filter is not set. */
export function columnTest(
  rows: Rows,
  name: ColumnFilter,
  filter: FilterSettings,
  given: Given = hiddenFromPlanner,
): SQL | undefined {
  const value: unknown = filter[name];
  if (!isApplied(value)) return undefined;
  const column = sql.raw(`${rows}.${columnName(name)}`);
  const entry = filterOf(name);
  switch (entry.kind) {
    case "any":
      return anyOf(column, value as readonly unknown[], columnType(name), given);
    case "counts":
      return countsAre(column, value as readonly number[], entry.offered, given);
    case "min":
    case "atLeast":
      return sql`${column} >= ${given(value, "bigint")}`;
    case "max":
      return sql`${column} <= ${given(value, "bigint")}`;
    case "flag":
      return column;
    default:
      return sql`${column} = ${given(value, columnType(name))}`;
  }
}

/** The column by the numbers that are offered: the last stands for more. */
export function offeredCount(column: SQL, name: FilterName): SQL {
  const entry = filterOf(name);
  if (!("offered" in entry)) return column;
  const last = sql.raw(String(entry.offered));
  // Not least(): it would make the last number of the unknown.
  return sql`case when ${column} > ${last} then ${last} else ${column} end`;
}

function countsAre(column: SQL, counts: readonly number[], last: number, given: Given): SQL {
  const named = anyOf(column, counts, "smallint", given);
  return counts.includes(last) ? sql`(${named} or ${column} >= ${sql.raw(String(last))})` : named;
}

function columnKey(name: ColumnFilter) {
  return filterOf(name).column as keyof typeof properties.$inferSelect;
}

/** The available sorts. Each is the order of an index, forwards or backwards; unknown values come last. */

import { type SQL, sql } from "drizzle-orm";
import type { ListingSort } from "#domain/listings/listing.ts";
import { decodeCursor, encodeCursor, type KeyReader, readers } from "#server/platform/db/keyset.ts";

export type Order = {
  column: SQL;
  cast: SQL;
  direction: SQL;
  /** The operator by which a later row compares to an earlier one. */
  after: SQL;
  isKnown: boolean;
  read: KeyReader;
};

/** The last listing of the previous page; an unknown key is null. */
export type Start = { key: string | null; id: string };

const UNKNOWN = "-";
const ascending = { direction: sql.raw("asc"), after: sql.raw(">") };
const descending = { direction: sql.raw("desc"), after: sql.raw("<") };

const NEWEST: Order = {
  column: sql`p.listed_at`,
  cast: sql.raw("timestamptz"),
  ...descending,
  isKnown: true,
  read: readers.timestamptz,
};
const number = (column: SQL) => ({
  column,
  cast: sql.raw("bigint"),
  isKnown: false,
  read: (key: string) => (key === UNKNOWN ? key : readers.bigint(key)),
});
const [price, area, rate] = [
  number(sql`p.price_min`),
  number(sql`p.area_sqft`),
  number(sql`p.rate_per_sqft`),
];

export const ORDERS: Record<ListingSort, Order> = {
  relevance: NEWEST,
  newest: NEWEST,
  "price-low": { ...price, ...ascending },
  "price-high": { ...price, ...descending },
  "area-low": { ...area, ...ascending },
  "area-high": { ...area, ...descending },
  "rate-low": { ...rate, ...ascending },
  "rate-high": { ...rate, ...descending },
};

export function startOf(order: Order, cursor: string | undefined): Start | undefined {
  if (cursor === undefined) return undefined;
  const [key = "", id = ""] = decodeCursor(cursor, [order.read, readers.text]);
  return { key: key === UNKNOWN ? null : key, id };
}

export function cursorAt({ key, id }: Start): string {
  return encodeCursor([key ?? UNKNOWN, id]);
}

/** An "order by" that matches the index within the known values, or within the unknown ones. */
export function orderBy({ column, direction }: Order): SQL {
  return sql`${column} ${direction} nulls last, p.id ${direction}`;
}

/** True after the start, where both keys are known: an index scan can begin there. */
export function afterKnown({ column, cast, after }: Order, { key, id }: Start): SQL {
  // Where a list continues must not affect the plan: see `unseen` in filter.ts.
  return sql`(${column}, p.id) ${after} ((select ${key}::text::${cast}), (select ${id}::text))`;
}

/** True after the start, whether or not keys are known. */
export function afterAny(order: Order, start: Start): SQL {
  const { column, after, isKnown } = order;
  if (isKnown) return afterKnown(order, start);
  if (start.key === null) return sql`(${column} is null and p.id ${after} ${start.id}::text)`;
  return sql`(${column} is null or ${afterKnown(order, start)})`;
}

/** The row itself or one before it, where every key is known. */
export function notBeyond(order: Order, last: Start): SQL {
  return sql`not (${afterKnown(order, last)})`;
}

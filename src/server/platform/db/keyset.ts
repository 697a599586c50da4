/** Keyset paging: the next page starts after the last row seen, at the same cost at any depth. */

import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

type Key = string | number;
export type KeyReader = (key: string) => string | undefined;
export type SortKey = {
  expression: SQL;
  direction: "asc" | "desc";
  cast: "text" | "bigint" | "timestamptz" | "uuid";
};

/** Turns the last row's keys into an opaque cursor for the next page. */
export function encodeCursor(keys: Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** The condition "comes after the cursor" for rows in this order, or undefined for the first page. */
export function after(order: SortKey[], cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const keys = decodeCursor(
    cursor,
    order.map(({ cast }) => readers[cast]),
  );
  const columns = sql.join(
    order.map((key) => key.expression),
    sql`, `,
  );
  const values = sql.join(
    order.map((key, at) => sql`${keys[at]}::text::${sql.raw(key.cast)}`),
    sql`, `,
  );
  // A row comparison works in one direction only, so all keys of an order have the same direction.
  return order[0]?.direction === "desc"
    ? sql`(${columns}) < (${values})`
    : sql`(${columns}) > (${values})`;
}

/** An order that begins with the newest, or the reverse if requested. */
export function byAge(newestFirst: SortKey[], sort: "createdAt" | "-createdAt"): SortKey[] {
  if (sort === "-createdAt") return newestFirst;
  return newestFirst.map((key) => ({ ...key, direction: "asc" as const }));
}

export function orderBy(order: SortKey[]): SQL {
  return sql.join(
    order.map((key) => sql`${key.expression} ${sql.raw(key.direction)}`),
    sql`, `,
  );
}

/** The keys of a cursor, each validated by its reader. */
export function decodeCursor(cursor: string, keyReaders: KeyReader[]): string[] {
  const given = parse(Buffer.from(cursor, "base64url").toString());
  const keys = Array.isArray(given) ? keyReaders.map((read, at) => read(String(given[at]))) : [];
  const isWhole = Array.isArray(given) && given.length === keyReaders.length && given.every(isKey);
  if (isWhole && keys.every((key) => key !== undefined)) return keys;
  throw new AppError(sharedProblems.pageLinkOutdated(), {
    errors: { cursor: [sharedProblems.notACursor()] },
  });
}

function isKey(key: unknown): key is Key {
  return typeof key === "string" || Number.isSafeInteger(key);
}

const MAX_BIGINT = 2n ** 63n - 1n;

/** Returns a key if the database can read it: anyone can forge a cursor. */
export const readers: Record<SortKey["cast"], KeyReader> = {
  uuid: (key) => (isUuid(key) ? key : undefined),
  text: (key) => (key.isWellFormed() && !key.includes("\u0000") ? key : undefined),
  bigint: (key) => {
    const isNumber = /^-?\d{1,19}$/.test(key);
    return isNumber && BigInt(key) <= MAX_BIGINT && BigInt(key) >= -MAX_BIGINT ? key : undefined;
  },
  timestamptz: (key) => {
    const time = new Date(key);
    const text = Number.isNaN(time.getTime()) ? "" : time.toISOString();
    return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
  },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

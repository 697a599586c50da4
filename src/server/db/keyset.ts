/** Keyset paging: the next page starts after the last row seen, at any depth for the same price. */

import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/errors.ts";

type Key = string | number;
export type SortKey = {
  expression: SQL;
  direction: "asc" | "desc";
  cast: "text" | "bigint" | "timestamptz";
};

/** Turns the last row's keys into the opaque text that asks for what follows it. */
export function encodeCursor(keys: Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** The condition "comes after the cursor" for rows in this order, or nothing for the first page. */
export function after(order: SortKey[], cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const keys = decodeCursor(cursor, order.length);
  const columns = sql.join(
    order.map((key) => key.expression),
    sql`, `,
  );
  const values = sql.join(
    order.map((key, at) => sql`${keys[at]}::text::${sql.raw(key.cast)}`),
    sql`, `,
  );
  // A row comparison serves one direction only, so every key of an order points the same way.
  return order[0]?.direction === "desc"
    ? sql`(${columns}) < (${values})`
    : sql`(${columns}) > (${values})`;
}

export function orderBy(order: SortKey[]): SQL {
  return sql.join(
    order.map((key) => sql`${key.expression} ${sql.raw(key.direction)}`),
    sql`, `,
  );
}

function decodeCursor(cursor: string, length: number): string[] {
  const keys = parse(Buffer.from(cursor, "base64url").toString());
  const isKey = (key: unknown): key is Key => typeof key === "string" || Number.isSafeInteger(key);
  if (Array.isArray(keys) && keys.length === length && keys.every(isKey)) return keys.map(String);
  throw new AppError("INVALID", "This page link is no longer valid; start from the first page", {
    errors: { cursor: ["Not a cursor of this list"] },
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

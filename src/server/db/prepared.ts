/**
 * Runs a statement under a name, so that PostgreSQL parses it once per connection and may keep its plan:
 * to plan a search took longer than to run it. The name stands for the text, so the same text has the same
 * name on every connection and in every transaction, and a new connection simply learns it again.
 */

import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** Each costs some memory on every connection; what comes later runs without a name. */
const MAX_NAMES = 400;
/** A text that visitors make up once is not worth a name. */
const USES_BEFORE_NAMING = 2;

const dialect = new PgDialect({ casing: "snake_case" });
const uses = new Map<string, number>();
const names = new Map<string, string>();

/** Where the best plan depends on the values, such as how common a word is, it is made anew each time. */
export async function queryPlanned<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return rows as Row[];
}

export async function query<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { sql: text, params, typings } = dialect.sqlToQuery(statement);
  const prepared = db._.session.prepareQuery(
    { sql: text, params, ...(typings && { typings }) },
    undefined,
    nameFor(text),
    false,
  );
  const { rows } = (await prepared.execute()) as { rows: Row[] };
  return rows;
}

/** A part without values, put together once and not with every statement that it stands in. */
export function settled(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error("A settled part of a statement has no values");
  return sql.raw(text);
}

function nameFor(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (uses.size > MAX_NAMES * 4) uses.clear();
  uses.set(text, count);
  if (count < USES_BEFORE_NAMING) return undefined;
  const name = `q_${createHash("sha256").update(text).digest("base64url").slice(0, 20)}`;
  uses.delete(text);
  names.set(text, name);
  return name;
}

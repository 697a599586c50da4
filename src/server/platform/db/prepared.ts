/**
 * Runs a statement under a name, so that PostgreSQL parses it once per connection and may keep its plan:
 * to plan a search took longer than to run it. The driver has names for statements of any text, drizzle only for its
 * own builders', so the pool itself is asked. The name stands for the text, so the same text has the same
 * name on every connection and in every transaction, and a new connection simply learns it again.
 */

import { createHash } from "node:crypto";
import { noopEncoder, Param, SQL, StringChunk, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import pg from "pg";
import type { Db } from "./client.ts";

/** Each costs some memory on every connection; later statements run without a name. */
const MAX_NAMES = 400;
/** A text that visitors cause only once is not worth a name. */
const USES_BEFORE_NAMING = 2;

const dialect = new PgDialect({ casing: "snake_case" });
const uses = new LRUCache<string, number>({ max: 4 * MAX_NAMES });
const names = new Map<string, string>();

/** Times and days stay text, as drizzle leaves them. */
const { TIMESTAMPTZ, TIMESTAMP, DATE } = pg.types.builtins;
const TEXTS = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE]);
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    TEXTS.has(id) ? (value: unknown) => value : pg.types.getTypeParser(id, format),
};

type Written = { text: string; params: unknown[] };

/** Plans every time, for statements whose best plan depends on the values, such as how common a word is. */
export async function queryPlanned<Row extends pg.QueryResultRow>(
  db: Db,
  statement: SQL,
): Promise<Row[]> {
  return db.$client ? run(db.$client, write(statement)) : execute(db, statement);
}

export async function query<Row extends pg.QueryResultRow>(db: Db, statement: SQL): Promise<Row[]> {
  if (!db.$client) return execute(db, statement);
  const written = write(statement);
  return run(db.$client, written, nameFor(written.text));
}

async function run<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, params }: Written,
  name?: string,
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    text,
    values: params,
    types: TYPES,
    ...(name && { name }),
  });
  return rows;
}

/** A transaction has one connection that only drizzle knows, and no time to win by a name. */
async function execute<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return rows as Row[];
}

/** Drizzle checks each part of a statement for a dozen types, which took a quarter of a search's time. */
function write(statement: SQL): Written {
  const params: unknown[] = [];
  const text = textOf(statement, params);
  if (text !== undefined) return { text, params };
  const { sql: drizzled, params: values } = dialect.sqlToQuery(statement);
  return { text: drizzled, params: values };
}

/** Undefined where a part is more than text and values, such as a column: then drizzle writes it. */
function textOf(part: SQL, params: unknown[]): string | undefined {
  let text = "";
  for (const chunk of part.queryChunks) {
    const next = chunkText(chunk, params);
    if (next === undefined) return undefined;
    text += next;
  }
  return text;
}

function chunkText(chunk: unknown, params: unknown[]): string | undefined {
  if (chunk instanceof StringChunk) return chunk.value.join("");
  if (chunk instanceof SQL) return textOf(chunk, params);
  if (chunk instanceof Param && chunk.encoder === noopEncoder)
    return `$${params.push(chunk.value)}`;
  return isValue(chunk) ? `$${params.push(chunk)}` : undefined;
}

function isValue(chunk: unknown): boolean {
  return typeof chunk === "string" || typeof chunk === "number";
}

/** A part without values, rendered to text once instead of with every statement that contains it. */
export function settled(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error("A settled part of a statement has no values");
  return sql.raw(text);
}

function nameFor(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const count = (uses.get(text) ?? 0) + 1;
  uses.set(text, count);
  if (count < USES_BEFORE_NAMING) return undefined;
  const name = `q_${createHash("sha256").update(text).digest("base64url").slice(0, 20)}`;
  uses.delete(text);
  names.set(text, name);
  return name;
}

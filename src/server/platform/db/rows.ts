/**
 * Raw SQL and what comes back from it. The query builder infers types from its columns; the rows of any other
 * statement are unknown until a schema has checked them. Times and days are text here, as drizzle leaves them;
 * counts are numbers, as client.ts sets the driver; numeric is text.
 */

import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./client.ts";

const idRow = z.object({ id: z.string() });

/** A timestamptz as drizzle leaves it. */
export const moment = z.string().transform((text) => new Date(text));

export async function listRows<Row>(
  db: Db,
  schema: z.ZodType<Row>,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return parseRows(schema, rows);
}

/** The first row, if there is one. */
export async function findRow<Row>(db: Db, schema: z.ZodType<Row>, statement: SQL) {
  const [row] = await listRows(db, schema, statement);
  return row;
}

/** The row of a statement that always has one, such as a sum. */
export async function getRow<Row>(db: Db, schema: z.ZodType<Row>, statement: SQL): Promise<Row> {
  const row = await findRow(db, schema, statement);
  if (row === undefined) throw new Error("A statement that always has a row had none");
  return row;
}

export async function listIds(db: Db, statement: SQL): Promise<string[]> {
  return (await listRows(db, idRow, statement)).map(({ id }) => id);
}

/** For answers of the driver itself, where there is no drizzle. */
export function parseRows<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => schema.parse(row));
}

/** The row behind an answer of the API: its fields, but the id by its name in the table. */
export function rowOf<Shape extends { _id: z.ZodString }>({ shape }: z.ZodObject<Shape>) {
  const { _id, ...fields } = shape;
  return z.object({ id: _id, ...fields });
}

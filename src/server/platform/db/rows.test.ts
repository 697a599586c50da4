import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import { test } from "#test/app.ts";
import { findRow, getRow, listIds, listRows, moment } from "./rows.ts";

const row = z.object({ count: z.number(), at: moment.nullable() });

test("rows of raw SQL come as their schema says: counts as numbers, times as dates", async ({
  db,
}) => {
  const at = new Date("2026-11-01T05:06:07.089Z");
  const statement = sql`select count(*) as count, ${at.toISOString()}::timestamptz as at, 'more' as more`;
  expect(await listRows(db, row, statement)).toEqual([{ count: 1, at }]);
  expect(await listIds(db, sql`select 'a' as id union all select 'b'`)).toEqual(["a", "b"]);
});

test("a row that is not as its schema says is an error, and not passed on", async ({ db }) => {
  await expect(getRow(db, row, sql`select 'many' as count, null as at`)).rejects.toThrow("count");
  await expect(getRow(db, row, sql`select 1::numeric as count, null as at`)).rejects.toThrow();
});

test("a statement that finds nothing has no first row, unless it must have one", async ({ db }) => {
  const nothing = sql`select 1 as count, null as at where false`;
  expect(await findRow(db, row, nothing)).toBeUndefined();
  await expect(getRow(db, row, nothing)).rejects.toThrow("had none");
});

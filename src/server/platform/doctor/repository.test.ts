import { randomBytes } from "node:crypto";
import { expect, inject } from "vitest";
import { createDb, openPool } from "#server/platform/db/client.ts";
import { test } from "#test/app.ts";
import { runAsAdmin, urlOf } from "#test/database.ts";
import { findDatabaseFacts } from "./repository.ts";

test("a database says what it is, and that it knows Hindi", async ({ db }) => {
  const { version, now, knowsHindi } = await findDatabaseFacts(db);
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(15);
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000);
  expect(knowsHindi).toBe(true);
});

test("one that was made with the locale C knows none", async () => {
  const { adminUrl } = inject("testServer");
  const name = `plain_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(adminUrl, `create database ${name} template template0 locale 'C'`);
  const pool = openPool(urlOf(adminUrl, name), { max: 1 });
  try {
    expect(await findDatabaseFacts(createDb(pool))).toMatchObject({ knowsHindi: false });
  } finally {
    await pool.end();
    await runAsAdmin(adminUrl, `drop database ${name}`);
  }
});

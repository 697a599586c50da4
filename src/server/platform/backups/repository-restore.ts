/** Restores the rows of a backup into an empty database: all of them, or none. */

import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { z } from "zod";
import { copyIn } from "#server/platform/db/copy.ts";
import { refuseEncoding } from "#server/platform/db/encoding.ts";
import { isBeforeBaseline, MIGRATION_LOCK } from "#server/platform/db/migrate.ts";
import { parseRows } from "#server/platform/db/rows.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { BackedUpTable, Manifest } from "./manifest.ts";
import { columnsOf, listTables, nameOf } from "./repository.ts";

type Options = {
  folder: string;
  manifest: Manifest;
  migrationsFolder: string;
  /** Runs last before the rows become visible; if it fails, nothing is restored. */
  beforeCommit: () => Promise<void>;
};
const foreignKeyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() });
type ForeignKey = z.output<typeof foreignKeyRow>;

/** The schema is built from the migrations recorded in the backup; the next start applies the newer ones. */
export async function restoreDatabase(pool: pg.Pool, options: Options): Promise<void> {
  const { folder, manifest, migrationsFolder } = options;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await refuseEncoding(client);
    await refuseTables(client);
    await makeSchema(client, manifest.migrations, migrationsFolder);
    const foreignKeys = await dropForeignKeys(client, manifest.tables);
    for (const table of manifest.tables) await fill(client, table, folder);
    for (const sequence of manifest.sequences) {
      await client.query("select setval($1, $2)", [nameOf(sequence), sequence.value]);
    }
    await recreateForeignKeys(client, manifest.tables, foreignKeys);
    await options.beforeCommit();
    await client.query("commit");
    // Without statistics the planner would guess the number of rows.
    await client.query("set statement_timeout = 0");
    await client.query("analyze");
  } finally {
    // Closed rather than returned to the pool: uncommitted work is rolled back with the connection.
    client.release(true);
  }
}

async function refuseTables(client: pg.ClientBase): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  throw new OperatorError(
    `The database is not empty (it has ${tables.length} tables); restore into a new one`,
  );
}

async function makeSchema(
  client: pg.ClientBase,
  applied: readonly number[],
  migrationsFolder: string,
): Promise<void> {
  const known = new Map(
    readMigrationFiles({ migrationsFolder }).map((file) => [file.folderMillis, file]),
  );
  if (applied.some((at) => !known.has(at))) {
    const version = isBeforeBaseline(applied, [...known.keys()])
      ? "version before 0.2.0"
      : "newer version";
    throw new OperatorError(`The backup was made by a ${version}; install that one first`);
  }
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const at of applied) {
    for (const statement of known.get(at)?.sql ?? []) await client.query(statement);
  }
}

/** Rows arrive table by table, so foreign keys are dropped first; triggers would count twice. */
async function dropForeignKeys(
  client: pg.ClientBase,
  tables: readonly BackedUpTable[],
): Promise<ForeignKey[]> {
  // A partitioned table's keys also belong to its partitions.
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const foreignKeys = parseRows(foreignKeyRow, rows);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const table of tables) {
    await client.query(`alter table ${nameOf(table)} disable trigger user`);
  }
  // Some migrations insert rows of their own.
  await client.query(`truncate ${tables.map(nameOf).join(", ")}`);
  return foreignKeys;
}

async function fill(client: pg.ClientBase, table: BackedUpTable, folder: string): Promise<void> {
  const statement = `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`;
  const file = createReadStream(join(folder, table.path));
  const rows = file.pipe(createGunzip());
  file.once("error", (error) => rows.destroy(error));
  const count = await copyIn(client, statement, rows);
  if (count === table.rows) return;
  throw new OperatorError(`${table.path} has ${count} rows, and the manifest says ${table.rows}`);
}

/** Recreating the foreign keys checks each of them on every row. */
async function recreateForeignKeys(
  client: pg.ClientBase,
  tables: readonly BackedUpTable[],
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const table of tables) {
    await client.query(`alter table ${nameOf(table)} enable trigger user`);
  }
}

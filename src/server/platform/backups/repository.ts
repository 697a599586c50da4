/** Reads the database for a backup, all as of one moment. */

import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { and, desc, eq, inArray } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { copyOut } from "#server/platform/db/copy.ts";
import { parseRows } from "#server/platform/db/rows.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { type Contents, contentsSchema, type Manifest } from "./manifest.ts";

const tableRow = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const sequenceRow = z.object({ schema: z.string(), name: z.string(), value: z.number() });
type Table = z.output<typeof tableRow>;
type Snapshot = Pick<Manifest, "migrations" | "tables" | "sequences">;
const sizeNote = z.object({ bytes: z.number(), path: z.string() });
export type BackupNote = { at: Date; contents: Contents; bytes: number; path: string };

const SCHEMAS = "('public', 'drizzle')";

/** Writes each table as a file under `folder`; concurrent writes are not included. */
export async function writeSnapshot(pool: pg.Pool, folder: string): Promise<Snapshot> {
  const client = await pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const tables: Snapshot["tables"] = [];
    for (const table of await listTables(client)) {
      const path = `database/${table.schema}.${table.name}.copy.gz`;
      const rows = await writeTable(client, table, join(folder, path));
      tables.push({ ...table, rows, path });
    }
    // Read after the rows, which is harmless: a sequence may be ahead of its table, never behind.
    const sequences = await listSequences(client);
    const migrations = await listMigrations(client);
    await client.query("commit");
    return { migrations, tables, sequences };
  } finally {
    // Closed rather than returned to the pool: it may be in the middle of anything.
    client.release(true);
  }
}

/** The site's tables with their stored columns; generated columns are computed again. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query(
    `select n.nspname::text as schema, c.relname::text as name,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname in ${SCHEMAS} and c.relkind = 'r'
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
  );
  return parseRows(tableRow, rows);
}

/** The schema-qualified name, escaped for a statement. */
export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnsOf({ columns }: { columns: string[] }): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

export async function insertBackupNote(db: Db, { contents, bytes, path }: BackupNote) {
  await insertAudit(
    db,
    { actor: null, address: null },
    { action: "backup.made", objectType: "backup", objectId: contents, after: { bytes, path } },
  );
}

/** The latest completed backup, wherever it was stored. */
export async function findLastBackup(db: Db): Promise<BackupNote | undefined> {
  const [row] = await db
    .select({ at: auditLog.createdAt, contents: auditLog.objectId, after: auditLog.after })
    .from(auditLog)
    .where(
      and(eq(auditLog.objectType, "backup"), inArray(auditLog.objectId, contentsSchema.options)),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return (
    row && {
      at: row.at,
      contents: contentsSchema.parse(row.contents),
      ...sizeNote.parse(row.after),
    }
  );
}

async function writeTable(client: pg.ClientBase, table: Table, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const statement = `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`;
  const { rows, count } = copyOut(client, statement);
  await pipeline(rows, createGzip(), createWriteStream(path, { flush: true }));
  return count;
}

async function listSequences(client: pg.ClientBase): Promise<Snapshot["sequences"]> {
  const { rows } = await client.query(
    `select schemaname::text as schema, sequencename::text as name, last_value as value
       from pg_sequences where schemaname in ${SCHEMAS} and last_value is not null order by 1, 2`,
  );
  return parseRows(sequenceRow, rows);
}

async function listMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query(
    "select created_at as at from drizzle.__drizzle_migrations order by created_at",
  );
  return parseRows(z.object({ at: z.number() }), rows).map(({ at }) => at);
}

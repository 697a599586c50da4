import { and, desc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { ImportColumns, ImportOptions } from "#domain/imports/import.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { importedListings, importRows, imports } from "#server/platform/db/schema/imports.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type ImportRecord = typeof imports.$inferSelect;

const NEWEST: SortKey[] = [{ expression: sql`${imports.id}`, direction: "desc", cast: "uuid" }];
const UNDERWAY: ImportRecord["status"][] = ["queued", "running"];
const LEASE = sql`now() + interval '60 seconds'`;

type NewImport = {
  fileName: string;
  fileHash: string;
  isDryRun: boolean;
  options: ImportOptions;
  createdBy: string | null;
};

export async function insertImport(db: Db, values: NewImport): Promise<ImportRecord> {
  const [row] = await db.insert(imports).values(values).returning();
  if (!row) throw new Error("An import was not stored");
  return row;
}

export async function findImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** The same file with the same options, imported or queued; a later dry run may find something different. */
export async function findSameImport(
  db: Db,
  { fileHash, isDryRun, options }: Pick<NewImport, "fileHash" | "isDryRun" | "options">,
): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.fileHash, fileHash),
        eq(imports.isDryRun, isDryRun),
        sql`${imports.options} = ${JSON.stringify(options)}::jsonb`,
        inArray(imports.status, isDryRun ? UNDERWAY : [...UNDERWAY, "done"]),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

export async function hasCompany(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  return rows.length > 0;
}

export async function listImports(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ImportRecord>> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(imports)
      .where(after(NEWEST, cursor))
      .orderBy(orderBy(NEWEST))
      .limit(limit + 1),
    countUpToLimit(db, sql`imports`, undefined),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor([last.id]) : null;
  return { items, nextCursor, ...total };
}

/** Imports waiting to run, oldest first: new ones, and ones whose node is gone. */
export async function listWaitingImports(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(isWaiting())
    .orderBy(imports.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns undefined when another node was quicker. */
export async function claimImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db
    .update(imports)
    .set({ status: "running", leasedUntil: LEASE })
    .where(and(eq(imports.id, id), isWaiting()))
    .returning();
  return row;
}

export async function updateImportColumns(db: Db, id: string, columns: ImportColumns) {
  await db.update(imports).set({ columns }).where(eq(imports.id, id));
}

/** Releases the import before its lease expires, for a node that is shutting down. */
export async function releaseImport(db: Db, id: string): Promise<void> {
  await db
    .update(imports)
    .set({ status: "queued", leasedUntil: null })
    .where(and(eq(imports.id, id), eq(imports.status, "running")));
}

/** Discards what an earlier run found. */
export async function restartImport(db: Db, record: ImportRecord): Promise<ImportRecord> {
  const counts = { rowsPriced: 0, created: 0, duplicates: 0, refused: 0, refusedPriced: 0 };
  const nothing = { rowsDone: 0, percent: 0, ...counts };
  await db.delete(importRows).where(eq(importRows.importId, record.id));
  await db.update(imports).set(nothing).where(eq(imports.id, record.id));
  return { ...record, ...nothing };
}

type Progress = Pick<
  ImportRecord,
  "rowsDone" | "percent" | "rowsPriced" | "created" | "duplicates" | "refused" | "refusedPriced"
>;

/** Returns whether the import was still where this run left it; if not, another node has taken over. */
export async function updateImportProgress(
  db: Db,
  id: string,
  rowsBefore: number,
  progress: Progress,
): Promise<boolean> {
  const { rowsDone, percent, rowsPriced, created, duplicates, refused, refusedPriced } = progress;
  const counts = { rowsPriced, created, duplicates, refused, refusedPriced };
  const rows = await db
    .update(imports)
    .set({ rowsDone, percent, ...counts, leasedUntil: LEASE })
    .where(and(eq(imports.id, id), eq(imports.status, "running"), eq(imports.rowsDone, rowsBefore)))
    .returning({ id: imports.id });
  return rows.length === 1;
}

export async function updateImportEnded(
  db: Db,
  id: string,
  end: { status: "done" } | { status: "failed"; error: string },
): Promise<void> {
  const percent = end.status === "done" ? { percent: 100 } : {};
  await db
    .update(imports)
    .set({ ...end, ...percent, leasedUntil: null, finishedAt: sql`now()` })
    .where(and(eq(imports.id, id), ne(imports.status, "undone")));
}

/**
 * Deletes, restorably, the listings that the import created and that have not been edited since; the file
 * may then be imported again. Returns how many were removed and how many stayed.
 */
export async function undoImport(db: Db, id: string): Promise<{ removed: number; kept: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from imports where id = ${id} for update`);
    const removed = await tx
      .update(properties)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .from(importedListings)
      .where(
        and(
          eq(importedListings.importId, id),
          eq(importedListings.propertyId, properties.id),
          eq(importedListings.importedAt, properties.updatedAt),
          sql`${properties.deletedAt} is null`,
        ),
      )
      .returning({ id: properties.id });
    await tx.execute(sql`
      delete from imported_listings using properties
      where import_id = ${id} and properties.id = property_id and properties.deleted_at is not null`);
    const kept = await tx.$count(importedListings, eq(importedListings.importId, id));
    await tx
      .update(imports)
      .set({ status: "undone", leasedUntil: null, finishedAt: sql`now()` })
      .where(eq(imports.id, id));
    return { removed: removed.length, kept };
  });
}

function isWaiting() {
  return or(
    eq(imports.status, "queued"),
    and(eq(imports.status, "running"), lt(imports.leasedUntil, sql`now()`)),
  );
}

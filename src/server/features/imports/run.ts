/** Runs an import from its first row to its last, in batches; an interrupted run resumes where it stopped. */

import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { readFileFacts } from "#domain/imports/file.ts";
import type { RowReasons } from "#domain/imports/import.ts";
import { importProblems } from "#domain/imports/problems.ts";
import { reportRow } from "#domain/imports/report.ts";
import { type Draft, type FileFacts, type RowReading, readRow } from "#domain/imports/row.ts";
import { AppError, asIssue, type Text } from "#domain/shared/errors.ts";
import type { Db } from "#server/platform/db/client.ts";
import { hash } from "#server/platform/signing.ts";
import { openFile, type Row } from "./file.ts";
import {
  type ImportRecord,
  releaseImport,
  restartImport,
  updateImportColumns,
  updateImportEnded,
  updateImportProgress,
} from "./repository.ts";
import {
  insertDrafts,
  insertImportRows,
  insertLocalities,
  type LocalityIds,
  listDuplicates,
  listKnownKeys,
  listLocalityIds,
} from "./repository-batch.ts";

type Options = {
  db: Db;
  path: string;
  now: () => Date;
  onProgress?: (rowsDone: number) => void;
  signal?: AbortSignal;
};

type Run = Options & {
  record: ImportRecord;
  facts: FileFacts;
  source: string;
  known: LocalityIds;
  /** Draft keys and source ids seen in this file so far. */
  seen: Set<string>;
};

type Read = { number: number; row: Row; reading: RowReading };
type ValidatedRow = Read & { duplicateOf: string | null; reasons: RowReasons };

const BATCH_ROWS = 1000;
/** Rows between yields to the event loop, which serves visitors and the storing of the previous batch. */
const ROWS_AT_A_STRETCH = 20;
const LAST_PERCENT = 99;
/** A file with more bad rows than that is the wrong file; counting continues. */
const MAX_REPORT_ROWS = 100_000;
/** How many good rows a dry run shows. */
const SHOWN_ROWS = 200;

/** Records the error if the file is unreadable; throws if this node lost the import to another one. */
export async function runImport(record: ImportRecord, options: Options): Promise<void> {
  const { db, path } = options;
  try {
    const file = await openFile(path);
    const facts = readFileFacts(record.fileName, file.names, file.sample, record.options);
    await updateImportColumns(db, record.id, facts.columns);
    // A dry run creates no listings by which a resumed run could recognize duplicates, so it starts over.
    const begun = record.isDryRun ? await restartImport(db, record) : record;
    const run: Run = {
      ...options,
      record: begun,
      facts,
      source: record.options.source ?? `columns ${hash(file.names.join("\n")).slice(0, 16)}`,
      known: await listLocalityIds(db),
      seen: new Set(),
    };
    await runBatches(run, file.rows());
    if (options.signal?.aborted) await releaseImport(db, record.id);
    else await updateImportEnded(db, record.id, { status: "done" });
  } catch (error) {
    const text = textFor(error);
    if (!text) throw error;
    await updateImportEnded(db, record.id, { status: "failed", error: asIssue(text) });
  }
}

/** Undefined for errors that may pass, such as a database restart: then the import resumes later. */
function textFor(error: unknown): Text | undefined {
  if (error instanceof AppError) return error.kind === "CONFLICT" ? undefined : error.text;
  const { code = "" } = ((error as Error).cause ?? error) as { code?: string };
  return /^2[23]/.test(code) ? importProblems.rowNotStored({ code }) : undefined;
}

/** Reads the next batch while the database stores the previous one. */
async function runBatches(run: Run, rows: AsyncIterable<{ row: Row; percent: number }>) {
  const done = run.record.rowsDone;
  let number = 0;
  let batch: Read[] = [];
  let storing = Promise.resolve();
  for await (const { row, percent } of yieldingRegularly(rows)) {
    number += 1;
    if (number <= done) continue;
    batch.push({ number, row, reading: readRow(row, run.facts) });
    if (batch.length < BATCH_ROWS) continue;
    await storing;
    if (run.signal?.aborted) return;
    storing = storeBatch(run, batch, percent);
    // Awaited above or below; until then a failure must not count as an unhandled rejection.
    storing.catch(() => {});
    batch = [];
  }
  await storing;
  if (batch.length > 0 && !run.signal?.aborted) await storeBatch(run, batch, LAST_PERCENT);
}

async function* yieldingRegularly<Value>(values: AsyncIterable<Value>): AsyncIterable<Value> {
  let count = 0;
  for await (const value of values) {
    yield value;
    count += 1;
    if (count % ROWS_AT_A_STRETCH === 0) await yieldToEventLoop();
  }
}

async function storeBatch(run: Run, batch: Read[], percent: number): Promise<void> {
  const { db, record, onProgress } = run;
  const judged = await findDuplicates(run, batch);
  const fresh = judged.flatMap(({ reading, duplicateOf }) =>
    reading.draft && duplicateOf === null ? [reading.draft] : [],
  );
  const before = record.rowsDone;
  record.rowsDone += batch.length;
  record.percent = percent;
  record.rowsPriced += batch.filter(({ reading }) => reading.isPriced).length;
  record.created += fresh.length;
  record.duplicates += judged.filter(({ duplicateOf }) => duplicateOf !== null).length;
  const refused = judged.filter(({ reading }) => reading.draft === null);
  record.refused += refused.length;
  record.refusedPriced += refused.filter(({ reading }) => reading.isPriced).length;
  await db.transaction(async (tx) => {
    const isOurs = await updateImportProgress(tx, record.id, before, record);
    if (!isOurs) throw new AppError(importProblems.takenOver());
    if (!record.isDryRun) await list(run, tx, fresh);
    await insertImportRows(tx, reportRows(run, judged));
  });
  onProgress?.(record.rowsDone);
}

async function list({ record, source, known, now }: Run, tx: Db, drafts: Draft[]): Promise<void> {
  const { companyId = null, isPublished = false } = record.options;
  await insertLocalities(tx, drafts, known);
  await insertDrafts(tx, drafts, known, {
    importId: record.id,
    source,
    companyId,
    isPublished,
    now: now(),
  });
}

/** Finds the rows that duplicate another row of this file or an existing listing. */
async function findDuplicates({ db, source, seen }: Run, batch: Read[]): Promise<ValidatedRow[]> {
  const drafts = batch.flatMap(({ reading }) => (reading.draft ? [reading.draft] : []));
  const keys = drafts.flatMap(({ sourceKey }) => (sourceKey === null ? [] : [sourceKey]));
  const [duplicates, known] = await Promise.all([
    listDuplicates(db, drafts, source),
    listKnownKeys(db, source, keys),
  ]);
  let at = 0;
  return batch.map((one) => {
    const { reading } = one;
    if (!reading.draft) return { ...one, duplicateOf: null, reasons: reading.reasons };
    const { sourceKey } = reading.draft;
    const duplicate = duplicates[at];
    at += 1;
    const identity = sourceKey === null ? `k ${duplicate?.key}` : `s ${sourceKey}`;
    const propertyId = (sourceKey !== null && known.get(sourceKey)) || duplicate?.propertyId;
    const isSeen = seen.has(identity);
    seen.add(identity);
    if (propertyId) return { ...one, duplicateOf: propertyId, reasons: REPEATS_OURS };
    return isSeen
      ? { ...one, duplicateOf: "", reasons: REPEATS_ROW }
      : { ...one, duplicateOf: null, reasons: {} };
  });
}

const REPEATS_OURS: RowReasons = { row: asIssue(importProblems.listedAlready()) };
const REPEATS_ROW: RowReasons = { row: asIssue(importProblems.listedBefore()) };

function reportRows({ record, facts }: Run, judged: ValidatedRow[]) {
  const { isDryRun, duplicates, refused } = record;
  return judged.flatMap(({ number, row, reading, duplicateOf, reasons }) => {
    const outcome = outcomeOf(reading, duplicateOf);
    const isRetained =
      outcome === "ok" ? isDryRun && number <= SHOWN_ROWS : duplicates + refused <= MAX_REPORT_ROWS;
    return isRetained
      ? [
          {
            importId: record.id,
            rowNumber: number,
            outcome,
            title: reading.title,
            report: { ...reportRow(row, facts.columns, reading), reasons },
            propertyId: duplicateOf || null,
          },
        ]
      : [];
  });
}

function outcomeOf({ draft }: RowReading, duplicateOf: string | null) {
  if (draft === null) return "refused" as const;
  return duplicateOf === null ? ("ok" as const) : ("duplicate" as const);
}

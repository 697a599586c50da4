/** Handles an import file once it has arrived; callers have already checked permissions. */

import type { FileColumn, ImportField, ImportOptions } from "#domain/imports/import.ts";
import type { ImportRowsFilter, ImportRowsPage } from "#domain/imports/import-schema.ts";
import { importProblems } from "#domain/imports/problems.ts";
import { findCity } from "#domain/places/city.ts";
import { IMPORT_FILE_DAYS } from "#domain/privacy/retention.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { openFile } from "./file.ts";
import {
  claimImport,
  findImport,
  findSameImport,
  hasCompany,
  type ImportRecord,
  insertImport,
  listWaitingImports,
  undoImport,
} from "./repository.ts";
import { countReasons, eachImportRow, listImportRows } from "./repository-rows.ts";
import { runImport } from "./run.ts";

export type ImportRequest = { isDryRun: boolean; options: ImportOptions };

type UploadedFile = { fileName: string; fileHash: string };
type Watch = { onProgress?: (rowsDone: number) => void; signal?: AbortSignal };

const WAITING = 20;
const SAMPLES = 3;
const MAX_SAMPLE = 80;

export type ImportJobs = ReturnType<typeof createImportJobs>;

export function createImportJobs({ db, files, now }: Pick<Deps, "db" | "files" | "now">) {
  const jobs = {
    /** Stores a complete file under its own hash. */
    async keep(temporary: string, fileHash: string): Promise<void> {
      if (!(await jobs.has(fileHash))) await files.keep(temporary, pathOf(fileHash));
    },

    has: (fileHash: string): Promise<boolean> => files.has(pathOf(fileHash)),

    /** The same file with the same options is the same import, unless that failed or was undone. */
    async queue(caller: Caller, file: UploadedFile, wishes: ImportRequest): Promise<ImportRecord> {
      await checkRequest(wishes);
      const wanted = { ...file, ...wishes };
      const same = await findSameImport(db, wanted);
      if (same) return same;
      const createdBy = caller.actor?.userId ?? null;
      return db.transaction(async (tx) => {
        const record = await insertImport(tx, { ...wanted, createdBy });
        const about = { fileName: file.fileName, ...wishes };
        await note(tx, caller, "import.started", record.id, about);
        return record;
      });
    },

    async get(id: string): Promise<ImportRecord> {
      const found = isUuid(id) ? await findImport(db, id) : undefined;
      if (!found) throw new AppError(importProblems.noSuchImport());
      return found;
    },

    async listRows(id: string, { limit, cursor, ...filter }: ImportRowsPage) {
      const { id: importId } = await jobs.get(id);
      return listImportRows(db, importId, filter, { limit, cursor });
    },

    async eachRow(id: string, filter: ImportRowsFilter) {
      const { id: importId } = await jobs.get(id);
      return eachImportRow(db, importId, filter);
    },

    async countReasons(id: string) {
      const { id: importId } = await jobs.get(id);
      return countReasons(db, importId);
    },

    /** Every column of the file, including those not mapped to a field. */
    async listColumns(id: string): Promise<FileColumn[]> {
      const { fileHash, columns } = await jobs.get(id);
      if (!(await jobs.has(fileHash))) throw fileGone();
      const { names, sample } = await openFile(files.pathOf(pathOf(fileHash)));
      const taken = new Map(Object.entries(columns ?? {}).map(([field, name]) => [name, field]));
      return names.map((name, at) => ({
        name,
        samples: samplesOf(sample.map((row) => row[at] ?? "")),
        field: (taken.get(name) ?? null) as ImportField | null,
      }));
    },

    async undo(caller: Caller, id: string): Promise<{ removed: number; kept: number }> {
      const { status, isDryRun } = await jobs.get(id);
      if (isDryRun) throw new AppError(importProblems.dryRun());
      if (status === "undone") throw new AppError(importProblems.alreadyUndone());
      return db.transaction(async (tx) => {
        const undone = await undoImport(tx, id);
        await note(tx, caller, "import.undone", id, undone);
        return undone;
      });
    },

    /** Runs one waiting import whose file is on this node; returns whether there was one. */
    async runNext(watch: Watch = {}): Promise<boolean> {
      for (const id of await listWaitingImports(db, WAITING)) {
        if (await jobs.run(id, watch)) return true;
      }
      return false;
    },

    async run(id: string, watch: Watch = {}): Promise<boolean> {
      const { fileHash } = await jobs.get(id);
      if (!(await jobs.has(fileHash))) return false;
      const claimed = await claimImport(db, id);
      if (!claimed) return false;
      await runImport(claimed, { db, path: files.pathOf(pathOf(fileHash)), now, ...watch });
      return true;
    },

    /** An erasure leaves these files alone and relies on their being deleted soon. */
    async sweep(): Promise<void> {
      const oldest = now().getTime() - IMPORT_FILE_DAYS * DAY_MS;
      for await (const { name, changedAt } of files.list("imports")) {
        if (changedAt.getTime() < oldest) await files.remove(pathOf(name));
      }
    },
  };
  return jobs;

  async function checkRequest({ options: { city, companyId } }: ImportRequest): Promise<void> {
    if (city && !findCity(city)) throw invalid("city", importProblems.unknownCity());
    if (companyId && !(await hasCompany(db, companyId))) {
      throw invalid("companyId", sharedProblems.noSuchCompany());
    }
  }
}

function note(
  db: Db,
  caller: Caller,
  action: string,
  objectId: string,
  after: Record<string, unknown>,
) {
  return insertAudit(db, caller, { action, objectType: "import", objectId, after });
}

/** A few different non-empty cells. */
function samplesOf(cells: readonly string[]): string[] {
  const said = cells.map((cell) => cell.trim().slice(0, MAX_SAMPLE)).filter((cell) => cell !== "");
  return [...new Set(said)].slice(0, SAMPLES);
}

export function fileGone(): AppError {
  return new AppError(importProblems.fileGone());
}

function pathOf(fileHash: string): string {
  return `imports/${fileHash}`;
}

function invalid(field: string, text: Text): AppError {
  return new AppError(sharedProblems.invalidFields(), { errors: { [field]: [text] } });
}

/** What becomes of a file once it is here; whoever calls has been let in already. */

import { findCity } from "#domain/city.ts";
import { AppError } from "#domain/errors.ts";
import { isUuid } from "#domain/id.ts";
import type { ImportOptions, ImportOutcome } from "#domain/import.ts";
import type { Caller } from "#domain/policy.ts";
import { insertAudit } from "#server/audit/repository.ts";
import type { Deps } from "#server/deps.ts";
import {
  claimImport,
  findImport,
  findSameImport,
  hasCompany,
  type ImportRecord,
  insertImport,
  listImportRows,
  listWaitingImports,
  undoImport,
} from "./repository.ts";
import { runImport } from "./run.ts";

export type Wishes = { isDryRun: boolean; options: ImportOptions };
export type RowsPage = {
  limit: number;
  cursor?: string | undefined;
  outcome?: ImportOutcome | undefined;
};

type KeptFile = { fileName: string; fileHash: string };
type Watch = { onProgress?: (rowsDone: number) => void; signal?: AbortSignal };

const WAITING = 20;
const KEPT_DAYS = 30;

export type ImportJobs = ReturnType<typeof createImportJobs>;

export function createImportJobs({ db, files, now }: Pick<Deps, "db" | "files" | "now">) {
  const jobs = {
    /** Keeps a complete file under its own hash. */
    async keep(temporary: string, fileHash: string): Promise<void> {
      if (!(await jobs.has(fileHash))) await files.keep(temporary, pathOf(fileHash));
    },

    has: (fileHash: string): Promise<boolean> => files.has(pathOf(fileHash)),

    /** The same file with the same wishes is the same import, unless that failed or was undone. */
    async queue(caller: Caller, file: KeptFile, wishes: Wishes): Promise<ImportRecord> {
      await checkWishes(wishes);
      const wanted = { ...file, ...wishes };
      const same = await findSameImport(db, wanted);
      if (same) return same;
      const record = await insertImport(db, { ...wanted, createdBy: caller.actor?.userId ?? null });
      const { fileName } = file;
      await note(caller, "import.started", record.id, { fileName, ...wishes });
      return record;
    },

    async get(id: string): Promise<ImportRecord> {
      const found = isUuid(id) ? await findImport(db, id) : undefined;
      if (!found) throw new AppError("NOT_FOUND", "There is no such import");
      return found;
    },

    async listRows(id: string, page: RowsPage) {
      const { id: importId } = await jobs.get(id);
      return listImportRows(db, importId, page);
    },

    async undo(caller: Caller, id: string): Promise<{ removed: number; kept: number }> {
      const { status, isDryRun } = await jobs.get(id);
      if (isDryRun) throw new AppError("CONFLICT", "A dry run has listed nothing");
      if (status === "undone") throw new AppError("CONFLICT", "This import is already undone");
      const undone = await undoImport(db, id);
      await note(caller, "import.undone", id, undone);
      return undone;
    },

    /** Runs one import that waits and whose file lies here; answers whether there was any. */
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

    /** Lets go of files that nobody will run again. */
    async sweep(): Promise<void> {
      const oldest = now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
      for await (const { name, changedAt } of files.list("imports")) {
        if (changedAt.getTime() < oldest) await files.remove(pathOf(name));
      }
    },
  };
  return jobs;

  async function checkWishes({ options: { city, companyId } }: Wishes): Promise<void> {
    if (city && !findCity(city)) throw invalid("city", "We do not know this city");
    if (companyId && !(await hasCompany(db, companyId))) {
      throw invalid("companyId", "There is no such company");
    }
  }

  function note(caller: Caller, action: string, objectId: string, after: Record<string, unknown>) {
    return insertAudit(db, caller, { action, objectType: "import", objectId, after });
  }
}

function pathOf(fileHash: string): string {
  return `imports/${fileHash}`;
}

function invalid(field: string, words: string): AppError {
  return new AppError("INVALID", "Some fields need another look", { errors: { [field]: [words] } });
}

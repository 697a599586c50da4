import { rm } from "node:fs/promises";
import { findCity } from "#domain/city.ts";
import { AppError } from "#domain/errors.ts";
import { isUuid } from "#domain/id.ts";
import type { ImportOptions, ImportOutcome } from "#domain/import.ts";
import { type Actor, canImport } from "#domain/policy.ts";
import type { Deps } from "#server/deps.ts";
import { type Body, receiveFile } from "#server/files/multipart.ts";
import {
  claimImport,
  findImport,
  findSameImport,
  hasCompany,
  type ImportRecord,
  insertImport,
  listImportRows,
  listImports,
  listWaitingImports,
  undoImport,
} from "./repository.ts";
import { runImport } from "./run.ts";

type Wishes = { isDryRun: boolean; options: ImportOptions };
type Page = { limit: number; cursor?: string | undefined };
type Watch = { onProgress?: (rowsDone: number) => void; signal?: AbortSignal };

const MAX_FILE_BYTES = 256 * 1024 * 1024;
const WAITING = 20;
const KEPT_DAYS = 30;

export function createImportService({ db, files, now }: Deps) {
  const service = {
    /** Takes a file in and queues it. The same file with the same wishes is the same import. */
    async create(
      actor: Actor,
      body: Body,
      wishesOf: (fields: ReadonlyMap<string, string>) => Wishes,
    ): Promise<ImportRecord> {
      const userId = allowed(actor);
      const temporary = await files.newTemporary();
      try {
        const { file, fields } = await receiveFile(body, temporary, MAX_FILE_BYTES);
        if (!file) throw invalid("file", "Choose a file");
        if (file.isTooLarge) throw new AppError("TOO_LARGE", "The file is larger than 256 MB");
        const wishes = wishesOf(fields);
        return await service.queue(userId, temporary, file.name, file.sha256, wishes);
      } finally {
        await rm(temporary, { force: true });
      }
    },

    /** Keeps a file that lies on this machine, under its own hash, and queues it. */
    async queue(
      createdBy: string | null,
      temporary: string,
      fileName: string,
      fileHash: string,
      wishes: Wishes,
    ): Promise<ImportRecord> {
      if (!(await files.has(pathOf(fileHash)))) await files.keep(temporary, pathOf(fileHash));
      return queueKept(createdBy, fileName, fileHash, wishes);
    },

    async get(actor: Actor, id: string): Promise<ImportRecord> {
      allowed(actor);
      return existing(id);
    },

    async list(actor: Actor, { limit, cursor }: Page) {
      allowed(actor);
      return listImports(db, limit, cursor);
    },

    async listRows(actor: Actor, id: string, page: Page & { outcome?: ImportOutcome | undefined }) {
      allowed(actor);
      const { id: importId } = await existing(id);
      return listImportRows(db, importId, page);
    },

    /** Lists what a dry run looked through, or looks through it again with other wishes. */
    async start(actor: Actor, id: string, wishes: Wishes): Promise<ImportRecord> {
      const userId = allowed(actor);
      const { fileName, fileHash } = await existing(id);
      if (!(await files.has(pathOf(fileHash)))) {
        throw new AppError("CONFLICT", "The file is gone; send it again");
      }
      return queueKept(userId, fileName, fileHash, wishes);
    },

    async undo(actor: Actor, id: string): Promise<{ removed: number; kept: number }> {
      allowed(actor);
      const { status, isDryRun } = await existing(id);
      if (isDryRun) throw new AppError("CONFLICT", "A dry run has listed nothing");
      if (status === "undone") throw new AppError("CONFLICT", "This import is already undone");
      return undoImport(db, id);
    },

    /** A job: runs one import that waits and whose file lies here; answers whether there was any. */
    async runNext(watch: Watch = {}): Promise<boolean> {
      for (const id of await listWaitingImports(db, WAITING)) {
        if (await service.run(id, watch)) return true;
      }
      return false;
    },

    async run(id: string, watch: Watch = {}): Promise<boolean> {
      const { fileHash } = await existing(id);
      if (!(await files.has(pathOf(fileHash)))) return false;
      const claimed = await claimImport(db, id);
      if (!claimed) return false;
      await runImport(claimed, { db, path: files.pathOf(pathOf(fileHash)), now, ...watch });
      return true;
    },

    /** A job: lets go of files that nobody will run again. */
    async sweep(): Promise<void> {
      const oldest = now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
      for await (const { name, changedAt } of files.list("imports")) {
        if (changedAt.getTime() < oldest) await files.remove(pathOf(name));
      }
    },
  };
  return service;

  /** The same file with the same wishes is the same import, unless that failed or was undone. */
  async function queueKept(
    createdBy: string | null,
    fileName: string,
    fileHash: string,
    { isDryRun, options }: Wishes,
  ): Promise<ImportRecord> {
    const { city, companyId } = options;
    if (city && !findCity(city)) throw invalid("city", "We do not know this city");
    if (companyId && !(await hasCompany(db, companyId))) {
      throw invalid("companyId", "There is no such company");
    }
    const values = { fileName, fileHash, isDryRun, options, createdBy };
    return (await findSameImport(db, values)) ?? insertImport(db, values);
  }

  async function existing(id: string): Promise<ImportRecord> {
    const found = isUuid(id) ? await findImport(db, id) : undefined;
    if (!found) throw new AppError("NOT_FOUND", "There is no such import");
    return found;
  }
}

function allowed(actor: Actor): string {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in to import listings");
  if (!canImport(actor)) throw new AppError("FORBIDDEN", "Only an admin may import listings");
  return actor.userId;
}

function pathOf(fileHash: string): string {
  return `imports/${fileHash}`;
}

function invalid(field: string, words: string): AppError {
  return new AppError("INVALID", "Some fields need another look", { errors: { [field]: [words] } });
}

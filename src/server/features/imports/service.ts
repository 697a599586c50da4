import { rm } from "node:fs/promises";
import type { ImportRowsFilter, ImportRowsPage } from "#domain/imports/import-schema.ts";
import { canImport } from "#domain/imports/policy.ts";
import { importProblems } from "#domain/imports/problems.ts";
import type { Actor, Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type Body, receiveFile } from "#server/platform/files/multipart.ts";
import { createImportJobs, fileGone, type ImportRequest } from "./jobs.ts";
import { type ImportRecord, listImports } from "./repository.ts";

const MAX_FILE_BYTES = 256 * 1024 * 1024;

export function createImportService(deps: Deps) {
  const { db, files } = deps;
  const jobs = createImportJobs(deps);

  return {
    runNext: jobs.runNext,
    sweep: jobs.sweep,

    /** Receives a file and queues it. */
    async create(
      caller: Caller,
      body: Body,
      requestOf: (fields: ReadonlyMap<string, string>) => ImportRequest,
    ): Promise<ImportRecord> {
      refuseOthers(caller.actor);
      const temporary = await files.newTemporary();
      try {
        const { file, fields } = await receiveFile(body, temporary, MAX_FILE_BYTES);
        if (!file) throw noFile();
        if (file.isTooLarge) throw new AppError(importProblems.importTooLarge());
        const wishes = requestOf(fields);
        await jobs.keep(temporary, file.sha256);
        const kept = { fileName: file.name, fileHash: file.sha256 };
        return await jobs.queue(caller, kept, wishes);
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async get(actor: Actor, id: string): Promise<ImportRecord> {
      refuseOthers(actor);
      return jobs.get(id);
    },

    async list(actor: Actor, place: { limit: number; cursor?: string | undefined }) {
      refuseOthers(actor);
      return listImports(db, place);
    },

    async listRows(actor: Actor, id: string, page: ImportRowsPage) {
      refuseOthers(actor);
      return jobs.listRows(id, page);
    },

    async eachRow(actor: Actor, id: string, filter: ImportRowsFilter) {
      refuseOthers(actor);
      return jobs.eachRow(id, filter);
    },

    async countReasons(actor: Actor, id: string) {
      refuseOthers(actor);
      return jobs.countReasons(id);
    },

    async listColumns(actor: Actor, id: string) {
      refuseOthers(actor);
      return jobs.listColumns(id);
    },

    /** Turns a dry run into a real import, or repeats it with other options. */
    async start(caller: Caller, id: string, wishes: ImportRequest): Promise<ImportRecord> {
      refuseOthers(caller.actor);
      const { fileName, fileHash } = await jobs.get(id);
      if (!(await jobs.has(fileHash))) throw fileGone();
      return jobs.queue(caller, { fileName, fileHash }, wishes);
    },

    async undo(caller: Caller, id: string): Promise<{ removed: number; kept: number }> {
      refuseOthers(caller.actor);
      return jobs.undo(caller, id);
    },
  };
}

function refuseOthers(actor: Actor): void {
  if (!actor) throw new AppError(importProblems.signInToImport());
  if (!canImport(actor)) throw new AppError(importProblems.adminsImport());
}

function noFile(): AppError {
  return new AppError(sharedProblems.invalidFields(), {
    errors: { file: [importProblems.chooseFile()] },
  });
}

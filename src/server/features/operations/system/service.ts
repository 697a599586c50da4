import { statfs } from "node:fs/promises";
import { canSeeSystem } from "#domain/operations/policy.ts";
import type { SystemState } from "#domain/operations/system.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { findLastBackup } from "#server/platform/backups/repository.ts";
import { readVersion } from "#server/platform/version.ts";
import { countWaiting, findDatabaseState } from "./repository.ts";

export function createSystemService({ db, files, databaseKind }: Deps) {
  return {
    async get({ actor }: Caller): Promise<SystemState> {
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      if (!canSeeSystem(actor)) throw new AppError(sharedProblems.notAllowed());
      const [version, state, backup, disk] = await Promise.all([
        readVersion(),
        findDatabaseState(db),
        findLastBackup(db),
        findDiskSpace(files.pathOf("")),
      ]);
      return {
        version,
        node: process.version,
        uptimeSeconds: Math.floor(process.uptime()),
        database: { kind: databaseKind, version: state.version, bytes: state.bytes },
        disk,
        lastBackup: backup ? { ...backup, at: backup.at.toISOString() } : null,
        queue: { messages: state.queuedMessages, imports: state.queuedImports },
        failed: { messages: state.failedMessages, imports: state.failedImports },
      };
    },

    countWaiting: () => countWaiting(db),
  };
}

/** Free for this user, excluding what is reserved for root. */
async function findDiskSpace(folder: string): Promise<SystemState["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** The audit log: read by the admin, written by every action, never changed. */

import type { AuditEntry } from "#domain/moderation/audit.ts";
import type { AuditFilter } from "#domain/moderation/audit-schema.ts";
import { type Caller, isAdmin } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { listAudit } from "./repository.ts";

export function createAuditService({ db }: Deps) {
  return {
    async list({ actor }: Caller, filter: AuditFilter): Promise<Page<AuditEntry>> {
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      if (!isAdmin(actor)) throw new AppError(sharedProblems.notAllowed());
      return listAudit(db, filter);
    },

    /** A signed-in user tried what they may not do. */
    async noteRefusal(caller: Caller, call: string): Promise<void> {
      // A URL may contain any bytes; a database text may not.
      const objectId = call.replaceAll("\u0000", "").slice(0, 200).toWellFormed();
      await insertAudit(db, caller, { action: "call.refused", objectType: "call", objectId });
    },
  };
}

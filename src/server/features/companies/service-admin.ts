/** The admin's decision about a company that awaits approval. */

import type { ManagedCompany } from "#domain/companies/company.ts";
import { companyProblems } from "#domain/companies/problems.ts";
import type { ListingVerdictInput } from "#domain/moderation/verdict-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isSlug } from "#domain/shared/id.ts";
import type { Language } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { refuseStale } from "#server/platform/audit/versions.ts";
import type { Db } from "#server/platform/db/client.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { moveListings } from "./listing-moves.ts";
import { nameDecision } from "./renaming.ts";
import { findManagedCompany } from "./repository.ts";
import { listOwners } from "./repository-admin.ts";
import { findGivenRera } from "./repository-owner.ts";
import { type CompanyRow, findCompanyToChange, updateCompany } from "./repository-writes.ts";
import { notifyCompany } from "./verdicts.ts";

export type WaitingCompany = {
  company: ManagedCompany;
  /** Who is notified of the decision first, and in which language. */
  reader: { name: string; language: Language };
  /** A RERA number that has not been checked yet. */
  givenRera: string | null;
};

/** A company sent back for changes stays pending: its members edit it, and it comes up again. */
const STATUS_BY_VERDICT = { approve: "live", change: "pending", reject: "suspended" } as const;

export function createCompanyAdmin(deps: Deps) {
  const { db, site } = deps;
  return {
    async getWaiting(caller: Caller, id: string): Promise<WaitingCompany> {
      requireAdmin(caller);
      const company = isSlug(id) ? await findManagedCompany(db, id) : undefined;
      if (!company || company.deletedAt) throw new AppError(sharedProblems.companyNotFound());
      const { mailLanguage } = await site.settings();
      const [[owner], rera] = await Promise.all([
        listOwners(db, id, mailLanguage),
        findGivenRera(db, id),
      ]);
      const reader = owner ?? { name: company.name, language: mailLanguage };
      return { company, reader, givenRera: rera?.number ?? null };
    },

    async decide(caller: Caller, id: string, given: ListingVerdictInput): Promise<ManagedCompany> {
      requireAdmin(caller);
      const { verdict, reason, version } = given;
      return db.transaction(async (tx) => {
        const row = await findToDecide(tx, id, version);
        const isRenaming = row.pendingName !== null;
        const after = await updateCompany(tx, id, decided(row, given));
        const about = { objectType: "company", objectId: id } as const;
        const line = { action: "company.decided", ...about, before: row, after };
        await insertAudit(tx, caller, line, ...(await moveListings(tx, row, after)));
        await notifyCompany(tx, deps, after, {
          verdict,
          reason,
          ...(isRenaming && { newName: row.pendingName }),
        });
        return written(tx, id);
      });
    },
  };
}

/** For a live company only the new name is decided; its status stays. */
function decided(row: CompanyRow, { verdict, reason }: ListingVerdictInput): Partial<CompanyRow> {
  if (row.pendingName !== null) return nameDecision(row, verdict === "approve");
  return {
    status: STATUS_BY_VERDICT[verdict],
    statusReason: verdict === "approve" ? null : reason,
  };
}

async function findToDecide(tx: Db, id: string, version: string | undefined): Promise<CompanyRow> {
  const row = isSlug(id) ? await findCompanyToChange(tx, id) : undefined;
  if (!row || row.deletedAt) throw new AppError(sharedProblems.companyNotFound());
  await refuseStale(tx, { type: "company", ...row }, version, () => written(tx, id));
  if (row.pendingName !== null) return row;
  if (row.status === "pending" && row.statusReason === null) return row;
  throw new AppError(companyProblems.companyDecided());
}

async function written(tx: Db, id: string): Promise<ManagedCompany> {
  const company = await findManagedCompany(tx, id);
  if (!company) throw new Error("A company that was just written is not there");
  return company;
}

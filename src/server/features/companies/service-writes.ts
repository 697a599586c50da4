/** Changes to companies; each action is one transaction with its line in the audit log. */

import { companyIdFrom } from "#domain/companies/company.ts";
import type {
  CompanyChanges,
  CompanyFields,
  CompanyInput,
} from "#domain/companies/company-schema.ts";
import { canEditCompany, canManageCompanies } from "#domain/companies/policy.ts";
import { companyProblems } from "#domain/companies/problems.ts";
import { pictureIdFrom } from "#domain/pictures/picture.ts";
import { cityIn } from "#domain/places/city.ts";
import { readRera } from "#domain/rera/rera.ts";
import { type Caller, isAdmin, isMemberOf, type User } from "#domain/shared/actor.ts";
import { canRestore, RESTORE_DAYS } from "#domain/shared/deletion.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isSlug } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type AuditRecord, insertAudit } from "#server/platform/audit/repository.ts";
import { refuseStale } from "#server/platform/audit/versions.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listUsable } from "#server/platform/db/uploads.ts";
import { insertWithUniqueSlug } from "#server/platform/unique-slug.ts";
import { refuseRera } from "#server/shared/rera.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { moveListings } from "./listing-moves.ts";
import { nameChange } from "./renaming.ts";
import { findManagedCompany } from "./repository.ts";
import {
  type CompanyRow,
  countListings,
  deleteListings,
  findCompanyToChange,
  insertCompany,
  listIdsLike,
  restoreListings,
  updateCompany,
} from "./repository-writes.ts";
import { notifyCompany } from "./verdicts.ts";

type Removal = { withProperties: boolean; version: string | undefined };

export function createCompanyWrites(deps: Deps) {
  const { db, now, publicUrl } = deps;
  return {
    async create(caller: Caller, input: CompanyInput): Promise<string> {
      const actor = allowed(caller, canManageCompanies);
      return db.transaction(async (tx) => {
        const values = await columnsFrom(tx, actor, { status: "live", ...input }, undefined);
        const row = await insertNamed(tx, { ...fieldsOf(input), ...values });
        await insertAudit(tx, caller, about("created", row.id, { after: row }));
        return row.id;
      });
    },

    /** Changes only the given fields; ignores a member's changes to what only the site decides. */
    async update(
      caller: Caller,
      id: string,
      changes: CompanyChanges,
      version: string | undefined,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await findExisting(tx, id);
        const actor = allowed(caller, (by) => canEditCompany(by, id), id);
        await refuseStale(tx, { type: "company", ...row }, version, () =>
          findManagedCompany(tx, id),
        );
        const values = await columnsFrom(tx, actor, changes, row);
        const after = await updateCompany(tx, id, {
          ...values,
          ...nameChange(actor, row, changes.name, now()),
          ...reasonAfter(actor, row, values),
        });
        const moved = await moveListings(tx, row, after);
        await insertAudit(tx, caller, about("updated", id, { before: row, after }), ...moved);
        await noticeOf(tx, row, after);
      });
    },

    /** Hidden at once, with its listings if `withProperties`; deleted for good after thirty days. */
    async remove(caller: Caller, id: string, { withProperties, version }: Removal): Promise<void> {
      allowed(caller, canManageCompanies);
      await db.transaction(async (tx) => {
        const row = await findExisting(tx, id);
        await refuseStale(tx, { type: "company", ...row }, version, () =>
          findManagedCompany(tx, id),
        );
        const count = await countListings(tx, id);
        if (count > 0 && !withProperties) throw hasListings(count);
        const deletedAt = now();
        const listings = await deleteListings(tx, id, deletedAt);
        await updateCompany(tx, id, { deletedAt });
        await insertAudit(
          tx,
          caller,
          about("deleted", id, { before: { deletedAt: null }, after: { deletedAt } }),
          ...listings.map((listing) => aboutListing("deleted", listing.id)),
        );
      });
    },

    /** Undoes a deletion, with only the listings that were deleted along with the company. */
    async restore(caller: Caller, id: string): Promise<void> {
      allowed(caller, canManageCompanies);
      await db.transaction(async (tx) => {
        const row = isSlug(id) ? await findCompanyToChange(tx, id) : undefined;
        if (!row?.deletedAt) throw new AppError(sharedProblems.companyNotFound());
        if (!canRestore(row.deletedAt, now())) {
          throw new AppError(sharedProblems.deletedTooLongAgo({ days: RESTORE_DAYS }));
        }
        const listings = await restoreListings(tx, id, row.deletedAt);
        await updateCompany(tx, id, { deletedAt: null });
        const { deletedAt } = row;
        await insertAudit(
          tx,
          caller,
          about("restored", id, { before: { deletedAt }, after: { deletedAt: null } }),
          ...listings.map((listing) => aboutListing("restored", listing.id)),
        );
      });
    },
  };

  /** Notifies staff of a company or name that awaits a decision, and the company of a decision. */
  async function noticeOf(tx: Db, before: CompanyRow, after: CompanyRow): Promise<void> {
    const verdict = verdictBetween(before, after);
    if (verdict) await notifyCompany(tx, deps, after, { verdict, reason: "" });
    else if (beginsToWait(before, after)) {
      await notifyStaff(tx, { kind: "company", subjectId: after.id, title: after.name });
    }
  }

  /** The columns that follow from the input. */
  async function columnsFrom(
    tx: Db,
    actor: User,
    changes: CompanyChanges,
    row: CompanyRow | undefined,
  ) {
    const { logoUrl, status, isVerified, reraNumber, featuredRank, ...fields } = changes;
    return {
      ...fields,
      ...(fields.whatsappNumber === "" && { whatsappNumber: null }),
      ...(fields.location !== undefined && { citySlug: cityIn(fields.location)?.slug ?? null }),
      ...(logoUrl !== undefined && { logoId: await logoFrom(tx, actor, logoUrl, row) }),
      ...(isAdmin(actor) && {
        ...(status !== undefined && { status }),
        ...(featuredRank !== undefined && { featuredRank }),
        ...(reraNumber !== undefined && reraColumns(reraNumber, fields.location, row)),
        ...(isVerified !== undefined && verification(isVerified, row, actor, now())),
      }),
    };
  }

  async function logoFrom(
    tx: Db,
    actor: User,
    logoUrl: string | null,
    row: CompanyRow | undefined,
  ): Promise<string | null> {
    if (logoUrl === null || logoUrl === "") return null;
    const id = pictureIdFrom(logoUrl, publicUrl);
    if (id === undefined || id === row?.logoId) return id ?? refuseLogo();
    const [usable] = await listUsable(tx, [id], "company-logos", actor);
    return usable ?? refuseLogo();
  }
}

function allowed({ actor }: Caller, may: (by: User) => boolean, companyId = ""): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  if (may(actor)) return actor;
  const isColleague = isMemberOf(actor, companyId);
  throw new AppError(isColleague ? sharedProblems.managersOnly() : sharedProblems.notAllowed());
}

async function findExisting(tx: Db, id: string): Promise<CompanyRow> {
  const row = isSlug(id) ? await findCompanyToChange(tx, id) : undefined;
  if (!row || row.deletedAt) throw new AppError(sharedProblems.companyNotFound());
  return row;
}

/** Clears the reason when a member edits a pending company, which answers it, or when the status changes. */
function reasonAfter(actor: User, row: CompanyRow, { status }: Partial<CompanyRow>) {
  const isAnswer = row.status === "pending" && !isAdmin(actor);
  const isMoved = status !== undefined && status !== row.status;
  return isAnswer || isMoved ? { statusReason: null } : {};
}

/** What staff decided about a pending company. */
function verdictBetween(before: CompanyRow, after: CompanyRow): "approve" | "reject" | undefined {
  if (before.status !== "pending") return undefined;
  if (after.status === "live") return "approve";
  return after.status === "suspended" ? "reject" : undefined;
}

function beginsToWait(before: CompanyRow, after: CompanyRow): boolean {
  if (after.pendingName && after.pendingName !== before.pendingName) return true;
  const wasSentBack = before.status === "pending" && before.statusReason !== null;
  return wasSentBack && after.statusReason === null;
}

function insertNamed(tx: Db, values: Omit<Parameters<typeof insertCompany>[1], "id">) {
  return insertWithUniqueSlug(companyIdFrom(values.name), {
    listTaken: (base) => listIdsLike(tx, base),
    insert: (id) => insertCompany(tx, { ...values, id }),
  });
}

function fieldsOf({ name, email, description, location, contact }: CompanyFields) {
  return { name, email, description, location, contact };
}

function reraColumns(typed: string | null, location: string | undefined, row?: CompanyRow) {
  if (!typed) return { reraNumber: null, reraState: null };
  if (typed !== row?.reraNumber) refuseRera(typed, location ?? row?.location ?? "");
  const { normalised, state } = readRera(typed);
  return { reraNumber: normalised, reraState: state };
}

function verification(isVerified: boolean, row: CompanyRow | undefined, by: User, at: Date) {
  if (!isVerified) return { verifiedAt: null, verifiedBy: null };
  return row?.verifiedAt ? {} : { verifiedAt: at, verifiedBy: by.userId };
}

function about(did: string, id: string, change: Pick<AuditRecord, "before" | "after">) {
  return { action: `company.${did}`, objectType: "company" as const, objectId: id, ...change };
}

function aboutListing(did: "deleted" | "restored", id: string): AuditRecord {
  return { action: `property.${did}`, objectType: "property", objectId: id };
}

function hasListings(count: number): AppError {
  return new AppError(companyProblems.companyHasProperties({ count }), {
    errors: { withProperties: [companyProblems.repeatWithProperties()] },
    answer: { data: { propertyCount: count } },
  });
}

function refuseLogo(): never {
  throw new AppError(sharedProblems.invalidFields(), {
    errors: { logoUrl: [companyProblems.uploadLogo()] },
  });
}

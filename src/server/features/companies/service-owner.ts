/** What members do with the company they run, starting with its creation. */

import { companyIdFrom } from "#domain/companies/company.ts";
import type { CompanyStart } from "#domain/companies/company-schema.ts";
import {
  CONFIRM_AFTER_DAYS,
  type CompanyDashboard,
  type GivenRera,
} from "#domain/companies/dashboard.ts";
import { canEditCompany, canSeeCompany } from "#domain/companies/policy.ts";
import { companyProblems } from "#domain/companies/problems.ts";
import { cityIn } from "#domain/places/city.ts";
import { readRera } from "#domain/rera/rera.ts";
import type { Actor, Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { insertWithUniqueSlug } from "#server/platform/unique-slug.ts";
import { refuseRera } from "#server/shared/rera.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import {
  countListingsByStatus,
  findFounder,
  findGivenRera,
  findLocation,
  hasCompany,
  insertOwner,
  insertRera,
  listNeedyListings,
} from "./repository-owner.ts";
import { insertCompany, listIdsLike } from "./repository-writes.ts";

const MOST_NEEDY = 20;

export function createOwnCompanyService({ db, now }: Deps) {
  return {
    /** Creates a company that awaits an admin's approval, with its founder as owner. */
    async start(caller: Caller, input: CompanyStart): Promise<string> {
      const { actor } = caller;
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      return db.transaction(async (tx) => {
        const founder = await findFounder(tx, actor.userId);
        if (founder?.role !== "company") {
          throw new AppError(sharedProblems.notAllowed());
        }
        if (await hasCompany(tx, actor.userId)) {
          throw new AppError(companyProblems.hasCompany());
        }
        const values = { ...input, status: "pending" as const };
        const citySlug = cityIn(input.location)?.slug ?? null;
        const row = await insertWithUniqueSlug(companyIdFrom(input.name), {
          listTaken: (base) => listIdsLike(tx, base),
          insert: (id) => insertCompany(tx, { ...values, citySlug, id }),
        });
        await insertOwner(tx, row.id, actor.userId);
        await insertAudit(tx, caller, {
          action: "company.created",
          objectType: "company",
          objectId: row.id,
          after: row,
        });
        await notifyStaff(tx, { kind: "company", subjectId: row.id, title: row.name });
        return row.id;
      });
    },

    async getDashboard(actor: Actor): Promise<CompanyDashboard> {
      const companyId = ownId(actor, canSeeCompany);
      const confirmedSince = new Date(now().getTime() - CONFIRM_AFTER_DAYS * DAY_MS);
      const [statuses, needy] = await Promise.all([
        countListingsByStatus(db, companyId),
        listNeedyListings(db, companyId, confirmedSince, MOST_NEEDY),
      ]);
      const listings = Object.fromEntries(statuses.map(({ status, count }) => [status, count]));
      return { listings, needy };
    },

    getGivenRera: async (actor: Actor): Promise<GivenRera | null> =>
      (await findGivenRera(db, ownId(actor, canSeeCompany))) ?? null,

    /** For the admin to check; until then the company's page does not show it. */
    async giveRera(caller: Caller, typed: string): Promise<void> {
      const companyId = ownId(caller.actor, canEditCompany);
      const { normalised } = readRera(typed);
      const userId = caller.actor?.userId ?? "";
      await db.transaction(async (tx) => {
        refuseRera(typed, await findLocation(tx, companyId));
        await insertRera(tx, userId, normalised);
        await insertAudit(tx, caller, {
          action: "company.rera-given",
          objectType: "company",
          objectId: companyId,
          after: { reraNumber: normalised },
        });
        await notifyStaff(tx, { kind: "proof", subjectId: userId, title: `RERA ${normalised}` });
      });
    },
  };
}

function ownId(actor: Actor, may: (actor: Actor, companyId: string) => boolean): string {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  const { companyId } = actor;
  if (companyId && may(actor, companyId)) return companyId;
  throw new AppError(sharedProblems.notAllowed());
}

import type { CompanyNumbers, DashboardNumbers } from "#domain/analytics/dashboard-numbers.ts";
import { leadsOf } from "#domain/leads/policy.ts";
import type { User } from "#domain/shared/actor.ts";
import type { Deps } from "#server/deps.ts";
import {
  countForAdmin,
  countForAffiliate,
  countForBuyer,
  countForCompany,
  countForSeller,
} from "./repository.ts";

const NO_COMPANY = {
  companyStatus: null,
  properties: 0,
  newLeads: 0,
  viewsThisWeek: 0,
  unansweredLeads: 0,
  followUpsDue: 0,
  needChange: 0,
};

export function createDashboardService({ db }: Deps) {
  return {
    /** Returns the dashboard numbers; company numbers need membership. */
    async numbers(actor: User): Promise<DashboardNumbers> {
      const { userId, role } = actor;
      switch (role) {
        case "buyer":
          return { role, ...(await countForBuyer(db, userId)) };
        case "seller":
          return { role, ...(await countForSeller(db, userId)) };
        case "company":
          return { role, ...(await companyNumbers(actor)) };
        case "affiliate":
          return { role, ...(await countForAffiliate(db, userId)) };
        case "admin":
          return { role, ...(await countForAdmin(db)) };
      }
    },
  };

  /** Counts the same leads that the inbox shows. */
  async function companyNumbers(actor: User): Promise<CompanyNumbers> {
    const owner = leadsOf(actor);
    return owner && "companyId" in owner ? countForCompany(db, owner) : NO_COMPANY;
  }
}

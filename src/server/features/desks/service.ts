import type { DeskNumbers } from "#domain/desk-numbers.ts";
import type { Somebody } from "#domain/policy.ts";
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

export function createDeskService({ db }: Deps) {
  return {
    /** What stands on one's own dashboard; of a company, for those who belong to it. */
    async numbers({ userId, role, companyId }: Somebody): Promise<DeskNumbers> {
      switch (role) {
        case "buyer":
          return { role, ...(await countForBuyer(db, userId)) };
        case "seller":
          return { role, ...(await countForSeller(db, userId)) };
        case "company":
          return { role, ...(companyId ? await countForCompany(db, companyId) : NO_COMPANY) };
        case "affiliate":
          return { role, ...(await countForAffiliate(db, userId)) };
        case "admin":
          return { role, ...(await countForAdmin(db)) };
      }
    },
  };
}

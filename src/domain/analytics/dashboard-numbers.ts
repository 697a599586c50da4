/** What stands on somebody's dashboard: how much there is of what, and what waits for them. */

import type { CompanyStatus } from "#domain/companies/company.ts";

export type BuyerNumbers = {
  savedHomes: number;
  searches: number;
  inquiries: number;
  /** Inquiries that were answered and are not over. */
  answered: number;
  searchesWithoutMail: number;
};

export type SellerNumbers = {
  live: number;
  inReview: number;
  drafts: number;
  /** Sent back or turned down with a reason; some of them are drafts again. */
  needChange: number;
  inquiries: number;
  newInquiries: number;
};

export type CompanyNumbers = {
  /** None until somebody belongs to one. */
  companyStatus: CompanyStatus | null;
  properties: number;
  newLeads: number;
  viewsThisWeek: number;
  /** New for longer than a day. */
  unansweredLeads: number;
  followUpsDue: number;
  needChange: number;
};

export type AffiliateNumbers = {
  links: number;
  /** In the last thirty days. */
  clicks: number;
  leads: number;
  /** In rupees, ready to be paid. */
  balance: number;
};

export type AdminNumbers = {
  listings: number;
  reports: number;
  reviews: number;
  requirements: number;
  /** People who wait for one or several of theirs. */
  proofs: number;
};

export type DashboardNumbers =
  | ({ role: "buyer" } & BuyerNumbers)
  | ({ role: "seller" } & SellerNumbers)
  | ({ role: "company" } & CompanyNumbers)
  | ({ role: "affiliate" } & AffiliateNumbers)
  | ({ role: "admin" } & AdminNumbers);

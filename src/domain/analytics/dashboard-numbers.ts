/** Dashboard numbers: totals, and what needs the member's attention. */

import type { CompanyStatus } from "#domain/companies/company.ts";

export type BuyerNumbers = {
  savedHomes: number;
  searches: number;
  inquiries: number;
  /** Inquiries that were answered and are still open. */
  answered: number;
  searchesWithoutMail: number;
};

export type SellerNumbers = {
  live: number;
  inReview: number;
  drafts: number;
  /** Sent back or rejected with a reason; some of them are drafts again. */
  needChange: number;
  inquiries: number;
  newInquiries: number;
};

export type CompanyNumbers = {
  /** Null until the user belongs to a company. */
  companyStatus: CompanyStatus | null;
  properties: number;
  newLeads: number;
  viewsThisWeek: number;
  /** Still new after more than a day. */
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
  /** People with one or several proofs awaiting a decision. */
  proofs: number;
};

export type DashboardNumbers =
  | ({ role: "buyer" } & BuyerNumbers)
  | ({ role: "seller" } & SellerNumbers)
  | ({ role: "company" } & CompanyNumbers)
  | ({ role: "affiliate" } & AffiliateNumbers)
  | ({ role: "admin" } & AdminNumbers);

/** What a company's members see first: how their listings stand, and which ask for work. */

import type { ProofStatus } from "#domain/accounts/proof.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** After so many days a lister says again that the home is still to be had. */
export const CONFIRM_AFTER_DAYS = 30;

export type ListingNeed = "rejected" | "expired" | "draft" | "no-photos" | "unconfirmed";

export type NeedyListing = {
  id: string;
  title: string;
  status: ListingStatus;
  need: ListingNeed;
  reason: string | null;
};

export type CompanyDashboard = {
  listings: Partial<Record<ListingStatus, number>>;
  needy: NeedyListing[];
};

/** The RERA number a company gave to be verified by, and what became of it. */
export type GivenRera = { number: string; status: ProofStatus; reason: string | null };

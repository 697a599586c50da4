/** The company dashboard: the state of the listings, and which ones need work. */

import type { ProofStatus } from "#domain/accounts/proof.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** After this many days a lister has to confirm that the home is still available. */
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

/** The RERA number submitted for verification, and the decision. */
export type GivenRera = { number: string; status: ProofStatus; reason: string | null };

/** What the operator may say about the site; the defaults are the claims the product began with. */

import type { AffiliateRates } from "#domain/affiliates/earning.ts";
import type { StaffMailFrequency } from "#domain/operations/staff-notice.ts";
import type { Language } from "#domain/shared/language.ts";

export type Claims = { agents: string; cities: string; clients: string; rating: string };

/** The name over the door, and how its own desk is reached. */
export type SiteIdentity = { name: string; phone: string; email: string };

export type SiteSettings = {
  identity: SiteIdentity;
  claims: Claims;
  founded: number;
  /** Whether companies without reviews show the default rating. */
  showDefaultRating: boolean;
  grievanceOfficer: { name: string; email: string };
  /** Whose listings an admin looks at before they are live, and again after each change. */
  review: { seller: boolean; company: boolean };
  /** What mails are in whose reader's language nobody knows, such as a company without members. */
  mailLanguage: Language;
  /** Who of the staff hears of what waits for them, and how often. */
  staffMail: { addresses: string[]; frequency: StaffMailFrequency };
  /** No issue of the newsletter is sent while it is. */
  newsletterPaused: boolean;
  /** Rupees that an affiliate earns with each lead. */
  affiliateRates: AffiliateRates;
  /** Whether an admin may look at somebody's desk as they see it. */
  viewAs: boolean;
};

/** Who the site is and how to reach its own desk. */
export type Site = SiteIdentity & {
  publicUrl: string;
  /** A map's style with tiles; without one, maps are drawn from our own data. */
  mapStyleUrl?: string | undefined;
  /** On a demo that sends nothing: which of these its admin has to look up. Nothing on a real site. */
  unsent?: { mails: boolean; texts: boolean } | undefined;
};

/** The site's settings; the defaults are the claims the product started with. */

import type { AffiliateRates } from "#domain/affiliates/earning.ts";
import type { StaffMailFrequency } from "#domain/operations/staff-notice.ts";
import type { Language } from "#domain/shared/language.ts";

export type Claims = { agents: string; cities: string; clients: string; rating: string };

/** The site's name, and how to contact its staff. */
export type SiteIdentity = { name: string; phone: string; email: string };

export type SiteSettings = {
  identity: SiteIdentity;
  claims: Claims;
  founded: number;
  /** Whether companies without reviews show the default rating. */
  showDefaultRating: boolean;
  grievanceOfficer: { name: string; email: string };
  /** Whose listings need an admin's approval before they go live, and again after each change. */
  review: { seller: boolean; company: boolean };
  /** The language of mails to readers whose language is unknown, such as a company without members. */
  mailLanguage: Language;
  /** Which staff addresses are notified of pending work, and how often. */
  staffMail: { addresses: string[]; frequency: StaffMailFrequency };
  /** While true, no newsletter issue is sent. */
  newsletterPaused: boolean;
  /** Rupees an affiliate earns per lead. */
  affiliateRates: AffiliateRates;
  /** Whether an admin may view a user's dashboard as that user sees it. */
  viewAs: boolean;
};

/** Settings and the version of all of them together. */
export type VersionedSettings = SiteSettings & { updatedAt: string };

/** The site's identity and how to contact its staff. */
export type Site = SiteIdentity & {
  publicUrl: string;
  /** A map style with tiles; without one, maps are rendered from our own data. */
  mapStyleUrl?: string | undefined;
  /** On a demo that sends nothing: which of these its admin has to look up. Undefined on a real site. */
  unsent?: { mails: boolean; texts: boolean } | undefined;
};

/** A builder or agency that lists homes. */

import type { Picture } from "#domain/listings/listing.ts";

/** Words that /company/{id} needs for itself; the database refuses them as ids too. */
export const RESERVED_COMPANY_IDS = [
  "dashboard",
  "leads",
  "analytics",
  "profile",
  "properties",
  "members",
  "settings",
  "new",
] as const;

export const COMPANY_STATUSES = ["pending", "live", "suspended"] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** How the admin's list can run; with a minus, from the largest down. */
export const COMPANY_SORTS = ["-createdAt", "createdAt", "name", "-name"] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** Shown until a company has reviews of its own; an operator can switch it off. */
export const DEFAULT_COMPANY_RATING = 4.5;

export type Company = {
  id: string;
  name: string;
  description: string;
  location: string;
  contact: string;
  email: string;
  whatsappNumber: string | null;
  logo: Picture | null;
  verifiedAt: string | null;
  reraNumber: string | null;
  /** The average of its published reviews, else the site's default, else nothing. */
  rating: number | null;
  reviewCount: number;
  propertyCount: number;
};

/** A company as those who run it see it, live or not. */
export type ManagedCompany = Company & {
  status: CompanyStatus;
  /** What has to change before it is shown, or why it is not. */
  statusReason: string | null;
  /** What a verified company wants to be called, until an admin has looked at it. */
  pendingName: string | null;
  featuredRank: number;
  createdAt: string;
  /** Also its version: whoever changes it says which one they saw. */
  updatedAt: string;
  deletedAt: string | null;
};

export function isReservedCompanyId(id: string): boolean {
  return (RESERVED_COMPANY_IDS as readonly string[]).includes(id);
}

/** "Nivara Developers" → "nivara-developers"; a reserved or empty name gets a suffix. */
export function companyIdFrom(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  if (slug === "") return "company";
  return isReservedCompanyId(slug) ? `${slug}-company` : slug;
}

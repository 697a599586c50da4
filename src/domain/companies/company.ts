/** A builder or agency that lists homes. */

import type { Picture } from "#domain/listings/listing.ts";

/** Path segments that /company/{id} needs itself; the database refuses them as ids too. */
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

/** Sort orders of the admin's list; a minus means descending. */
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
  /** The average of its published reviews, else the site's default, else null. */
  rating: number | null;
  reviewCount: number;
  propertyCount: number;
};

/** A company as its members and admins see it, live or not. */
export type ManagedCompany = Company & {
  status: CompanyStatus;
  /** What has to change before it goes live, or why it is not live. */
  statusReason: string | null;
  /** The new name a verified company asked for, until an admin approves it. */
  pendingName: string | null;
  featuredRank: number;
  createdAt: string;
  /** Also the version: an edit must name the one it is based on. */
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

/** What a buyer wants or a seller offers, as typed into the requirement form. */

export const LISTING_TYPES = ["buy", "sell"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const REQUIREMENT_PROPERTY_TYPES = [
  "residential",
  "commercial",
  "land",
  "agricultural",
  "villa",
  "apartment",
  "office",
  "retail",
  "warehouse",
] as const;
export type RequirementPropertyType = (typeof REQUIREMENT_PROPERTY_TYPES)[number];
export const DEFAULT_REQUIREMENT_TYPE: RequirementPropertyType = "residential";

/** The budget when nothing was typed, or nothing could be read from it. */
export const FALLBACK_BUDGET = { min: 0, max: 10_000_000 } as const;

export const REQUIREMENT_STATUSES = ["new", "contacted", "closed", "spam"] as const;
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

/** Sort orders of the admin's list; a minus means descending. */
export const REQUIREMENT_SORTS = ["-createdAt", "createdAt"] as const;

/** The consent line's wording; a new wording gets a new version, stored with each record. */
export const CONSENT_VERSION = "2026-11-15";

/** What a visitor submits, already parsed and normalised. */
export type RequirementInput = {
  listingType: ListingType;
  name: string;
  phone: string;
  email: string | null;
  propertyType: RequirementPropertyType;
  location: string;
  budgetText: string;
  budgetMin: number;
  budgetMax: number | null;
  message: string;
};

/** A stored requirement, as the admin reads it. */
export type Requirement = RequirementInput & {
  id: string;
  reference: string;
  status: RequirementStatus;
  /** For staff only; the customer never sees it. */
  note: string;
  assignedTo: string | null;
  createdAt: string;
  updatedAt: string;
};

export type SubmittedRequirement = { id: string; reference: string };

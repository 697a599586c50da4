/** An offer on the sell page, in the terms of its form. */

import type { Listing, ListingStatus, PropertyType, Purpose, Subtype } from "./listing.ts";

export const SUBMISSION_TYPES = [
  "apartment",
  "villa",
  "house",
  "plot",
  "commercial",
  "office",
] as const;
export type SubmissionType = (typeof SUBMISSION_TYPES)[number];

export const ROOM_COUNTS = ["1", "2", "3", "4", "5+"] as const;
type BedCount = (typeof ROOM_COUNTS)[number];

/** Types for which the form asks the number of bedrooms. */
const HOME_TYPES: readonly SubmissionType[] = ["apartment", "villa", "house"];

/** The consent line's wording on the sell page; a new wording gets a new version. */
export const SUBMISSION_CONSENT_VERSION = "2026-11-16";

type Kind = { type: PropertyType; subtype?: Subtype; noun: string };

/** For commercial, the text decides the subtype: a shop, a warehouse, a shed. */
const KINDS: Record<SubmissionType, Kind> = {
  apartment: { type: "Apartment", subtype: "apartment", noun: "apartment" },
  villa: { type: "House", subtype: "villa", noun: "villa" },
  house: { type: "House", subtype: "house", noun: "house" },
  plot: { type: "Land", subtype: "residential-land", noun: "plot" },
  commercial: { type: "Commercial", noun: "commercial space" },
  office: { type: "Commercial", subtype: "office", noun: "office" },
};

export function kindOf(type: SubmissionType): Kind {
  return KINDS[type];
}

/** The form's type for a listing, to fill the form again. */
function submissionTypeOf(type: PropertyType, subtype: Subtype): SubmissionType {
  if (type === "Apartment") return "apartment";
  if (type === "Land") return "plot";
  if (type === "House") return subtype === "villa" ? "villa" : "house";
  return subtype === "office" ? "office" : "commercial";
}

export function isHome(type: SubmissionType): boolean {
  return HOME_TYPES.includes(type);
}

function roomCountOf(count: number | null): BedCount | "" {
  if (count === null || count < 1) return "";
  return ROOM_COUNTS[Math.min(count, ROOM_COUNTS.length) - 1] ?? "";
}

/** The states shown to the holder of the secret link; a draft that waits for its owner needs a change. */
export const SUBMISSION_STATES = [
  "draft",
  "in-review",
  "needs-change",
  "live",
  "rejected",
  "paused",
  "sold",
  "rented",
  "expired",
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export function stateOf(listing: {
  status: ListingStatus;
  statusReason: string | null;
}): SubmissionState {
  if (listing.status === "in_review") return "in-review";
  if (listing.status === "draft" && listing.statusReason) return "needs-change";
  return listing.status;
}

/** The fields of the form, as text. */
export type SubmissionForm = {
  purpose: Purpose;
  propertyType: SubmissionType;
  location: string;
  area: string;
  bedrooms: BedCount | "";
  bathrooms: BedCount | "";
  expectedPrice: string;
  description: string;
  ownerName: string;
  phone: string;
  email: string;
  showPhone: boolean;
};

type Owner = { ownerName: string; phone: string; email: string | null };

/** The form values of a submitted listing, to edit it again. */
export function submissionForm(listing: Listing, owner: Owner): SubmissionForm {
  const { areaSqft, areaBasis } = listing;
  const basis = areaBasis === "unknown" ? "" : ` ${BASIS_WORDS[areaBasis]}`;
  return {
    purpose: listing.purpose,
    propertyType: submissionTypeOf(listing.type, listing.subtype),
    location: listing.location,
    area: areaSqft === null ? "" : `${areaSqft} sq ft${basis}`,
    bedrooms: roomCountOf(listing.beds),
    bathrooms: roomCountOf(listing.baths),
    expectedPrice: listing.priceRange,
    description: listing.description,
    ownerName: owner.ownerName,
    phone: owner.phone,
    email: owner.email ?? "",
    showPhone: listing.whatsappNumber !== null,
  };
}

const BASIS_WORDS = {
  carpet: "carpet",
  builtup: "built-up",
  super: "super built-up",
  plot: "plot",
} as const;

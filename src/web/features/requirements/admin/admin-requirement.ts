/** A requirement as GET /api/requirements returns it. */

import type {
  ListingType,
  RequirementPropertyType,
  RequirementStatus,
} from "#domain/requirements/requirement.ts";

export type AdminRequirement = {
  _id: string;
  reference: string;
  listingType: ListingType;
  name: string;
  phone: string;
  email: string | null;
  propertyType: RequirementPropertyType;
  location: string;
  budget: string;
  budgetMin: number;
  budgetMax: number | null;
  requirements: string;
  status: RequirementStatus;
  note: string;
  assignedTo: string | null;
  createdAt: string;
  updatedAt: string;
};

/** A requirement as it is written down on the device. */

import type { Language } from "#domain/shared/language.ts";

/** The form's name among the drafts. */
export const REQUIREMENT_DRAFT = "requirement";

/** Where the device keeps them. */
export const OFFLINE_QUEUE_KEY = "requirement-outbox";

export type RequirementValues = {
  listingType: "buy" | "sell";
  name: string;
  phone: string;
  email: string;
  propertyType: string;
  location: string;
  budget: string;
  requirements: string;
  website: string;
};

export type OfflineEntry = { key: string; values: RequirementValues; language: Language };

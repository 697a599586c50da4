/** A requirement as it is stored on the device. */

import type { Language } from "#domain/shared/language.ts";

/** The name under which the form's draft is stored. */
export const REQUIREMENT_DRAFT = "requirement";

/** The storage key of the offline queue. */
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

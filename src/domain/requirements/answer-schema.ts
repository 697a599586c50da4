/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import {
  LISTING_TYPES,
  REQUIREMENT_PROPERTY_TYPES,
  REQUIREMENT_STATUSES,
} from "#domain/requirements/requirement.ts";

export const requirementAnswerSchema = z.object({
  _id: z.string(),
  reference: z.string(),
  listingType: z.enum(LISTING_TYPES),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  propertyType: z.enum(REQUIREMENT_PROPERTY_TYPES),
  location: z.string(),
  budget: z.string(),
  budgetMin: z.number(),
  budgetMax: z.number().nullable(),
  requirements: z.string(),
  status: z.enum(REQUIREMENT_STATUSES),
  note: z.string(),
  assignedTo: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminRequirement = z.infer<typeof requirementAnswerSchema>;

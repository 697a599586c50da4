/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";

export const agentAnswerSchema = z.object({
  _id: z.string(),
  name: z.string(),
  title: z.string(),
  location: z.string(),
  city: z.string().nullable(),
  rating: z
    .number()
    .nullable()
    .describe("Average of the published reviews of the agent's company; null without any"),
  reviews: z.number().int().describe("How many reviews the rating is made of"),
  experience: z.number().int().describe("In years"),
  specialization: z.string(),
  propertiesSold: z.number().int().describe("As the agent says"),
  languages: z.array(z.string()),
  description: z.string(),
  badge: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reraNumber: z.string().nullable().describe("As given, not checked by us"),
  portraitUrl: z.string().nullable(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  listingCount: z.number().int().describe("Live listings"),
});

export const managedAgentAnswerSchema = agentAnswerSchema.extend({
  status: z.enum(COMPANY_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string().describe("Also the version to send with a change"),
  deletedAt: z.string().nullable(),
});
export type ManagedAgent = z.infer<typeof managedAgentAnswerSchema>;

/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { LANGUAGES } from "#domain/shared/language.ts";

export const companyAnswerSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  location: z.string(),
  contact: z.string(),
  email: z.string(),
  logoUrl: z.string().nullable(),
  whatsappNumber: z.string().nullable(),
  isVerified: z.boolean(),
  verifiedAt: z.string().nullable(),
  reraNumber: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  propertyCount: z.number().int(),
});
export type CompanyAnswer = z.infer<typeof companyAnswerSchema>;

export const managedCompanyAnswerSchema = companyAnswerSchema.extend({
  status: z.enum(COMPANY_STATUSES),
  statusReason: z
    .string()
    .nullable()
    .describe("What has to change before it is shown, or why it is not"),
  pendingName: z
    .string()
    .nullable()
    .describe("The name a verified company asked for, until an admin has decided"),
  featuredRank: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string().describe("Also the version to send with a change"),
  deletedAt: z.string().nullable(),
});
export type ManagedCompany = z.infer<typeof managedCompanyAnswerSchema>;

export const waitingCompanyAnswerSchema = z.object({
  company: managedCompanyAnswerSchema,
  reader: z
    .object({ name: z.string(), language: z.enum(LANGUAGES) })
    .describe("Who hears of the decision first"),
  givenRera: z.string().nullable().describe("Given by a member, not checked yet"),
});
export type WaitingCompany = z.infer<typeof waitingCompanyAnswerSchema>;

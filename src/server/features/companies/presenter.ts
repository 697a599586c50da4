/** A company as the API returns it, to the public and to those who run it. */

import { z } from "@hono/zod-openapi";
import { COMPANY_STATUSES, type Company, type ManagedCompany } from "#domain/companies/company.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";

export const companySchema = z
  .object({
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
  })
  .openapi("Company");

export const managedCompanySchema = companySchema
  .extend({
    status: z.enum(COMPANY_STATUSES),
    statusReason: z
      .string()
      .nullable()
      .openapi({ description: "What has to change before it is shown, or why it is not" }),
    pendingName: z.string().nullable().openapi({
      description: "The name a verified company asked for, until an admin has decided",
    }),
    featuredRank: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string().openapi({ description: "Also the version to send with a change" }),
    deletedAt: z.string().nullable(),
  })
  .openapi("ManagedCompany");

/** Lists every public field explicitly. */
export function present(company: Company): z.output<typeof companySchema> {
  return {
    _id: company.id,
    name: company.name,
    description: company.description,
    location: company.location,
    contact: company.contact,
    email: company.email,
    logoUrl: company.logo && pictureUrl(company.logo.id, 320, "webp"),
    whatsappNumber: company.whatsappNumber,
    isVerified: company.verifiedAt !== null,
    verifiedAt: company.verifiedAt,
    reraNumber: company.reraNumber,
    rating: company.rating,
    reviewCount: company.reviewCount,
    propertyCount: company.propertyCount,
  };
}

export function presentManaged(company: ManagedCompany): z.output<typeof managedCompanySchema> {
  const { status, statusReason, pendingName, featuredRank, createdAt, updatedAt, deletedAt } =
    company;
  return {
    ...present(company),
    status,
    statusReason,
    pendingName,
    featuredRank,
    createdAt,
    updatedAt,
    deletedAt,
  };
}

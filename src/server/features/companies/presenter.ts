/** A company as the API returns it, to the public and to those who run it. */

import type { z } from "@hono/zod-openapi";
import {
  companyAnswerSchema,
  managedCompanyAnswerSchema,
} from "#domain/companies/answer-schema.ts";
import type { Company, ManagedCompany } from "#domain/companies/company.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";

export const companySchema = companyAnswerSchema.openapi("Company");

export const managedCompanySchema = managedCompanyAnswerSchema.openapi("ManagedCompany");

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

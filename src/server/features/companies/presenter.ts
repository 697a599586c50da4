/** What differs between a company and the API's answer; the answer's schema lists what is sent. */

import {
  companyAnswerSchema,
  managedCompanyAnswerSchema,
} from "#domain/companies/answer-schema.ts";
import type { Company, ManagedCompany } from "#domain/companies/company.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { named, sender } from "#server/platform/http/answers.ts";

export const companySchema = named(companyAnswerSchema, "Company");

export const managedCompanySchema = named(managedCompanyAnswerSchema, "ManagedCompany");

export function present<Row extends Company>(company: Row) {
  return {
    ...company,
    logoUrl: company.logo && pictureUrl(company.logo.id, 320, "webp"),
    isVerified: company.verifiedAt !== null,
  };
}

const sendPublic = sender(companySchema);
const sendManaged = sender(managedCompanySchema);

export function presentPublic(company: Company) {
  return sendPublic(present(company));
}

export function presentManaged(company: ManagedCompany) {
  return sendManaged(present(company));
}

import { msg } from "@lingui/core/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { COMPANY_STATES } from "#web/platform/admin/companies/company-labels.ts";
import { defineForm } from "#web/platform/admin/form/edit-form.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";

const MAX_RANK = 1000;

/** Adds or edits a company. */
export const CompanyForm = defineForm<ManagedCompany>({
  kind: "company",
  path: "/companies",
  title: { add: msg`Add New Company`, edit: msg`Edit Company` },
  saved: { add: msg`Company created successfully`, edit: msg`Company updated successfully` },
  failed: msg`Failed to save company`,
  picture: { name: "logoUrl", label: msg`Logo`, bucket: "company-logos", of: "logo" },
  fields: [
    {
      name: "name",
      label: msg`Name`,
      missing: msg`Enter the company's name`,
      max: LENGTHS.name,
    },
    {
      name: "email",
      kind: "email",
      label: msg`E-mail`,
      missing: msg`Enter the company's e-mail address`,
    },
    {
      name: "description",
      kind: "long",
      label: msg`Description`,
      missing: msg`Describe the company`,
      max: LENGTHS.description,
    },
    {
      name: "location",
      label: msg`Location`,
      missing: msg`Enter the company's location`,
      max: LENGTHS.location,
    },
    {
      name: "contact",
      kind: "phone",
      label: msg`Contact number`,
      missing: msg`Enter the company's phone number`,
    },
    { name: "whatsappNumber", kind: "phone", label: msg`WhatsApp number` },
    // The rest is what the site decides about a company.
    { name: "reraNumber", label: msg`RERA number`, max: LENGTHS.reraNumber },
    {
      name: "status",
      kind: "choice",
      label: msg`Status`,
      options: optionsOf(COMPANY_STATUSES, COMPANY_STATES),
      start: "live",
    },
    {
      name: "featuredRank",
      kind: "count",
      label: msg`Featured rank`,
      note: msg`(0 is not featured; higher comes first)`,
      max: MAX_RANK,
      start: 0,
    },
    { name: "isVerified", kind: "check", label: msg`Verified: its papers have been seen` },
  ],
  labels: { logoId: msg`Logo`, verifiedAt: msg`Verified`, deletedAt: msg`Deleted` },
});

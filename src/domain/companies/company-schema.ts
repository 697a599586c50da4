import { z } from "zod";
import { companyProblems } from "#domain/companies/problems.ts";
import { searchLine } from "#domain/search/line/line-schema.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { LENGTHS, MAX_PAGE } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import { COMPANY_SORTS, COMPANY_STATUSES } from "./company.ts";

/** Where a page of a list begins; the server builds it from a company's name, which Devanagari makes long. */
const cursor = z.string().max(1000).optional();

export const companyFilterSchema = z.object({
  q: searchLine.default(""),
  city: line({ max: LENGTHS.citySlug }).default(""),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  cursor,
});

export type CompanyFilter = z.output<typeof companyFilterSchema>;

/** The admin's list: companies in any state, or deleted ones. */
export const managedCompanyFilterSchema = companyFilterSchema.extend({
  status: z.enum(COMPANY_STATUSES).optional(),
  deleted: flag.optional(),
  sort: z.enum(COMPANY_SORTS).default("-createdAt"),
  ...pageFields,
});

export type ManagedCompanyFilter = z.output<typeof managedCompanyFilterSchema>;

/** A company's own profile; its members may change these fields. */
export const companyFieldsSchema = z.object({
  name: line({ max: LENGTHS.name, required: companyProblems.enterCompanyName() }),
  email: email(companyProblems.enterCompanyEmail()),
  description: paragraphs({
    max: LENGTHS.description,
    required: companyProblems.describeCompany(),
  }),
  location: line({ max: LENGTHS.location, required: companyProblems.enterCompanyLocation() }),
  contact: phone(companyProblems.enterCompanyPhone()),
  whatsappNumber: phone().nullish(),
  /** The id or URL of a picture uploaded here. */
  logoUrl: line({ max: LENGTHS.link }).nullish(),
});

/** Creating a company: the minimum visitors need to recognise and reach it. */
export const companyStartSchema = companyFieldsSchema
  .pick({ name: true, email: true, location: true, contact: true })
  .extend({ description: paragraphs({ max: 4000 }).default("") });

export type CompanyStart = z.output<typeof companyStartSchema>;

export const reraSchema = z.object({
  reraNumber: line({ max: LENGTHS.reraNumber, required: companyProblems.enterRera() }),
});

/** Fields decided by the site: only an admin may set them, ignored from anyone else. */
export const companyRulingsSchema = z.object({
  status: z.enum(COMPANY_STATUSES),
  isVerified: z.boolean(),
  reraNumber: line({ max: LENGTHS.reraNumber }).nullable(),
  featuredRank: z.number().int().min(0).max(1000),
});

export type CompanyFields = z.output<typeof companyFieldsSchema>;
type CompanyRulings = z.output<typeof companyRulingsSchema>;
export type CompanyInput = CompanyFields & Partial<CompanyRulings>;
export type CompanyChanges = Partial<CompanyInput>;

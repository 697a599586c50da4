import { z } from "zod";
import { searchLine } from "#domain/search/line/line-schema.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { LENGTHS, MAX_PAGE } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import { COMPANY_SORTS, COMPANY_STATUSES } from "./company.ts";

/** Where a page of a list begins; made by the server of a company's name, which Devanagari makes long. */
const cursor = z.string().max(1000).optional();

export const companyFilterSchema = z.object({
  q: searchLine.default(""),
  city: line({ max: LENGTHS.citySlug }).default(""),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  cursor,
});

export type CompanyFilter = z.output<typeof companyFilterSchema>;

/** The admin's list: in any state, or those that were deleted. */
export const managedCompanyFilterSchema = companyFilterSchema.extend({
  status: z.enum(COMPANY_STATUSES).optional(),
  deleted: flag.optional(),
  sort: z.enum(COMPANY_SORTS).default("-createdAt"),
  ...pageFields,
});

export type ManagedCompanyFilter = z.output<typeof managedCompanyFilterSchema>;

/** What a company says of itself; its members may change these. */
export const companyFieldsSchema = z.object({
  name: line({ max: LENGTHS.name, required: "Enter the company's name" }),
  email: email("Enter the company's e-mail address"),
  description: paragraphs({ max: LENGTHS.description, required: "Describe the company" }),
  location: line({ max: LENGTHS.location, required: "Enter the company's location" }),
  contact: phone("Enter the company's phone number"),
  whatsappNumber: phone().nullish(),
  /** A picture uploaded here, by its id or address. */
  logoUrl: line({ max: LENGTHS.link }).nullish(),
});

/** A company's first day: the least by which visitors can know and reach it. */
export const companyStartSchema = companyFieldsSchema
  .pick({ name: true, email: true, location: true, contact: true })
  .extend({ description: paragraphs({ max: 4000 }).default("") });

export type CompanyStart = z.output<typeof companyStartSchema>;

export const reraSchema = z.object({
  reraNumber: line({ max: LENGTHS.reraNumber, required: "Enter the RERA number" }),
});

/** What the site says of a company: for an admin only, ignored from anybody else. */
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

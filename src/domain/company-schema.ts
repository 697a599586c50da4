import { z } from "zod";
import { line } from "./text-schema.ts";

const MAX_PAGE = 100;

/** Where a page of a list begins; made by the server of a company's name, which Devanagari makes long. */
const cursor = z.string().max(1000).optional();

export const companyFilterSchema = z.object({
  q: line({ max: 100 }).default(""),
  city: line({ max: 60 }).default(""),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(MAX_PAGE),
  cursor,
});

export type CompanyFilter = z.output<typeof companyFilterSchema>;

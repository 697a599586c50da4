import { z } from "zod";
import { agentProblems } from "#domain/agents/problems.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { searchLine } from "#domain/search/line/line-schema.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS, MAX_PAGE } from "#domain/shared/limits.ts";
import { pageFields } from "#domain/shared/list-schema.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, paragraphs } from "#domain/shared/text-schema.ts";
import { AGENT_SORTS, MANAGED_AGENT_SORTS } from "./agent.ts";

const DEFAULT_LIMIT = 20;

/** The filters of the directory: the same names in the page's URL and in the API. */
export const agentFilterSchema = z.object({
  /** A part of the name. */
  q: searchLine.default(""),
  city: line({ max: LENGTHS.citySlug }).default(""),
  language: line({ max: 40 }).default(""),
  speciality: line({ max: 80 }).default(""),
  sort: z.enum(AGENT_SORTS).default("experience"),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(DEFAULT_LIMIT),
  cursor: z.string().max(400).optional(),
});

export type AgentFilter = z.output<typeof agentFilterSchema>;

/** The admin's list, with agents in any state. */
export const managedAgentFilterSchema = z.object({
  /** A part of the name or of the location. */
  q: line({ max: LENGTHS.query }).default(""),
  status: z.enum(COMPANY_STATUSES).optional(),
  sort: z.enum(MANAGED_AGENT_SORTS).default("-updatedAt"),
  ...pageFields,
});

export type ManagedAgentFilter = z.output<typeof managedAgentFilterSchema>;

const MAX_LANGUAGES = 12;

export const agentInputSchema = z.object({
  name: line({ max: LENGTHS.name, required: agentProblems.enterName() }),
  title: line({ max: LENGTHS.role, required: agentProblems.enterTitle() }),
  location: line({ max: LENGTHS.location, required: agentProblems.enterLocation() }),
  specialization: line({ max: LENGTHS.role, required: agentProblems.enterSpeciality() }),
  experienceYears: z.number(asIssue(agentProblems.enterExperience())).int().min(0).max(70),
  propertiesSold: z.number().int().min(0).max(1_000_000).default(0),
  languages: z
    .array(line({ max: 40, required: sharedProblems.emptyEntry() }))
    .min(1, asIssue(agentProblems.enterLanguage()))
    .max(MAX_LANGUAGES),
  description: paragraphs({ max: LENGTHS.description }).default(""),
  badge: line({ max: LENGTHS.badge }).nullish(),
  phone: phone().nullish(),
  email: z.union([z.literal(""), email(sharedProblems.enterEmail())]).nullish(),
  reraNumber: line({ max: LENGTHS.reraNumber }).nullish(),
  companyId: line({ max: LENGTHS.id }).nullish(),
  /** The id or URL of a picture uploaded here. */
  portraitUrl: line({ max: LENGTHS.link }).nullish(),
  status: z.enum(COMPANY_STATUSES).default("live"),
});

/** Without the defaults: fields that are not given stay unchanged. */
export const agentChangesSchema = agentInputSchema
  .extend({
    propertiesSold: agentInputSchema.shape.propertiesSold.removeDefault(),
    description: agentInputSchema.shape.description.removeDefault(),
    status: agentInputSchema.shape.status.removeDefault(),
  })
  .partial();

export type AgentInput = z.output<typeof agentInputSchema>;
export type AgentChanges = z.output<typeof agentChangesSchema>;

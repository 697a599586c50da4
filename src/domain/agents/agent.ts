/** A person who sells and lets homes. */

import type { CompanyStatus } from "#domain/companies/company.ts";
import type { Picture } from "#domain/listings/listing.ts";
import type { FacetCount } from "#domain/search/search.ts";

export const AGENT_SORTS = ["experience", "rating", "listings"] as const;
export type AgentSort = (typeof AGENT_SORTS)[number];

/** The admin's list; a minus is the other way round. */
export const MANAGED_AGENT_SORTS = [
  "-updatedAt",
  "updatedAt",
  "name",
  "-name",
  "listings",
  "-listings",
] as const;
export type ManagedAgentSort = (typeof MANAGED_AGENT_SORTS)[number];

export type Agent = {
  id: string;
  name: string;
  title: string;
  location: string;
  city: string | null;
  specialization: string;
  experienceYears: number;
  propertiesSold: number;
  languages: string[];
  description: string;
  badge: string | null;
  phone: string | null;
  email: string | null;
  /** As the agent gave it; nobody here has looked it up. */
  reraNumber: string | null;
  portrait: Picture | null;
  company: { id: string; name: string } | null;
  /** Nobody reviews an agent here yet: this is what visitors wrote about the company, and says so. */
  rating: number | null;
  reviewCount: number;
  /** Live listings in this agent's hands. */
  listingCount: number;
};

/** An agent as the admin sees them, live or not. */
export type ManagedAgent = Agent & {
  status: CompanyStatus;
  createdAt: string;
  /** Also the version: whoever changes it says which one they saw. */
  updatedAt: string;
  deletedAt: string | null;
};

/** How many agents each choice would show with the other choices kept. */
export type AgentFacets = { city: FacetCount[]; language: FacetCount[]; speciality: FacetCount[] };

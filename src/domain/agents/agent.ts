/** A person who sells and rents out homes. */

import type { CompanyStatus } from "#domain/companies/company.ts";
import type { Picture } from "#domain/listings/listing.ts";
import type { FacetCount } from "#domain/search/search.ts";

export const AGENT_SORTS = ["experience", "rating", "listings"] as const;
export type AgentSort = (typeof AGENT_SORTS)[number];

/** Sort orders of the admin's list; a minus means descending. */
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
  /** As given by the agent; the site has not checked it. */
  reraNumber: string | null;
  portrait: Picture | null;
  company: { id: string; name: string } | null;
  /** Agents cannot be reviewed yet: this is the company's rating, and the page says so. */
  rating: number | null;
  reviewCount: number;
  /** Live listings assigned to this agent. */
  listingCount: number;
};

/** An agent as the admin sees them, live or not. */
export type ManagedAgent = Agent & {
  status: CompanyStatus;
  createdAt: string;
  /** Also the version: an edit must name the one it is based on. */
  updatedAt: string;
  deletedAt: string | null;
};

/** How many agents each option would show with the other filters unchanged. */
export type AgentFacets = { city: FacetCount[]; language: FacetCount[]; speciality: FacetCount[] };

/** An agent as the API returns it: to the public, and to the admin. */

import { z } from "@hono/zod-openapi";
import type { Agent, ManagedAgent } from "#domain/agents/agent.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";

export const agentSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    title: z.string(),
    location: z.string(),
    city: z.string().nullable(),
    rating: z.number().nullable().openapi({
      description: "Average of the published reviews of the agent's company; null without any",
    }),
    reviews: z.number().int().openapi({ description: "How many reviews the rating is made of" }),
    experience: z.number().int().openapi({ description: "In years" }),
    specialization: z.string(),
    propertiesSold: z.number().int().openapi({ description: "As the agent says" }),
    languages: z.array(z.string()),
    description: z.string(),
    badge: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    reraNumber: z.string().nullable().openapi({ description: "As given, not checked by us" }),
    portraitUrl: z.string().nullable(),
    companyId: z.string().nullable(),
    companyName: z.string().nullable(),
    listingCount: z.number().int().openapi({ description: "Live listings" }),
  })
  .openapi("Agent");

export const managedAgentSchema = agentSchema
  .extend({
    status: z.enum(COMPANY_STATUSES),
    createdAt: z.string(),
    updatedAt: z.string().openapi({ description: "Also the version to send with a change" }),
    deletedAt: z.string().nullable(),
  })
  .openapi("ManagedAgent");

/** Lists every public field explicitly. */
export function presentAgent(agent: Agent): z.output<typeof agentSchema> {
  return {
    _id: agent.id,
    name: agent.name,
    title: agent.title,
    location: agent.location,
    city: agent.city,
    rating: agent.rating,
    reviews: agent.reviewCount,
    experience: agent.experienceYears,
    specialization: agent.specialization,
    propertiesSold: agent.propertiesSold,
    languages: agent.languages,
    description: agent.description,
    badge: agent.badge,
    phone: agent.phone,
    email: agent.email,
    reraNumber: agent.reraNumber,
    portraitUrl: agent.portrait && pictureUrl(agent.portrait.id, 320, "webp"),
    companyId: agent.company?.id ?? null,
    companyName: agent.company?.name ?? null,
    listingCount: agent.listingCount,
  };
}

export function presentManagedAgent(agent: ManagedAgent): z.output<typeof managedAgentSchema> {
  const { status, createdAt, updatedAt, deletedAt } = agent;
  return { ...presentAgent(agent), status, createdAt, updatedAt, deletedAt };
}

/** An agent as the API returns it: to the public, and to the admin. */

import type { z } from "@hono/zod-openapi";
import type { Agent, ManagedAgent } from "#domain/agents/agent.ts";
import { agentAnswerSchema, managedAgentAnswerSchema } from "#domain/agents/answer-schema.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";

export const agentSchema = agentAnswerSchema.openapi("Agent");

export const managedAgentSchema = managedAgentAnswerSchema.openapi("ManagedAgent");

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

/** What differs between an agent and the API's answer; the answer's schema lists what is sent. */

import type { Agent } from "#domain/agents/agent.ts";
import { agentAnswerSchema, managedAgentAnswerSchema } from "#domain/agents/answer-schema.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { named } from "#server/platform/http/answers.ts";

export const agentSchema = named(agentAnswerSchema, "Agent");

export const managedAgentSchema = named(managedAgentAnswerSchema, "ManagedAgent");

export function presentAgent<Row extends Agent>(agent: Row) {
  return {
    ...agent,
    reviews: agent.reviewCount,
    experience: agent.experienceYears,
    portraitUrl: agent.portrait && pictureUrl(agent.portrait.id, 320, "webp"),
    companyId: agent.company?.id ?? null,
    companyName: agent.company?.name ?? null,
  };
}

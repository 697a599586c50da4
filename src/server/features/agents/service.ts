import type { Agent, AgentFacets } from "#domain/agents/agent.ts";
import type { AgentFilter } from "#domain/agents/agent-schema.ts";
import { agentProblems } from "#domain/agents/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isSlug } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Deps } from "#server/deps.ts";
import { countAgentFacets, findAgent, listAgentPages, listAgents } from "./repository.ts";

export function createAgentService({ reads: db }: Pick<Deps, "reads">) {
  return {
    list: (filter: AgentFilter): Promise<Page<Agent>> => listAgents(db, filter),

    countFacets: (filter: AgentFilter): Promise<AgentFacets> => countAgentFacets(db, filter),

    async get(id: string): Promise<Agent> {
      const agent = isSlug(id) ? await findAgent(db, id) : undefined;
      if (!agent) throw new AppError(agentProblems.agentNotFound());
      return agent;
    },

    listPages: (limit: number) => listAgentPages(db, limit),
  };
}

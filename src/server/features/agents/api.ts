import { agentFilterSchema } from "#domain/agents/agent-schema.ts";
import { mapPage, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { agentSchema, presentAgent } from "./presenter.ts";

export const agentsApi = createRouter({ tag: "Agents" })
  .call({
    route: "GET /agents",
    summary: "Live agents, the most experienced first",
    query: agentFilterSchema,
    answer: page(agentSchema, "A page of agents"),
    run: async ({ app, query }) => mapPage(await app.agents.list(query), presentAgent),
  })
  .call({
    route: "GET /agents/{id}",
    summary: "One live agent",
    answer: ok(agentSchema, "The agent"),
    run: async ({ app, params: { id } }) => presentAgent(await app.agents.get(id)),
  });

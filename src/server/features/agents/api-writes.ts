import { z } from "@hono/zod-openapi";
import type { ManagedAgent } from "#domain/agents/agent.ts";
import {
  agentChangesSchema,
  agentInputSchema,
  managedAgentFilterSchema,
} from "#domain/agents/agent-schema.ts";
import { showingCurrent, versionFrom } from "#server/platform/http/access.ts";
import { done, hidden, json, mapPage, page, sender } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { managedAgentSchema, presentAgent } from "./presenter.ts";

const version = z.string().max(60).optional();
const send = sender(managedAgentSchema);

export const agentWritesApi = createRouter({ tag: "Agents", allow: "admin" })
  .call({
    route: "GET /admin/agents",
    summary: "Agents in any state (admin)",
    query: managedAgentFilterSchema,
    answer: page(managedAgentSchema, "A page of agents"),
    run: async ({ app, caller, query }) =>
      mapPage(await app.agents.listManaged(caller, query), presentAgent),
  })
  .call({
    route: "POST /agents",
    summary: "Add an agent (admin)",
    body: json(agentInputSchema, "The agent"),
    answer: done(managedAgentSchema, "As it is now", 201),
    errors: [409, 413],
    run: async ({ app, caller, body }) => {
      const agent = await app.agents.create(caller, body);
      return { message: "Agent created successfully", data: presentAgent(agent) };
    },
  })
  .call({
    route: "PUT /agents/{id}",
    summary: "Change or suspend an agent (admin)",
    body: json(agentChangesSchema.extend({ version }), "What changes"),
    answer: done(managedAgentSchema, "As it is now"),
    errors: [409, 413],
    run: async ({ app, caller, params: { id }, body, c }) => {
      const { version: seen, ...changes } = body;
      const agent = await showingCurrent(
        (current: ManagedAgent) => send(presentAgent(current)),
        () => app.agents.update(caller, id, changes, versionFrom(c, seen)),
      );
      return { message: "Agent updated successfully", data: presentAgent(agent) };
    },
  })
  .call({
    route: "DELETE /agents/{id}",
    summary: "Delete an agent (admin)",
    answer: hidden(),
    run: async ({ app, caller, params: { id } }) => {
      await app.agents.remove(caller, id);
      return { message: "Agent deleted successfully", data: { id } };
    },
  })
  .call({
    route: "POST /agents/{id}/restore",
    summary: "Take a deletion back (admin)",
    answer: done(managedAgentSchema, "As it is now"),
    errors: [409],
    run: async ({ app, caller, params: { id } }) => {
      const agent = await app.agents.restore(caller, id);
      return { message: "Agent restored", data: presentAgent(agent) };
    },
  });

import { createRoute, z } from "@hono/zod-openapi";
import {
  agentChangesSchema,
  agentInputSchema,
  managedAgentFilterSchema,
} from "#domain/agents/agent-schema.ts";
import { allow, callerOf, showingCurrent, versionFrom } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  hiddenResponse,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";
import { managedAgentSchema, presentManagedAgent } from "./presenter.ts";

const common = { tags: ["Agents"], middleware: allow("admin") };
const params = z.object({ id: z.string() });
const version = z.string().max(60).optional();
const changed = json(doneSchema(managedAgentSchema), "As it is now");

const list = createRoute({
  ...common,
  method: "get",
  path: "/admin/agents",
  summary: "Agents in any state (admin)",
  request: { query: managedAgentFilterSchema },
  responses: {
    200: json(pageSchema(managedAgentSchema), "A page of agents"),
    ...errorResponses(401, 403, 422),
  },
});

const create = createRoute({
  ...common,
  method: "post",
  path: "/agents",
  summary: "Add an agent (admin)",
  request: { body: { ...json(agentInputSchema, "The agent"), required: true } },
  responses: { 201: changed, ...errorResponses(400, 401, 403, 409, 413, 422) },
});

const update = createRoute({
  ...common,
  method: "put",
  path: "/agents/{id}",
  summary: "Change or suspend an agent (admin)",
  request: {
    params,
    body: { ...json(agentChangesSchema.extend({ version }), "What changes"), required: true },
  },
  responses: { 200: changed, ...errorResponses(400, 401, 403, 404, 409, 413, 422) },
});

const remove = createRoute({
  ...common,
  method: "delete",
  path: "/agents/{id}",
  summary: "Delete an agent (admin)",
  request: { params },
  responses: {
    200: hiddenResponse(),
    ...errorResponses(401, 403, 404),
  },
});

const restore = createRoute({
  ...common,
  method: "post",
  path: "/agents/{id}/restore",
  summary: "Take a deletion back (admin)",
  request: { params },
  responses: { 200: changed, ...errorResponses(401, 403, 404, 409) },
});

export const agentWritesApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.agents.listManaged(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, presentManagedAgent), 200);
  })
  .openapi(create, async (c) => {
    const agent = await c.var.app.agents.create(callerOf(c), c.req.valid("json"));
    return c.json(done("Agent created successfully", presentManagedAgent(agent)), 201);
  })
  .openapi(update, async (c) => {
    const { version: seen, ...changes } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const agent = await showingCurrent(presentManagedAgent, () =>
      c.var.app.agents.update(callerOf(c), id, changes, versionFrom(c, seen)),
    );
    return c.json(done("Agent updated successfully", presentManagedAgent(agent)), 200);
  })
  .openapi(remove, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.agents.remove(callerOf(c), id);
    return c.json(done("Agent deleted successfully", { _id: id }), 200);
  })
  .openapi(restore, async (c) => {
    const agent = await c.var.app.agents.restore(callerOf(c), c.req.valid("param").id);
    return c.json(done("Agent restored", presentManagedAgent(agent)), 200);
  });

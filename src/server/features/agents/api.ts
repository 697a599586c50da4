import { createRoute, z } from "@hono/zod-openapi";
import { agentFilterSchema } from "#domain/agents/agent-schema.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { agentSchema, presentAgent } from "./presenter.ts";

const list = createRoute({
  method: "get",
  path: "/agents",
  tags: ["Agents"],
  summary: "Live agents, the most experienced first",
  request: { query: agentFilterSchema },
  responses: { 200: json(pageSchema(agentSchema), "A page of agents"), ...errorResponses(422) },
});

const read = createRoute({
  method: "get",
  path: "/agents/{id}",
  tags: ["Agents"],
  summary: "One live agent",
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(okSchema(agentSchema), "The agent"), ...errorResponses(404) },
});

export const agentsApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.agents.list(c.req.valid("query"));
    return c.json(okPage(page, presentAgent), 200);
  })
  .openapi(read, async (c) => {
    return c.json(ok(presentAgent(await c.var.app.agents.get(c.req.valid("param").id))), 200);
  });

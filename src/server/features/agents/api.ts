import { createRoute, z } from "@hono/zod-openapi";
import type { Agent } from "#domain/agent.ts";
import { agentFilterSchema } from "#domain/agent-schema.ts";
import { pictureUrl } from "#domain/picture.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/http/router.ts";

const agentSchema = z
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
    return c.json(okPage(page, present), 200);
  })
  .openapi(read, async (c) => {
    return c.json(ok(present(await c.var.app.agents.get(c.req.valid("param").id))), 200);
  });

/** What leaves the server, field by field. */
function present(agent: Agent): z.output<typeof agentSchema> {
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

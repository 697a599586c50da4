import { z } from "@hono/zod-openapi";
import { numbersFilterSchema, pageViewSchema } from "#domain/analytics/page-view-schema.ts";
import { VIEW_SOURCES } from "#domain/shared/view-source.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const numbers = {
  views: z.number().int(),
  saves: z.number().int(),
  contacts: z.number().int(),
};

const numbersSchema = z
  .object({
    total: z.object(numbers),
    before: z.object(numbers).openapi({ description: "Of as many days before" }),
    byDay: z.array(z.object({ day: z.string(), ...numbers })),
    byListing: z.array(z.object({ _id: z.string(), title: z.string(), ...numbers })),
    bySource: z.array(z.object({ source: z.enum(VIEW_SOURCES), ...numbers })),
  })
  .openapi("ListingNumbers");

export const pageViewsApi = createRouter({ tag: "Numbers" })
  .call({
    route: "POST /visits",
    summary: "Count a look at a home; nothing about the visitor is kept",
    body: json(pageViewSchema, "Which home"),
    answer: ok(z.object({}), "Taken", 202),
    errors: [429],
    run: async ({ app, actor, address, body, c }) => {
      const userAgent = c.req.header("user-agent");
      await app.visits.count(body, { actor, address, userAgent });
      return {};
    },
  })
  .call({
    route: "GET /analytics",
    allow: ["company", "seller"],
    summary: "Views, saves and contacts of one's company's, or of a seller's own, listings",
    query: numbersFilterSchema,
    answer: ok(numbersSchema, "By day, listing and source"),
    run: ({ app, actor, query }) => app.visits.getNumbers(actor, query),
  });

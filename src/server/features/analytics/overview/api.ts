import { z } from "@hono/zod-openapi";
import { ACTIVE_DAYS } from "#domain/analytics/overview.ts";
import { ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const count = z.number().int();

const overviewSchema = z
  .object({
    companies: count,
    properties: count,
    requirements: count,
    activeUsers: count.openapi({
      description: `Accounts in use and phone numbers that sent a requirement, in ${ACTIVE_DAYS} days`,
    }),
    waiting: z.object({
      requirements: count,
      properties: count,
      edits: count,
      companies: count,
      reports: count,
      reviews: count,
      proofs: count,
      leads: count,
      inquiries: count,
      messages: count,
    }),
    queue: count.openapi({ description: "All that the review queue holds" }),
  })
  .openapi("Overview");

export const overviewApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/overview",
    summary: "How much there is, and what waits for somebody (admin)",
    answer: ok(overviewSchema, "The numbers"),
    run: ({ app, caller }) => app.overview.get(caller),
  })
  .call({
    route: "GET /admin/newest",
    summary: "Whether anything is new, for a console that is open (admin)",
    answer: ok(z.object({ newest: z.string() }), "Another text once anything is new"),
    run: async ({ app, caller }) => ({ newest: await app.overview.getNewest(caller) }),
  });

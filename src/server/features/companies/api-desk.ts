import { createRoute, z } from "@hono/zod-openapi";
import { LANGUAGES } from "#domain/language.ts";
import { listingVerdictSchema } from "#domain/verdict-schema.ts";
import { allow, callerOf, showingCurrent } from "#server/http/gate.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okSchema,
} from "#server/http/router.ts";
import { managedCompanySchema, presentManaged } from "./presenter.ts";

const middleware = allow("admin");
const params = z.object({ id: z.string() });

const waitingSchema = z
  .object({
    company: managedCompanySchema,
    reader: z
      .object({ name: z.string(), language: z.enum(LANGUAGES) })
      .openapi({ description: "Who hears of the decision first" }),
    givenRera: z.string().nullable().openapi({ description: "Given by a member, not checked yet" }),
  })
  .openapi("WaitingCompany");

const read = createRoute({
  method: "get",
  path: "/admin/queue/companies/{id}",
  tags: ["Admin"],
  summary: "A company that waits, and who hears of the decision (admin)",
  middleware,
  request: { params },
  responses: {
    200: json(okSchema(waitingSchema), "The company"),
    ...errorResponses(401, 403, 404),
  },
});

const decide = createRoute({
  method: "post",
  path: "/admin/queue/companies/{id}/decision",
  tags: ["Admin"],
  summary: "Approve a new company, ask for a change or reject it; it hears so by mail (admin)",
  middleware,
  request: {
    params,
    body: { ...json(listingVerdictSchema, "The verdict"), required: true },
  },
  responses: {
    200: json(doneSchema(managedCompanySchema), "As it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const DONE = {
  approve: "Company approved",
  change: "Sent back for a change",
  reject: "Company rejected",
};

export const companyDeskApi = createRouter()
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const { company, reader, givenRera } = await c.var.app.companies.getWaiting(callerOf(c), id);
    const { name, language } = reader;
    return c.json(
      ok({ company: presentManaged(company), reader: { name, language }, givenRera }),
      200,
    );
  })
  .openapi(decide, async (c) => {
    const given = c.req.valid("json");
    const company = await showingCurrent(presentManaged, () =>
      c.var.app.companies.decide(callerOf(c), c.req.valid("param").id, given),
    );
    return c.json(done(DONE[given.verdict], presentManaged(company)), 200);
  });

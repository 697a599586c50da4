import { createRoute, z } from "@hono/zod-openapi";
import { companyStartSchema } from "#domain/companies/company-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
} from "#server/platform/http/router.ts";

const start = createRoute({
  method: "post",
  path: "/company",
  tags: ["Companies"],
  summary: "Begin one's own company, which then waits for verification",
  middleware: allow("company"),
  request: { body: { ...json(companyStartSchema, "The company"), required: true } },
  responses: {
    201: json(doneSchema(z.object({ _id: z.string() })), "Waiting for an admin"),
    ...errorResponses(400, 401, 403, 409, 422),
  },
});

export const ownCompanyApi = createRouter().openapi(start, async (c) => {
  const id = await c.var.app.companies.start(callerOf(c), c.req.valid("json"));
  return c.json(done("Company created successfully", { _id: id }), 201);
});

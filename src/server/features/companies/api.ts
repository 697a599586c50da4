import { createRoute, z } from "@hono/zod-openapi";
import {
  companyFilterSchema,
  managedCompanyFilterSchema,
} from "#domain/companies/company-schema.ts";
import { canSeeCompany } from "#domain/companies/policy.ts";
import { allow } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { companySchema, managedCompanySchema, present, presentManaged } from "./presenter.ts";

const list = createRoute({
  method: "get",
  path: "/companies",
  tags: ["Companies"],
  summary: "Live companies, featured ones first",
  request: { query: companyFilterSchema },
  responses: {
    200: json(pageSchema(companySchema), "A page of companies"),
    ...errorResponses(422),
  },
});

const read = createRoute({
  method: "get",
  path: "/companies/{id}",
  tags: ["Companies"],
  summary: "One live company; one in any state, with that state, for those who run it",
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(okSchema(z.union([managedCompanySchema, companySchema])), "The company"),
    ...errorResponses(404),
  },
});

const listManaged = createRoute({
  method: "get",
  path: "/admin/companies",
  tags: ["Admin"],
  summary: "Companies in any state, newest first (admin)",
  middleware: allow("admin"),
  request: { query: managedCompanyFilterSchema },
  responses: {
    200: json(pageSchema(managedCompanySchema), "A page of companies"),
    ...errorResponses(401, 403, 422),
  },
});

export const companiesApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.companies.list(c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const { actor, app } = c.var;
    return canSeeCompany(actor, id)
      ? c.json(ok(presentManaged(await app.companies.getManaged(actor, id))), 200)
      : c.json(ok(present(await app.companies.get(id))), 200);
  })
  .openapi(listManaged, async (c) => {
    const page = await c.var.app.companies.listManaged(c.req.valid("query"));
    return c.json(okPage(page, presentManaged), 200);
  });

import { z } from "@hono/zod-openapi";
import {
  companyFilterSchema,
  managedCompanyFilterSchema,
} from "#domain/companies/company-schema.ts";
import { canSeeCompany } from "#domain/companies/policy.ts";
import { mapPage, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import {
  companySchema,
  managedCompanySchema,
  present,
  presentManaged,
  presentPublic,
} from "./presenter.ts";

export const companiesApi = createRouter({ tag: "Companies" })
  .call({
    route: "GET /companies",
    summary: "Live companies, featured ones first",
    query: companyFilterSchema,
    answer: page(companySchema, "A page of companies"),
    run: async ({ app, query }) => mapPage(await app.companies.list(query), present),
  })
  .call({
    route: "GET /companies/{id}",
    summary: "One live company; one in any state, with that state, for those who run it",
    answer: ok(z.union([managedCompanySchema, companySchema]), "The company"),
    run: async ({ app, actor, params: { id } }) =>
      canSeeCompany(actor, id)
        ? presentManaged(await app.companies.getManaged(actor, id))
        : presentPublic(await app.companies.get(id)),
  })
  .call({
    route: "GET /admin/companies",
    tag: "Admin",
    allow: "admin",
    summary: "Companies in any state, newest first (admin)",
    query: managedCompanyFilterSchema,
    answer: page(managedCompanySchema, "A page of companies"),
    run: async ({ app, query }) => mapPage(await app.companies.listManaged(query), present),
  });

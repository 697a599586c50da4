import { z } from "@hono/zod-openapi";
import { companyFieldsSchema, companyRulingsSchema } from "#domain/companies/company-schema.ts";
import { flag } from "#domain/shared/list-schema.ts";
import {
  idFrom,
  ifMatchSchema,
  namedSchema,
  showingCurrent,
  versionFrom,
} from "#server/platform/http/access.ts";
import { done, hidden, json } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { managedCompanySchema, present, presentManaged } from "./presenter.ts";

const input = companyFieldsSchema.extend(companyRulingsSchema.partial().shape);

export const companyWritesApi = createRouter({ tag: "Companies", allow: "admin" })
  .call({
    route: "POST /companies",
    summary: "Add a company (admin)",
    body: json(input, "The company"),
    answer: done(managedCompanySchema, "As it is now", 201),
    errors: [409, 413],
    run: async ({ app, actor, caller, body }) => {
      const id = await app.companies.create(caller, body);
      const company = await app.companies.getManaged(actor, id);
      return { message: "Company created successfully", data: present(company) };
    },
  })
  .call({
    route: ["PUT /companies", "PUT /companies/{id}"],
    allow: ["admin", "company"],
    summary: "Change a company (admin; a member its own)",
    headers: ifMatchSchema,
    query: z.object({ id: z.string().optional() }),
    body: json(input.partial().extend(namedSchema.shape), "Its id and the fields to change"),
    answer: done(managedCompanySchema, "As it is now"),
    errors: [404, 409, 413],
    run: async ({ app, actor, caller, params, query, body, c }) => {
      const id = idFrom(params, query, body);
      const { id: _, _id: __, version, ...fields } = body;
      await showingCurrent(presentManaged, () =>
        app.companies.update(caller, id, fields, versionFrom(c, version)),
      );
      const company = await app.companies.getManaged(actor, id);
      return { message: "Company updated successfully", data: present(company) };
    },
  })
  .call({
    route: ["DELETE /companies", "DELETE /companies/{id}"],
    summary: "Delete a company (admin); with properties only when asked to",
    headers: ifMatchSchema,
    query: z.object({ id: z.string().max(200).optional(), withProperties: flag.optional() }),
    body: { ...json(namedSchema, "Its id"), required: false },
    answer: hidden(),
    errors: [404, 409],
    run: async ({ app, caller, params, query, body, c }) => {
      const id = idFrom(params, query, body);
      const { withProperties = false } = query;
      const how = { withProperties, version: versionFrom(c, body.version) };
      await showingCurrent(presentManaged, () => app.companies.remove(caller, id, how));
      return { message: "Company deleted successfully", data: { id } };
    },
  })
  .call({
    route: "POST /companies/{id}/restore",
    summary: "Take a deletion back, with the listings that went along (admin)",
    answer: done(managedCompanySchema, "As it is now"),
    errors: [409],
    run: async ({ app, actor, caller, params: { id } }) => {
      await app.companies.restore(caller, id);
      const company = await app.companies.getManaged(actor, id);
      return { message: "Company restored", data: present(company) };
    },
  });

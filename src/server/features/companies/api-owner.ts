import { z } from "@hono/zod-openapi";
import { companyStartSchema } from "#domain/companies/company-schema.ts";
import { done, json } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

export const ownCompanyApi = createRouter({ tag: "Companies", allow: "company" }).call({
  route: "POST /company",
  summary: "Begin one's own company, which then waits for verification",
  body: json(companyStartSchema, "The company"),
  answer: done(z.object({ _id: z.string() }), "Waiting for an admin", 201),
  errors: [409],
  run: async ({ app, caller, body }) => {
    const id = await app.companies.start(caller, body);
    return { message: "Company created successfully", data: { id } };
  },
});

import { createRoute, z } from "@hono/zod-openapi";
import type { Company } from "#domain/company.ts";
import { companyFilterSchema } from "#domain/company-schema.ts";
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

const companySchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    location: z.string(),
    contact: z.string(),
    email: z.string(),
    logoUrl: z.string().nullable(),
    whatsappNumber: z.string().nullable(),
    isVerified: z.boolean(),
    verifiedAt: z.string().nullable(),
    reraNumber: z.string().nullable(),
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
    propertyCount: z.number().int(),
  })
  .openapi("Company");

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
  summary: "One live company",
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(okSchema(companySchema), "The company"), ...errorResponses(404) },
});

export const companiesApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.companies.list(c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(read, async (c) => {
    return c.json(ok(present(await c.var.app.companies.get(c.req.valid("param").id))), 200);
  });

/** What leaves the server, field by field. */
function present(company: Company): z.output<typeof companySchema> {
  return {
    _id: company.id,
    name: company.name,
    description: company.description,
    location: company.location,
    contact: company.contact,
    email: company.email,
    logoUrl: company.logo && pictureUrl(company.logo.id, 320, "webp"),
    whatsappNumber: company.whatsappNumber,
    isVerified: company.verifiedAt !== null,
    verifiedAt: company.verifiedAt,
    reraNumber: company.reraNumber,
    rating: company.rating,
    reviewCount: company.reviewCount,
    propertyCount: company.propertyCount,
  };
}

import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { companyFieldsSchema, companyRulingsSchema } from "#domain/companies/company-schema.ts";
import { flag } from "#domain/shared/list-schema.ts";
import {
  allow,
  callerOf,
  idFrom,
  showingCurrent,
  versionFrom,
} from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  type HttpEnv,
  hiddenResponse,
  json,
} from "#server/platform/http/router.ts";
import { managedCompanySchema, presentManaged } from "./presenter.ts";

const admin = allow("admin");
const memberOrAdmin = allow("admin", "company");

const input = companyFieldsSchema.extend(companyRulingsSchema.partial().shape);
const named = z.object({
  id: z.string().max(200).optional(),
  _id: z.string().max(200).optional(),
  version: z.string().max(60).optional().openapi({ description: "The updatedAt that was seen" }),
});
const changes = input.partial().extend(named.shape);
const byId = z.object({ id: z.string() });
const ifMatch = z.object({
  "if-match": z.string().max(100).optional().openapi({ description: "The version that was seen" }),
});
const removal = z.object({ id: z.string().max(200).optional(), withProperties: flag.optional() });
const changed = json(doneSchema(managedCompanySchema), "As it is now");
const gone = hiddenResponse();

const common = { tags: ["Companies"] };

const create = createRoute({
  ...common,
  method: "post",
  path: "/companies",
  summary: "Add a company (admin)",
  middleware: admin,
  request: { body: { ...json(input, "The company"), required: true } },
  responses: { 201: changed, ...errorResponses(400, 401, 403, 409, 413, 422) },
});

const update = createRoute({
  ...common,
  method: "put",
  path: "/companies",
  summary: "Change a company (admin; a member its own)",
  middleware: memberOrAdmin,
  request: {
    headers: ifMatch,
    query: byId.partial(),
    body: { ...json(changes, "Its id and the fields to change"), required: true },
  },
  responses: { 200: changed, ...errorResponses(400, 401, 403, 404, 409, 413, 422) },
});

const updateOne = createRoute({
  ...update,
  path: "/companies/{id}",
  request: { ...update.request, params: byId },
});

const remove = createRoute({
  ...common,
  method: "delete",
  path: "/companies",
  summary: "Delete a company (admin); with properties only when asked to",
  middleware: admin,
  request: {
    headers: ifMatch,
    query: removal,
    body: { ...json(named, "Its id"), required: false },
  },
  responses: { 200: gone, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

const removeOne = createRoute({
  ...remove,
  path: "/companies/{id}",
  request: { ...remove.request, params: byId },
});

const restore = createRoute({
  ...common,
  method: "post",
  path: "/companies/{id}/restore",
  summary: "Take a deletion back, with the listings that went along (admin)",
  middleware: admin,
  request: { params: byId },
  responses: { 200: changed, ...errorResponses(401, 403, 404, 409) },
});

export const companyWritesApi = createRouter()
  .openapi(create, async (c) => {
    const { app, actor } = c.var;
    const id = await app.companies.create(callerOf(c), c.req.valid("json"));
    const company = presentManaged(await app.companies.getManaged(actor, id));
    return c.json(done("Company created successfully", company), 201);
  })
  .openapi(update, async (c) => {
    const body = c.req.valid("json");
    return c.json(await change(c, idFrom(c.req.valid("query"), body), body), 200);
  })
  .openapi(updateOne, async (c) => {
    return c.json(await change(c, c.req.valid("param").id, c.req.valid("json")), 200);
  })
  .openapi(remove, async (c) => {
    const body = c.req.valid("json");
    const query = c.req.valid("query");
    return c.json(await discard(c, idFrom(query, body), { ...query, ...body }), 200);
  })
  .openapi(removeOne, async (c) => {
    const given = { ...c.req.valid("query"), ...c.req.valid("json") };
    return c.json(await discard(c, c.req.valid("param").id, given), 200);
  })
  .openapi(restore, async (c) => {
    const { app, actor } = c.var;
    const { id } = c.req.valid("param");
    await app.companies.restore(callerOf(c), id);
    const company = presentManaged(await app.companies.getManaged(actor, id));
    return c.json(done("Company restored", company), 200);
  });

async function change(c: Context<HttpEnv>, id: string, body: z.output<typeof changes>) {
  const { id: _, _id: __, version, ...fields } = body;
  const { app, actor } = c.var;
  const seen = versionFrom(c, version);
  await showingCurrent(presentManaged, () => app.companies.update(callerOf(c), id, fields, seen));
  const company = presentManaged(await app.companies.getManaged(actor, id));
  return done("Company updated successfully", company);
}

type Removal = { withProperties?: boolean | undefined; version?: string | undefined };

async function discard(c: Context<HttpEnv>, id: string, given: Removal) {
  const { withProperties = false, version } = given;
  const how = { withProperties, version: versionFrom(c, version) };
  await showingCurrent(presentManaged, () => c.var.app.companies.remove(callerOf(c), id, how));
  return done("Company deleted successfully", { _id: id });
}

import { createRoute } from "@hono/zod-openapi";
import { siteChangesSchema, siteSettingsSchema } from "#domain/site-schema.ts";
import { allow, callerOf } from "#server/http/gate.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/http/router.ts";

const middleware = allow("admin");
const settings = json(okSchema(siteSettingsSchema), "As they are now");

const read = createRoute({
  method: "get",
  path: "/admin/settings",
  tags: ["Admin"],
  summary: "What the operator has set (admin)",
  middleware,
  responses: { 200: settings, ...errorResponses(401, 403) },
});

const update = createRoute({
  method: "patch",
  path: "/admin/settings",
  tags: ["Admin"],
  summary: "Change settings (admin); each is given whole, those not given stay",
  middleware,
  request: { body: { ...json(siteChangesSchema, "What changes"), required: true } },
  responses: { 200: settings, ...errorResponses(400, 401, 403, 422) },
});

export const siteApi = createRouter()
  .openapi(read, async (c) => c.json(ok(await c.var.app.site.settings()), 200))
  .openapi(update, async (c) => {
    return c.json(ok(await c.var.app.site.update(callerOf(c), c.req.valid("json"))), 200);
  });

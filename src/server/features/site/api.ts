import { createRoute, z } from "@hono/zod-openapi";
import { siteChangesSchema, siteSettingsSchema } from "#domain/site/site-schema.ts";
import { allow, callerOf, versionFrom } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const middleware = allow("admin");
const shown = siteSettingsSchema.extend({
  updatedAt: z.string().openapi({ description: "The version of all of them together" }),
});
const changes = siteChangesSchema.extend({
  version: z.string().max(60).optional().openapi({ description: "The updatedAt that was seen" }),
});
const settings = json(okSchema(shown), "As they are now");

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
  request: { body: { ...json(changes, "What changes"), required: true } },
  responses: { 200: settings, ...errorResponses(400, 401, 403, 409, 422) },
});

export const siteApi = createRouter()
  .openapi(read, async (c) => c.json(ok(await c.var.app.site.get(callerOf(c))), 200))
  .openapi(update, async (c) => {
    const { version, ...wanted } = c.req.valid("json");
    const seen = versionFrom(c, version);
    return c.json(ok(await c.var.app.site.update(callerOf(c), wanted, seen)), 200);
  });

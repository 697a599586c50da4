import { createRoute, z } from "@hono/zod-openapi";
import {
  adminViewKeySchema,
  adminViewSchema,
  adminViewsSchema,
} from "#domain/moderation/admin-view-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const common = { tags: ["Admin"], middleware: allow("admin") };
const all = json(
  okSchema(z.array(adminViewSchema.openapi("AdminView"))),
  "All views there are now",
);

const list = createRoute({
  ...common,
  method: "get",
  path: "/admin/views",
  summary: "One's own saved views of the console's lists (admin)",
  responses: { 200: all, ...errorResponses(401, 403) },
});

const save = createRoute({
  ...common,
  method: "put",
  path: "/admin/views",
  summary: "Keep a view, in place of one of the same name (admin)",
  request: { body: { ...json(adminViewSchema, "The view"), required: true } },
  responses: { 200: all, ...errorResponses(400, 401, 403, 413, 422) },
});

const merge = createRoute({
  ...common,
  method: "post",
  path: "/admin/views/merge",
  summary: "Take over the views that a browser kept; those of the same name stay (admin)",
  request: { body: { ...json(adminViewsSchema, "The views"), required: true } },
  responses: { 200: all, ...errorResponses(400, 401, 403, 413, 422) },
});

const remove = createRoute({
  ...common,
  method: "delete",
  path: "/admin/views",
  summary: "Forget a view (admin)",
  request: { query: adminViewKeySchema },
  responses: { 200: all, ...errorResponses(401, 403, 422) },
});

export const viewsApi = createRouter()
  .openapi(list, async (c) => c.json(ok(await c.var.app.views.list(callerOf(c))), 200))
  .openapi(save, async (c) => {
    return c.json(ok(await c.var.app.views.save(callerOf(c), c.req.valid("json"))), 200);
  })
  .openapi(merge, async (c) => {
    const { views } = c.req.valid("json");
    return c.json(ok(await c.var.app.views.merge(callerOf(c), views)), 200);
  })
  .openapi(remove, async (c) => {
    return c.json(ok(await c.var.app.views.remove(callerOf(c), c.req.valid("query"))), 200);
  });

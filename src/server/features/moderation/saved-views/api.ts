import { z } from "@hono/zod-openapi";
import {
  adminViewKeySchema,
  adminViewSchema,
  adminViewsSchema,
} from "#domain/moderation/admin-view-schema.ts";
import { json, named, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const answer = ok(z.array(named(adminViewSchema, "AdminView")), "All views there are now");

export const viewsApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/views",
    summary: "One's own saved views of the console's lists (admin)",
    answer,
    run: ({ app, caller }) => app.views.list(caller),
  })
  .call({
    route: "PUT /admin/views",
    summary: "Keep a view, in place of one of the same name (admin)",
    body: json(adminViewSchema, "The view"),
    answer,
    errors: [413],
    run: ({ app, caller, body }) => app.views.save(caller, body),
  })
  .call({
    route: "POST /admin/views/merge",
    summary: "Take over the views that a browser kept; those of the same name stay (admin)",
    body: json(adminViewsSchema, "The views"),
    answer,
    errors: [413],
    run: ({ app, caller, body }) => app.views.merge(caller, body.views),
  })
  .call({
    route: "DELETE /admin/views",
    summary: "Forget a view (admin)",
    query: adminViewKeySchema,
    answer,
    run: ({ app, caller, query }) => app.views.remove(caller, query),
  });

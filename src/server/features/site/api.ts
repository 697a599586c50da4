import { z } from "@hono/zod-openapi";
import { siteChangesSchema, siteSettingsSchema } from "#domain/site/site-schema.ts";
import { versionFrom } from "#server/platform/http/access.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const shown = siteSettingsSchema.extend({
  updatedAt: z.string().openapi({ description: "The version of all of them together" }),
});
const changes = siteChangesSchema.extend({
  version: z.string().max(60).optional().openapi({ description: "The updatedAt that was seen" }),
});
const answer = ok(shown, "As they are now");

export const siteApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/settings",
    summary: "What the operator has set (admin)",
    answer,
    run: ({ app, caller }) => app.site.get(caller),
  })
  .call({
    route: "PATCH /admin/settings",
    summary: "Change settings (admin); each is given whole, those not given stay",
    body: json(changes, "What changes"),
    answer,
    errors: [409],
    run: ({ app, caller, body: { version, ...wanted }, c }) =>
      app.site.update(caller, wanted, versionFrom(c, version)),
  });

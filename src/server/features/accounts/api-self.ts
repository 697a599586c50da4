/** The user's own account. */

import { createRoute, z } from "@hono/zod-openapi";
import { deletionSchema, passwordChangeSchema } from "#domain/accounts/account-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okSchema,
} from "#server/platform/http/router.ts";

const tags = ["Accounts"];
const nothing = doneSchema(z.object({}));

const exportData = createRoute({
  method: "get",
  path: "/auth/export",
  tags,
  summary: "All that is stored about oneself, to keep",
  middleware: allow(),
  responses: {
    200: json(okSchema(z.looseObject({})), "As a file"),
    ...errorResponses(401),
  },
});

const changePassword = createRoute({
  method: "post",
  path: "/auth/change-password",
  tags,
  summary: "Change one's password; every other session ends",
  middleware: allow(),
  request: {
    body: { ...json(passwordChangeSchema, "The present and the new one"), required: true },
  },
  responses: { 200: json(nothing, "Changed"), ...errorResponses(400, 401, 422, 429) },
});

const deleteAccount = createRoute({
  method: "post",
  path: "/auth/delete-user",
  tags,
  summary: "Ask for one's account to be deleted, in 30 days",
  middleware: allow("buyer", "seller", "company", "affiliate"),
  request: { body: { ...json(deletionSchema, "The password, if there is one"), required: true } },
  responses: { 200: json(nothing, "It will be"), ...errorResponses(400, 401, 403, 409, 422, 429) },
});

const retainAccount = createRoute({
  method: "post",
  path: "/auth/keep-user",
  tags,
  summary: "Think again, and keep the account",
  middleware: allow(),
  responses: { 200: json(nothing, "Kept"), ...errorResponses(401) },
});

export const selfApi = createRouter()
  .openapi(exportData, async (c) => {
    const data = await c.var.app.self.export(callerOf(c));
    c.header("Content-Disposition", 'attachment; filename="my-data.json"');
    return c.json(ok(data), 200);
  })
  .openapi(changePassword, async (c) => {
    await c.var.app.self.changePassword(callerOf(c), c.req.valid("json"));
    return c.json(done("The password is changed", {}), 200);
  })
  .openapi(deleteAccount, async (c) => {
    await c.var.app.self.requestDeletion(callerOf(c), c.req.valid("json").current);
    return c.json(done("The account will be deleted in 30 days", {}), 200);
  })
  .openapi(retainAccount, async (c) => {
    await c.var.app.self.keep(callerOf(c));
    return c.json(done("The account stays", {}), 200);
  });

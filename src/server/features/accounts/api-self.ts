/** The user's own account. */

import { z } from "@hono/zod-openapi";
import { deletionSchema, passwordChangeSchema } from "#domain/accounts/account-schema.ts";
import { done, json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const nothing = z.object({});

export const selfApi = createRouter({ tag: "Accounts", allow: "user" })
  .call({
    route: "GET /auth/export",
    summary: "All that is stored about oneself, to keep",
    answer: ok(z.looseObject({}), "As a file"),
    run: ({ app, caller, c }) => {
      c.header("Content-Disposition", 'attachment; filename="my-data.json"');
      return app.self.export(caller);
    },
  })
  .call({
    route: "POST /auth/change-password",
    summary: "Change one's password; every other session ends",
    body: json(passwordChangeSchema, "The present and the new one"),
    answer: done(nothing, "Changed"),
    errors: [429],
    run: async ({ app, caller, body }) => {
      await app.self.changePassword(caller, body);
      return { message: "The password is changed", data: {} };
    },
  })
  .call({
    route: "POST /auth/delete-user",
    allow: ["buyer", "seller", "company", "affiliate"],
    summary: "Ask for one's account to be deleted, in 30 days",
    body: json(deletionSchema, "The password, if there is one"),
    answer: done(nothing, "It will be"),
    errors: [409, 429],
    run: async ({ app, caller, body }) => {
      await app.self.requestDeletion(caller, body.current);
      return { message: "The account will be deleted in 30 days", data: {} };
    },
  })
  .call({
    route: "POST /auth/keep-user",
    summary: "Think again, and keep the account",
    answer: done(nothing, "Kept"),
    run: async ({ app, caller }) => {
      await app.self.keep(caller);
      return { message: "The account stays", data: {} };
    },
  });

import { z } from "@hono/zod-openapi";
import {
  endedAnswerSchema,
  userAnswerSchema,
  userWithSessionsAnswerSchema,
} from "#domain/accounts/answer-schema.ts";
import { userChangesSchema, userFilterSchema } from "#domain/accounts/user-schema.ts";
import { json, named, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const userSchema = named(userAnswerSchema, "User");
const userWithSessionsSchema = named(userWithSessionsAnswerSchema, "UserWithSessions");

export const usersApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "POST /admin/users/{id}/view",
    summary: "Look at somebody's desk as they see it, for 15 minutes (admin); off by default",
    description:
      "Sets a cookie with which pages and calls answer as they would to that person; whatever would change something is refused. The audit log says who looked.",
    answer: ok(z.object({ path: z.string() }), "Where the desk is"),
    errors: [409],
    run: async ({ app, caller, params: { id }, c }) => {
      c.header("Set-Cookie", await app.users.startView(caller, id), { append: true });
      return { path: "/dashboard" };
    },
  })
  .call({
    route: "GET /admin/users",
    summary: "People with an account (admin)",
    query: userFilterSchema,
    answer: page(userSchema, "A page of people"),
    run: ({ app, caller, query }) => app.users.list(caller, query),
  })
  .call({
    route: "GET /admin/users/{id}",
    summary: "Somebody with an account, and where they are signed in (admin)",
    answer: ok(userWithSessionsSchema, "The account; sessions latest first"),
    run: ({ app, caller, params: { id } }) => app.users.get(caller, id),
  })
  .call({
    route: "PATCH /admin/users/{id}",
    summary: "Change a role, suspend or reinstate (admin); nobody becomes admin here",
    body: json(userChangesSchema, "What changes"),
    answer: ok(userSchema, "As they are now"),
    errors: [409],
    run: ({ app, caller, params: { id }, body }) => app.users.update(caller, id, body),
  })
  .call({
    route: "DELETE /admin/users/{id}/sessions",
    summary: "End all sessions of somebody (admin)",
    answer: ok(endedAnswerSchema, "How many ended"),
    run: async ({ app, caller, params: { id } }) => ({
      ended: await app.users.endSessions(caller, id),
    }),
  });

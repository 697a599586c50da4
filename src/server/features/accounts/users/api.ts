import { createRoute, z } from "@hono/zod-openapi";
import type { Account, AccountSession } from "#domain/accounts/account.ts";
import {
  endedAnswerSchema,
  userAnswerSchema,
  userWithSessionsAnswerSchema,
} from "#domain/accounts/answer-schema.ts";
import { userChangesSchema, userFilterSchema } from "#domain/accounts/user-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";

const middleware = allow("admin");
const byId = z.object({ id: z.string() });

const userSchema = userAnswerSchema.openapi("User");

const userWithSessionsSchema = userWithSessionsAnswerSchema.openapi("UserWithSessions");

const list = createRoute({
  method: "get",
  path: "/admin/users",
  tags: ["Admin"],
  summary: "People with an account (admin)",
  middleware,
  request: { query: userFilterSchema },
  responses: {
    200: json(pageSchema(userSchema), "A page of people"),
    ...errorResponses(401, 403, 422),
  },
});

const get = createRoute({
  method: "get",
  path: "/admin/users/{id}",
  tags: ["Admin"],
  summary: "Somebody with an account, and where they are signed in (admin)",
  middleware,
  request: { params: byId },
  responses: {
    200: json(okSchema(userWithSessionsSchema), "The account; sessions latest first"),
    ...errorResponses(401, 403, 404),
  },
});

const update = createRoute({
  method: "patch",
  path: "/admin/users/{id}",
  tags: ["Admin"],
  summary: "Change a role, suspend or reinstate (admin); nobody becomes admin here",
  middleware,
  request: { params: byId, body: { ...json(userChangesSchema, "What changes"), required: true } },
  responses: {
    200: json(okSchema(userSchema), "As they are now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const endSessions = createRoute({
  method: "delete",
  path: "/admin/users/{id}/sessions",
  tags: ["Admin"],
  summary: "End all sessions of somebody (admin)",
  middleware,
  request: { params: byId },
  responses: {
    200: json(okSchema(endedAnswerSchema), "How many ended"),
    ...errorResponses(401, 403, 404),
  },
});

const view = createRoute({
  method: "post",
  path: "/admin/users/{id}/view",
  tags: ["Admin"],
  summary: "Look at somebody's desk as they see it, for 15 minutes (admin); off by default",
  description:
    "Sets a cookie with which pages and calls answer as they would to that person; whatever would change something is refused. The audit log says who looked.",
  middleware,
  request: { params: byId },
  responses: {
    200: json(okSchema(z.object({ path: z.string() })), "Where the desk is"),
    ...errorResponses(401, 403, 404, 409),
  },
});

export const usersApi = createRouter()
  .openapi(view, async (c) => {
    const cookie = await c.var.app.users.startView(callerOf(c), c.req.valid("param").id);
    c.header("Set-Cookie", cookie, { append: true });
    return c.json(ok({ path: "/dashboard" }), 200);
  })
  .openapi(list, async (c) => {
    const page = await c.var.app.users.list(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(get, async (c) => {
    const { sessions, ...user } = await c.var.app.users.get(callerOf(c), c.req.valid("param").id);
    return c.json(ok({ ...present(user), sessions: sessions.map(presentSession) }), 200);
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const user = await c.var.app.users.update(callerOf(c), id, c.req.valid("json"));
    return c.json(ok(present(user)), 200);
  })
  .openapi(endSessions, async (c) => {
    const ended = await c.var.app.users.endSessions(callerOf(c), c.req.valid("param").id);
    return c.json(ok({ ended }), 200);
  });

function present({ id, ...account }: Account): z.output<typeof userSchema> {
  return { _id: id, ...account };
}

function presentSession({ id, ...session }: AccountSession) {
  return { _id: id, ...session };
}

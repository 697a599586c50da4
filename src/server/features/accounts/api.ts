import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "#domain/errors.ts";
import { isAdmin } from "#domain/policy.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/http/router.ts";

const credentialsSchema = z.object({
  email: z
    .string({ error: "Enter your e-mail address" })
    .trim()
    .pipe(z.email("Enter an e-mail address like name@example.com").max(254)),
  password: z.string({ error: "Enter your password" }).min(1).max(256),
});

const login = createRoute({
  method: "post",
  path: "/admin/login",
  tags: ["Admin"],
  summary: "Sign in as admin",
  request: { body: { ...json(credentialsSchema, "E-mail and password"), required: true } },
  responses: {
    200: json(
      z.object({ success: z.literal(true), token: z.string(), message: z.string() }),
      "The token goes into the Authorization header of later calls",
    ),
    ...errorResponses(400, 401, 422, 429),
  },
});

const session = createRoute({
  method: "get",
  path: "/admin/session",
  tags: ["Admin"],
  summary: "Whether the token is still valid (admin)",
  responses: {
    200: json(okSchema(z.object({ role: z.string() })), "It is"),
    ...errorResponses(401, 403),
  },
});

const logout = createRoute({
  method: "post",
  path: "/admin/logout",
  tags: ["Admin"],
  summary: "End the session (admin)",
  responses: { 200: json(okSchema(z.object({})), "Ended"), ...errorResponses(401) },
});

export const accountsApi = createRouter()
  .openapi(login, async (c) => {
    const token = await c.var.app.accounts.signInAdmin(c.req.valid("json"), c.var.clientAddress);
    return c.json({ success: true as const, token, message: "Admin login successful" }, 200);
  })
  .openapi(session, (c) => {
    const { actor } = c.var;
    if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in again");
    if (!isAdmin(actor)) throw new AppError("FORBIDDEN", "Only an admin may do that");
    return c.json(ok({ role: actor.role }), 200);
  })
  .openapi(logout, async (c) => {
    if (!c.var.actor) throw new AppError("UNAUTHENTICATED", "Nobody is signed in");
    await c.var.app.accounts.signOut(c.req.raw.headers);
    return c.json(ok({}), 200);
  });

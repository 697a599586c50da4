import { createRoute, z } from "@hono/zod-openapi";
import type { Team } from "#domain/companies/member.ts";
import {
  invitationSchema,
  invitationTokenSchema,
  memberChangesSchema,
} from "#domain/companies/member-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { MEMBER_ROLES } from "#domain/shared/roles.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const common = { tags: ["Members"], middleware: allow("company") };
const byId = z.object({ id: z.string() });
const role = z.enum(MEMBER_ROLES);

const teamSchema = z
  .object({
    ownRole: role,
    members: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        role,
        joinedAt: z.string(),
        isSelf: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({ _id: z.string(), email: z.string(), role, expiresAt: z.string() }),
    ),
  })
  .openapi("Team");
const theTeam = json(okSchema(teamSchema), "As it is now");
const nothing = json(okSchema(z.object({})), "Done");

const read = createRoute({
  ...common,
  method: "get",
  path: "/company/members",
  summary: "Who runs one's company, and who was asked to",
  responses: { 200: theTeam, ...errorResponses(401, 403) },
});

const change = createRoute({
  ...common,
  method: "patch",
  path: "/company/members/{id}",
  summary: "Give a member another role (owner; a manager to managers and agents)",
  request: { params: byId, body: { ...json(memberChangesSchema, "The role"), required: true } },
  responses: { 200: theTeam, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

const remove = createRoute({
  ...common,
  method: "delete",
  path: "/company/members/{id}",
  summary: "Send a member away, or leave",
  request: { params: byId },
  responses: { 200: nothing, ...errorResponses(401, 403, 404, 409) },
});

const invite = createRoute({
  ...common,
  method: "post",
  path: "/company/invitations",
  summary: "Ask somebody into one's company by mail (owner, manager)",
  request: {
    body: {
      ...json(invitationSchema.extend({ language: z.enum(LANGUAGES).default("en") }), "Whom"),
      required: true,
    },
  },
  responses: { 201: theTeam, ...errorResponses(400, 401, 403, 409, 422, 429) },
});

const revoke = createRoute({
  ...common,
  method: "delete",
  path: "/company/invitations/{id}",
  summary: "Take an invitation back (owner, manager)",
  request: { params: byId },
  responses: { 200: nothing, ...errorResponses(401, 403, 404) },
});

const accept = createRoute({
  tags: ["Members"],
  middleware: allow(),
  method: "post",
  path: "/invitations/accept",
  summary: "Become a member with the token of an invitation",
  request: { body: { ...json(invitationTokenSchema, "The token"), required: true } },
  responses: { 200: nothing, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

export const membersApi = createRouter()
  .openapi(read, async (c) =>
    c.json(ok(present(await c.var.app.members.getTeam(c.var.actor))), 200),
  )
  .openapi(change, async (c) => {
    const { members } = c.var.app;
    await members.changeRole(callerOf(c), c.req.valid("param").id, c.req.valid("json").role);
    return c.json(ok(present(await members.getTeam(c.var.actor))), 200);
  })
  .openapi(remove, async (c) => {
    await c.var.app.members.remove(callerOf(c), c.req.valid("param").id);
    return c.json(ok({}), 200);
  })
  .openapi(invite, async (c) => {
    const { members } = c.var.app;
    const { language, ...input } = c.req.valid("json");
    await members.invite(callerOf(c), input, language);
    return c.json(ok(present(await members.getTeam(c.var.actor))), 201);
  })
  .openapi(revoke, async (c) => {
    await c.var.app.members.revoke(callerOf(c), c.req.valid("param").id);
    return c.json(ok({}), 200);
  })
  .openapi(accept, async (c) => {
    await c.var.app.members.accept(callerOf(c), c.req.valid("json").token);
    return c.json(ok({}), 200);
  });

function present({ ownRole, members, invitations }: Team): z.output<typeof teamSchema> {
  return {
    ownRole,
    members: members.map(({ id, ...member }) => ({ _id: id, ...member })),
    invitations: invitations.map(({ id, email, role: given, expiresAt }) => ({
      _id: id,
      email,
      role: given,
      expiresAt,
    })),
  };
}

import { z } from "@hono/zod-openapi";
import {
  invitationSchema,
  invitationTokenSchema,
  memberChangesSchema,
} from "#domain/companies/member-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { MEMBER_ROLES } from "#domain/shared/roles.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

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
const invited = invitationSchema.extend({ language: z.enum(LANGUAGES).default("en") });
const team = ok(teamSchema, "As it is now");
const nothing = ok(z.object({}), "Done");

export const membersApi = createRouter({ tag: "Members", allow: "company" })
  .call({
    route: "GET /company/members",
    summary: "Who runs one's company, and who was asked to",
    answer: team,
    run: ({ app, actor }) => app.members.getTeam(actor),
  })
  .call({
    route: "PATCH /company/members/{id}",
    summary: "Give a member another role (owner; a manager to managers and agents)",
    body: json(memberChangesSchema, "The role"),
    answer: team,
    errors: [409],
    run: async ({ app, actor, caller, params: { id }, body }) => {
      await app.members.changeRole(caller, id, body.role);
      return app.members.getTeam(actor);
    },
  })
  .call({
    route: "DELETE /company/members/{id}",
    summary: "Send a member away, or leave",
    answer: nothing,
    errors: [409],
    run: async ({ app, caller, params: { id } }) => {
      await app.members.remove(caller, id);
      return {};
    },
  })
  .call({
    route: "POST /company/invitations",
    summary: "Ask somebody into one's company by mail (owner, manager)",
    body: json(invited, "Whom"),
    answer: ok(teamSchema, "As it is now", 201),
    errors: [409, 429],
    run: async ({ app, actor, caller, body: { language, ...input } }) => {
      await app.members.invite(caller, input, language);
      return app.members.getTeam(actor);
    },
  })
  .call({
    route: "DELETE /company/invitations/{id}",
    summary: "Take an invitation back (owner, manager)",
    answer: nothing,
    run: async ({ app, caller, params: { id } }) => {
      await app.members.revoke(caller, id);
      return {};
    },
  })
  .call({
    route: "POST /invitations/accept",
    allow: "user",
    summary: "Become a member with the token of an invitation",
    body: json(invitationTokenSchema, "The token"),
    answer: nothing,
    errors: [403, 404, 409],
    run: async ({ app, caller, body }) => {
      await app.members.accept(caller, body.token);
      return {};
    },
  });

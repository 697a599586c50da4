/** The form actions of the company's profile: its description, its RERA number, its team. */

import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { companyFieldsSchema, reraSchema } from "#domain/companies/company-schema.ts";
import { invitationSchema, memberChangesSchema } from "#domain/companies/member-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { languageOf } from "#domain/shared/language.ts";
import { appContext, requestContext } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { requireCompanyMember, toDashboard } from "#web/routes/member/dashboard-guard.ts";
import { handleForm } from "./company-form.ts";

type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const profileSchema = companyFieldsSchema
  .omit({ logoUrl: true })
  .extend({ version: z.string().max(60) });
const named = z.object({ id: z.string().max(200) });
const roleSchema = memberChangesSchema.extend(named.shape);

type Action = {
  values: Record<string, string>;
  caller: Caller;
  companyId: string;
  url: URL;
  context: Readonly<RouterContextProvider>;
};

export async function profileAction({ request, url, context }: RouteArgs) {
  const actor = requireCompanyMember({ url, context });
  const caller = { actor, address: context.get(requestContext).clientAddress };
  const values = await formValues({ request, context });
  const act = ACTIONS[values.intent ?? ""] ?? changeProfile;
  return act({ values, caller, companyId: actor.companyId, url, context });
}

function changeProfile({ values, caller, companyId, url, context }: Action) {
  return handleForm(profileSchema, values, async ({ version, ...changes }) => {
    await context.get(appContext).companies.update(caller, companyId, changes, version);
    return done(url);
  });
}

/** The action of each form on the page; all of them return to it. */
const ACTIONS: Record<string, (act: Action) => ReturnType<typeof changeProfile>> = {
  rera: ({ values, caller, url, context }: Action) =>
    handleForm(
      reraSchema,
      values,
      async ({ reraNumber }) => {
        await context.get(appContext).companies.giveRera(caller, reraNumber);
        return done(url);
      },
      context,
    ),

  invite: ({ values, caller, url, context }: Action) =>
    handleForm(invitationSchema, values, async (input) => {
      const language = languageOf(url.pathname);
      await context.get(appContext).members.invite(caller, input, language);
      return done(url);
    }),

  role: ({ values, caller, url, context }: Action) =>
    handleForm(roleSchema, values, async ({ id, role }) => {
      await context.get(appContext).members.changeRole(caller, id, role);
      return done(url);
    }),

  remove: ({ values, caller, url, context }: Action) =>
    handleForm(named, values, async ({ id }) => {
      await context.get(appContext).members.remove(caller, id);
      return id === caller.actor?.userId ? toDashboard({ url }, "/dashboard") : done(url);
    }),

  revoke: ({ values, caller, url, context }: Action) =>
    handleForm(named, values, async ({ id }) => {
      await context.get(appContext).members.revoke(caller, id);
      return done(url);
    }),
};

function done(url: URL): Response {
  return toDashboard({ url }, "/company/profile?done");
}

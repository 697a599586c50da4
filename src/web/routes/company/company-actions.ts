/** The form actions of the company's profile: its description, its RERA number, its team. */

import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { companyFieldsSchema, reraSchema } from "#domain/companies/company-schema.ts";
import { invitationSchema, memberChangesSchema } from "#domain/companies/member-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { languageOf } from "#domain/shared/language.ts";
import { appContext, requestContext } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { isMultipart } from "#web/platform/forms/posted-form.ts";
import { requireCompanyMember, toDashboard } from "#web/routes/member/dashboard-guard.ts";

type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const profileSchema = companyFieldsSchema
  .omit({ logoUrl: true })
  .extend({ version: z.string().max(60) });
const named = z.object({ id: z.string().max(200) });
const roleSchema = memberChangesSchema.extend(named.shape);

type Action = {
  posted: RouteArgs & { values: Record<string, string> };
  caller: Caller;
  companyId: string;
  url: URL;
  context: RouteArgs["context"];
};

export async function profileAction({ request, url, context }: RouteArgs) {
  const actor = requireCompanyMember({ url, context });
  const caller = { actor, address: context.get(requestContext).clientAddress };
  const isLogo = isMultipart(request);
  const values = isLogo ? { intent: "logo" } : await formValues({ request, context });
  const act = isLogo ? changeLogo : (ACTIONS[values.intent ?? ""] ?? changeProfile);
  return act({
    posted: { request, url, context, values },
    caller,
    companyId: actor.companyId,
    url,
    context,
  });
}

function changeProfile({ posted, caller, companyId, url, context }: Action) {
  return handleForm(posted, profileSchema, async ({ version, ...changes }) => {
    await context.get(appContext).companies.update(caller, companyId, changes, version);
    return done(url);
  });
}

/** Stores the uploaded logo and sets it on the company. */
function changeLogo({ posted, caller, companyId, url, context }: Action) {
  return handleForm(posted, z.object({}), async () => {
    const { companies, uploads } = context.get(appContext);
    const contentType = posted.request.headers.get("content-type") ?? undefined;
    const body = { stream: posted.request.body, contentType };
    const { url: logoUrl } = await uploads.receive(caller.actor, { body, ticket: undefined });
    await companies.update(caller, companyId, { logoUrl }, undefined);
    return done(url);
  });
}

/** The action of each form on the page; all of them return to it. */
const ACTIONS: Record<string, (act: Action) => ReturnType<typeof changeProfile>> = {
  rera: ({ posted, caller, url, context }: Action) =>
    handleForm(posted, reraSchema, async ({ reraNumber }) => {
      await context.get(appContext).companies.giveRera(caller, reraNumber);
      return done(url);
    }),

  invite: ({ posted, caller, url, context }: Action) =>
    handleForm(posted, invitationSchema, async (input) => {
      const language = languageOf(url.pathname);
      await context.get(appContext).members.invite(caller, input, language);
      return done(url);
    }),

  role: ({ posted, caller, url, context }: Action) =>
    handleForm(posted, roleSchema, async ({ id, role }) => {
      await context.get(appContext).members.changeRole(caller, id, role);
      return done(url);
    }),

  remove: ({ posted, caller, url, context }: Action) =>
    handleForm(posted, named, async ({ id }) => {
      await context.get(appContext).members.remove(caller, id);
      return id === caller.actor?.userId ? toDashboard({ url }, "/dashboard") : done(url);
    }),

  revoke: ({ posted, caller, url, context }: Action) =>
    handleForm(posted, named, async ({ id }) => {
      await context.get(appContext).members.revoke(caller, id);
      return done(url);
    }),
};

function done(url: URL): Response {
  return toDashboard({ url }, "/company/profile?done");
}

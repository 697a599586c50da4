/** Companies and sellers share the same inbox pages, with different leads. */

import { type RouterContextProvider, redirect } from "react-router";
import {
  type LeadChanges,
  type LeadNote,
  leadChangesSchema,
  leadFilterSchema,
  leadNoteSchema,
} from "#domain/leads/lead-schema.ts";
import { canExportLeads } from "#domain/leads/policy.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import type { LeadBefore } from "#web/features/leads/lead-forms.tsx";
import { appContext, requestContext, run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export async function loadLeads(actor: User, { url, context }: Omit<Visit, "request">) {
  const filter = filterFrom(leadFilterSchema, url.searchParams);
  const caller = callerFrom(actor, context);
  return run(context, async ({ leads }) => {
    const [page, choices, counts, newest, pace] = await Promise.all([
      leads.list(caller, filter),
      leads.listChoices(actor),
      leads.count(actor),
      leads.getNewest(actor),
      leads.getPace(actor),
    ]);
    const canExport = canExportLeads(actor);
    return { filter, page, choices, counts, newestId: newest.id, pace, canExport };
  });
}

export async function loadLead(actor: User, id: string, { url, context }: Omit<Visit, "request">) {
  const caller = callerFrom(actor, context);
  return run(context, async ({ leads }) => {
    const [lead, { assignees }] = await Promise.all([
      leads.get(caller, id),
      leads.listChoices(actor),
    ]);
    const { searchParams } = url;
    return { lead, assignees, isDone: searchParams.has("done"), before: before(searchParams) };
  });
}

/** The lead before its stage was changed, for undo. */
function before(params: URLSearchParams): LeadBefore | undefined {
  const parsed = leadChangesSchema.safeParse({
    stage: params.get("was") ?? "",
    lostReason: params.get("why") ?? "",
  });
  const { stage, lostReason } = parsed.data ?? {};
  return stage && { stage, lostReason: lostReason || null };
}

/** Changes the lead and adds the note; returns errors that the member can correct to the form. */
export async function leadAction(actor: User, id: string, { request, url, context }: Visit) {
  const values = await formValues({ request, context });
  const isNoteMeant = values.intent === "note" || Boolean(values.note?.trim());
  const schema = isNoteMeant ? leadChangesSchema.and(leadNoteSchema) : leadChangesSchema;
  const change = async (changes: LeadChanges & Partial<LeadNote>) => {
    const { leads } = context.get(appContext);
    const was = await leads.update(callerFrom(actor, context), id, changes);
    const before = was ? `&was=${was.stage}&why=${was.lostReason ?? ""}` : "";
    return redirect(`${url.pathname}?done${before}`, 303);
  };
  const options = { correctable: ["INVALID" as const] };
  return handleForm({ request, context, values }, schema, change, options);
}

function callerFrom(actor: User, context: Visit["context"]): Caller {
  return { actor, address: context.get(requestContext).clientAddress };
}

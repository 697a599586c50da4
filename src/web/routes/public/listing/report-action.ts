/** A report sent without JavaScript: posted, stored, and confirmed on the page it came from. */

import { type RouterContextProvider, redirect } from "react-router";
import { type ReportPayload, reportSchema } from "#domain/moderation/report-schema.ts";
import { appContext, requestContext } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";

const REFERENCE = /^REP-[0-9A-HJKMNP-TV-Z]{8}$/;

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export async function reportAction(propertyId: string, { request, url, context }: Visit) {
  const values = await formValues({ request, context });
  const send = async (report: ReportPayload) => {
    if (values.website) return redirect(`${url.pathname}?sent`, 303);
    const { clientAddress } = context.get(requestContext);
    const { reports } = context.get(appContext);
    const { reference } = await reports.create(propertyId, report, clientAddress);
    return redirect(`${url.pathname}?sent=${reference}`, 303);
  };
  const options = { status: 400, correctable: [] };
  return handleForm({ request, context, values }, reportSchema, send, options);
}

/** The sent report named in the URL; anything that is not one of our references is not shown. */
export function sentReport(url: URL): { reference: string | null } | null {
  const sent = url.searchParams.get("sent");
  if (sent === null) return null;
  return { reference: REFERENCE.test(sent) ? sent : null };
}

/** A report sent without JavaScript: posted, stored, and confirmed on the page it came from. */

import { data, type RouterContextProvider, redirect } from "react-router";
import { reportSchema } from "#domain/moderation/report-schema.ts";
import type {
  ReportProblems,
  ReportValues,
} from "#web/features/moderation/reports/report-form.tsx";
import { requestContext, run, sayIssue } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";

const REFERENCE = /^REP-[0-9A-HJKMNP-TV-Z]{8}$/;

type ReportResult = { problems: ReportProblems; values: ReportValues };
type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

export async function reportAction(propertyId: string, { request, url, context }: Visit) {
  const values: ReportValues = await formValues({ request, context });
  const parsed = reportSchema.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [
      path[0],
      sayIssue(context, message),
    ]);
    const result: ReportResult = { problems: Object.fromEntries(problems.toReversed()), values };
    return data(result, { status: 400 });
  }
  if (values.website) throw redirect(`${url.pathname}?sent`, 303);
  const { clientAddress } = context.get(requestContext);
  const { reference } = await run(context, (app) =>
    app.reports.create(propertyId, parsed.data, clientAddress),
  );
  throw redirect(`${url.pathname}?sent=${reference}`, 303);
}

/** The sent report named in the URL; anything that is not one of our references is not shown. */
export function sentReport(url: URL): { reference: string | null } | null {
  const sent = url.searchParams.get("sent");
  if (sent === null) return null;
  return { reference: REFERENCE.test(sent) ? sent : null };
}

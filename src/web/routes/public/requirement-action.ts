/** The requirement form without JavaScript: posted, stored, and confirmed on its own page. */

import { data, type RouterContextProvider, redirect } from "react-router";
import { REFERRAL_COOKIE } from "#domain/affiliates/affiliate.ts";
import { requirementPayloadSchema } from "#domain/requirements/requirement-schema.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import type { FormResult } from "#web/features/requirements/requirement-form.tsx";
import { appContext, requestContext, run, sayIssue } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";
import { formValues } from "#web/platform/forms/form-values.ts";

const RECEIPT_COOKIE = "requirement";
const RECEIPT_SECONDS = 15 * 60;

type Outcome = FormResult | { location: string; cookie: string };
type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The action of a page that contains the form. */
export async function requirementAction(visit: Visit) {
  const outcome = await submit(visit);
  if ("problems" in outcome) return data(outcome, { status: 400 });
  throw redirect(outcome.location, { status: 303, headers: { "Set-Cookie": outcome.cookie } });
}

async function submit({ request, url, context }: Visit): Promise<Outcome> {
  const values = await formValues({ request, context });
  const language = languageOf(url.pathname);
  const location = localPath(language, "/requirement/sent");
  const { publicUrl } = context.get(appContext).site.given;
  if (values.website) {
    return { location, cookie: cookieText(RECEIPT_COOKIE, "", { seconds: 0, publicUrl }) };
  }

  const parsed = requirementPayloadSchema.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [
      path[0],
      sayIssue(context, message),
    ]);
    return { problems: Object.fromEntries(problems.toReversed()), values };
  }
  const { clientAddress } = context.get(requestContext);
  const receipt = await run(context, async (app, actor) => {
    const stored = await app.requirements.submit(parsed.data, {
      language,
      clientAddress,
      referral: { code: cookieOf(request, REFERRAL_COOKIE), actor },
      // The page is cached for everyone and has no key, so the same text on the same day counts as one.
      idempotencyKey: `${new Date().toISOString().slice(0, 10)} ${JSON.stringify(parsed.data)}`,
    });
    return app.requirements.receiptFor(stored);
  });
  const seconds = RECEIPT_SECONDS;
  return { location, cookie: cookieText(RECEIPT_COOKIE, receipt, { seconds, publicUrl }) };
}

/** The requirement that this browser has just sent, if any. */
export async function findSentRequirement(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const receipt = cookieOf(request, RECEIPT_COOKIE);
  return receipt ? context.get(appContext).requirements.findByReceipt(receipt) : undefined;
}

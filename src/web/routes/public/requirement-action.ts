/** The requirement form without JavaScript: posted, stored, and confirmed on its own page. */

import { type RouterContextProvider, redirect } from "react-router";
import { REFERRAL_COOKIE } from "#domain/affiliates/affiliate.ts";
import {
  type RequirementPayload,
  requirementPayloadSchema,
} from "#domain/requirements/requirement-schema.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { actorContext, appContext, requestContext } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";

const RECEIPT_COOKIE = "requirement";
const RECEIPT_SECONDS = 15 * 60;

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The action of a page that contains the form. */
export async function requirementAction({ request, url, context }: Visit) {
  const values = await formValues({ request, context });
  const language = languageOf(url.pathname);
  const { requirements, site } = context.get(appContext);
  const confirm = (receipt: string, seconds: number) => {
    const cookie = cookieText(RECEIPT_COOKIE, receipt, {
      seconds,
      publicUrl: site.given.publicUrl,
    });
    const headers = { "Set-Cookie": cookie };
    return redirect(localPath(language, "/requirement/sent"), { status: 303, headers });
  };
  if (values.website) return confirm("", 0);
  const send = async (payload: RequirementPayload) => {
    const stored = await requirements.submit(payload, {
      language,
      clientAddress: context.get(requestContext).clientAddress,
      referral: { code: cookieOf(request, REFERRAL_COOKIE), actor: context.get(actorContext) },
      // The page is cached for everyone and has no key, so the same text on the same day counts as one.
      idempotencyKey: `${new Date().toISOString().slice(0, 10)} ${JSON.stringify(payload)}`,
    });
    return confirm(requirements.receiptFor(stored), RECEIPT_SECONDS);
  };
  const options = { status: 400, correctable: [] };
  return handleForm({ request, context, values }, requirementPayloadSchema, send, options);
}

/** The requirement that this browser has just sent, if any. */
export async function findSentRequirement(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const receipt = cookieOf(request, RECEIPT_COOKIE);
  return receipt ? context.get(appContext).requirements.findByReceipt(receipt) : undefined;
}

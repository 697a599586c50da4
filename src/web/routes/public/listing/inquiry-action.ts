/** A question about a home or to a company: posted as a plain form, stored, and confirmed on its own page. */

import { type RouterContextProvider, redirect } from "react-router";
import { REFERRAL_COOKIE } from "#domain/affiliates/affiliate.ts";
import { type QuestionPayload, questionSchema } from "#domain/leads/inquiry-schema.ts";
import { languageOf } from "#domain/shared/language.ts";
import { actorContext, appContext, requestContext } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type About = { propertyId: string } | { companyId: string };

export async function inquiryAction(about: About, { request, url, context }: Visit) {
  const values = await formValues({ request, context });
  const sent = redirect(`${url.pathname}?sent`, 303);
  if (values.website) return sent;
  const { clientAddress: address } = context.get(requestContext);
  const actor = context.get(actorContext);
  const referral = { code: cookieOf(request, REFERRAL_COOKIE), actor };
  const asker = { actor, address, language: languageOf(url.pathname), referral };
  const ask = async (question: QuestionPayload) => {
    await context.get(appContext).inquiries.ask(about, question, asker);
    return sent;
  };
  return handleForm({ request, context, values }, questionSchema, ask, {
    correctable: ["TOO_MANY"],
  });
}

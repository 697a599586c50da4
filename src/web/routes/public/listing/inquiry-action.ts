/** A question about a home or to a company: posted as a plain form, stored, and confirmed on its own page. */

import { data, type RouterContextProvider, redirect } from "react-router";
import { REFERRAL_COOKIE } from "#domain/affiliates/affiliate.ts";
import { questionSchema } from "#domain/leads/inquiry-schema.ts";
import { AppError } from "#domain/shared/errors.ts";
import { languageOf } from "#domain/shared/language.ts";
import type { InquiryFormValues } from "#web/features/leads/inquiry-form.tsx";
import { actorContext, appContext, requestContext, run } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";
import { formValues } from "#web/platform/forms/form-values.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

type About = { propertyId: string } | { companyId: string };

export async function inquiryAction(about: About, { request, url, context }: Visit) {
  const values: InquiryFormValues = await formValues({ request, context });
  const sent = redirect(`${url.pathname}?sent`, 303);
  if (values.website) return sent;
  const parsed = questionSchema.safeParse(values);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
    return data({ wrong, values, isTooMuch: false }, { status: 422 });
  }
  const { clientAddress: address } = context.get(requestContext);
  const actor = context.get(actorContext);
  const referral = { code: cookieOf(request, REFERRAL_COOKIE), actor };
  const asker = { actor, address, language: languageOf(url.pathname), referral };
  try {
    await context.get(appContext).inquiries.ask(about, parsed.data, asker);
  } catch (error) {
    const isTooMuch = error instanceof AppError && error.kind === "TOO_MANY";
    if (isTooMuch) return data({ wrong: [], values, isTooMuch }, { status: error.status });
    return run(context, () => Promise.reject(error));
  }
  return sent;
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { subscriptionSchema } from "#domain/newsletter/newsletter-schema.ts";
import { languageOf } from "#domain/shared/language.ts";
import { NewsletterForm } from "#web/features/newsletter/newsletter-form.tsx";
import { NoticePage } from "#web/features/newsletter/notice-page.tsx";
import { requestContext, run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { UnsentNote } from "#web/platform/unsent-note.tsx";
import type { Route } from "./+types/subscribe";

await needMessages("newsletter");

/** The newsletter form without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const parsed = subscriptionSchema.safeParse(await formValues({ request, context }));
  if (!parsed.success) return data({ isSent: false }, { status: 400 });
  const { clientAddress } = context.get(requestContext);
  const language = languageOf(url.pathname);
  const { email, city } = parsed.data;
  await run(context, (app) => app.newsletter.subscribe(email, { language, city, clientAddress }));
  return { isSent: true };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Newsletter`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function NewsletterSubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (actionData?.isSent) {
    return (
      <NoticePage title={t`Almost there`}>
        <Trans>Open the mail we sent and confirm.</Trans>
        <UnsentNote of="mails" />
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t`Newsletter`}>
      {actionData && (
        <p role="alert" className="mb-3 font-medium text-brick">
          <Trans>Enter an e-mail address like name@example.com</Trans>
        </p>
      )}
      <NewsletterForm id="newsletter-page-email" />
    </NoticePage>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Subscription, subscriptionSchema } from "#domain/newsletter/newsletter-schema.ts";
import { languageOf } from "#domain/shared/language.ts";
import { NewsletterForm } from "#web/features/newsletter/newsletter-form.tsx";
import { NoticePage } from "#web/features/newsletter/notice-page.tsx";
import { appContext, requestContext } from "#web/platform/context.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { UnsentNote } from "#web/platform/unsent-note.tsx";
import type { Route } from "./+types/subscribe";

await needMessages("newsletter");

/** The newsletter form without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { clientAddress } = context.get(requestContext);
  const language = languageOf(url.pathname);
  const subscribe = async ({ email, city }: Subscription) => {
    const { newsletter } = context.get(appContext);
    await newsletter.subscribe(email, { language, city, clientAddress });
    return { isSent: true };
  };
  const options = { status: 400, correctable: [] };
  return handleForm({ request, context }, subscriptionSchema, subscribe, options);
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Newsletter`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function NewsletterSubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (actionData && "isSent" in actionData) {
    return (
      <NoticePage title={t`Almost there`}>
        <Trans>Open the mail we sent and confirm.</Trans>
        <UnsentNote of="mails" />
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t`Newsletter`}>
      <NewsletterForm id="newsletter-page" answer={actionData} />
    </NoticePage>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { requirementMessage } from "#domain/requirements/message.ts";
import { whatsappLink } from "#domain/shared/contact-links.ts";
import { languageOf } from "#domain/shared/language.ts";
import { SentNotice } from "#web/features/requirements/sent-notice.tsx";
import { useSuccessText } from "#web/features/requirements/success-text.ts";
import { appContext } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { CONTACT_MESSAGES } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/requirement-sent";
import { findSentRequirement } from "./requirement-action.ts";

await needMessages("requirement");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const sent = await findSentRequirement(request, context);
  if (!sent) return null;
  const { phone } = await context.get(appContext).site.identity();
  const values = { ...sent, budget: sent.budgetText, requirements: sent.message };
  const message = requirementMessage(values, CONTACT_MESSAGES[languageOf(url.pathname)]);
  return {
    reference: sent.reference,
    listingType: sent.listingType,
    whatsappUrl: whatsappLink(phone, message),
  };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Thank you`),
    description: i18n._(msg`Your requirement has been recorded.`),
    isIndexed: false,
  });
}

/** Where the form leads without JavaScript; shows a requirement only to the browser that sent it. */
export default function RequirementSent({ loaderData: sent }: Route.ComponentProps) {
  const { t } = useLingui();
  const successText = useSuccessText();
  return (
    <div className="wrap max-w-2xl py-14">
      <h1 className="text-3xl">{sent ? t`Success!` : t`Thank you`}</h1>
      {sent ? (
        <>
          <p className="mt-3 text-lg text-muted">{successText(sent.listingType)}</p>
          <SentNotice sent={sent} />
        </>
      ) : (
        <p className="mt-3 text-lg text-muted">
          <Trans>There is nothing more to show here.</Trans>
        </p>
      )}
      <p className="mt-6">
        <ButtonLink to="/" look="outline">
          <Trans>Return to Home</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

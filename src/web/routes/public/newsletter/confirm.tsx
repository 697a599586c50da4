import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form } from "react-router";
import { NoticePage } from "#web/features/newsletter/notice-page.tsx";
import { run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/confirm";

await needMessages("newsletter");

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const isValid = await run(context, (app) => app.newsletter.isConfirmable(token));
  return data({ token, isValid }, { status: isValid ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token = "" } = await formValues({ request, context });
  await run(context, (app) => app.newsletter.confirm(token));
  return { isConfirmed: true };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Confirm your subscription`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

/** The mail's link opens this page; only the button subscribes, since mail scanners follow links too. */
export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (actionData?.isConfirmed) {
    return (
      <NoticePage title={t`You are subscribed`}>
        <Trans>Every mail has a link to leave with one click.</Trans>
      </NoticePage>
    );
  }
  if (!loaderData.isValid) {
    return (
      <NoticePage title={t`This link is no longer valid`}>
        <Trans>Subscribe again below and we send a new one.</Trans>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t`Confirm your subscription`}>
      <Form method="post">
        <input type="hidden" name="token" value={loaderData.token} />
        <button type="submit" className={buttonClass()}>
          <Trans>Yes, send me the newsletter</Trans>
        </button>
      </Form>
    </NoticePage>
  );
}

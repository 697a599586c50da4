import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { resetSchema } from "#domain/accounts/account-schema.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { AccountProblem, PasswordField } from "#web/features/accounts/fields.tsx";
import { appContext, run } from "#web/platform/context.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { originOf, signInOrAskCode } from "#web/routes/member/account-actions.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/auth-reset";

await needMessages("accounts");

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const isValid = await run(context, (app) => app.people.isResettable(token));
  return data({ token, isValid }, { status: isValid ? 200 : 404 });
}

export async function action(visit: Route.ActionArgs) {
  const { people } = visit.context.get(appContext);
  return handleForm(visit, resetSchema, async ({ token, password }) =>
    signInOrAskCode(visit, () => people.resetPassword(token, password, originOf(visit))),
  );
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Choose a new password`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function AuthReset({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const form = useForm(actionData, "account");
  if (!loaderData.isValid) {
    return (
      <AccountPage title={<Trans>This link is no longer valid</Trans>}>
        <p>
          <Trans>It works once and for an hour.</Trans>
        </p>
        <ButtonLink to="/auth/forgot">
          <Trans>Send a new link</Trans>
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={<Trans>Choose a new password</Trans>}
      intro={<Trans>Every other device will be signed out.</Trans>}
    >
      <form ref={form.ref} {...form.props} className="grid gap-4">
        <AccountProblem form={form} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField label={t`New password`} isNew form={form} />
        <button type="submit" className={buttonClass()}>
          <Trans>Save and sign in</Trans>
        </button>
      </form>
    </AccountPage>
  );
}

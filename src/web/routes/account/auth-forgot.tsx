import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { resetRequestSchema } from "#domain/accounts/account-schema.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { AccountProblem } from "#web/features/accounts/fields.tsx";
import { appContext } from "#web/platform/context.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { UnsentNote } from "#web/platform/unsent-note.tsx";
import { originOf } from "#web/routes/member/account-actions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/auth-forgot";

await needMessages("accounts");

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has("sent") };
}

export async function action(visit: Route.ActionArgs) {
  const { people } = visit.context.get(appContext);
  return handleForm(visit, resetRequestSchema, async ({ email }) => {
    await people.requestPasswordReset(email, originOf(visit));
    return redirect(`${visit.url.pathname}?sent`, 303);
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Choose a new password`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function AuthForgot({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const form = useForm(actionData, "account");
  if (loaderData.isSent) {
    return (
      <AccountPage title={<Trans>Check your mail</Trans>}>
        <p role="status">
          <Trans>If the address has an account, a link to a new password is on its way.</Trans>
        </p>
        <UnsentNote of="mails" />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={<Trans>Choose a new password</Trans>}
      intro={<Trans>We send a link to your address. It works for an hour.</Trans>}
    >
      <form ref={form.ref} {...form.props} className="grid gap-4">
        <AccountProblem form={form} />
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="username"
          required
          label={t`E-mail`}
          wrong={t`Enter an e-mail address like name@example.com`}
        />
        <button type="submit" className={buttonClass()}>
          <Trans>Send the link</Trans>
        </button>
      </form>
    </AccountPage>
  );
}

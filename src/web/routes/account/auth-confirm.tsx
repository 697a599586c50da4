import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { confirmSchema } from "#domain/accounts/account-schema.ts";
import { SIGN_UP_COOKIE } from "#domain/accounts/session.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { AccountProblem, PasswordField } from "#web/features/accounts/fields.tsx";
import { appContext, run } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { originOf, signInOrAskCode } from "#web/routes/member/account-actions.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/auth-confirm";

await needMessages("accounts");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const mark = cookieOf(request, SIGN_UP_COOKIE);
  const person = await run(context, (app) => app.people.findSignUp(token, mark));
  return data({ token, person }, { status: person ? 200 : 404 });
}

export async function action(visit: Route.ActionArgs) {
  const { people } = visit.context.get(appContext);
  const from = { ...originOf(visit), mark: cookieOf(visit.request, SIGN_UP_COOKIE) };
  return handleForm(visit, confirmSchema, (given) =>
    signInOrAskCode(visit, () => people.confirmSignUp(given, from)),
  );
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Confirm your address`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

/** The mail's link opens this page; only the button confirms, since mail scanners follow links too. */
export default function AuthConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, person } = loaderData;
  const form = useForm(actionData, "account");
  if (!person) {
    return (
      <AccountPage title={<Trans>This link is no longer valid</Trans>}>
        <p>
          <Trans>It works once and for 24 hours. Sign in, or sign up again for a new one.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/auth">
            <Trans>Login</Trans>
          </ButtonLink>
          <ButtonLink to="/auth?tab=signup" look="outline">
            <Trans>Sign up again</Trans>
          </ButtonLink>
        </div>
      </AccountPage>
    );
  }
  const { name, email, isSameBrowser } = person;
  return (
    <AccountPage title={<Trans>Confirm your address</Trans>}>
      <AccountProblem form={form} />
      <p className="break-words">
        <Trans>
          This makes an account for {name} with the address {email}.
        </Trans>
      </p>
      {!isSameBrowser && (
        <p>
          <Trans>
            You signed up in another browser or on another device. Enter the password you chose
            there.
          </Trans>
        </p>
      )}
      <form ref={form.ref} {...form.props} className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        {!isSameBrowser && (
          <PasswordField label={<Trans>Password</Trans>} isNew={false} form={form} />
        )}
        <button type="submit" className={buttonClass()}>
          <Trans>Confirm and sign in</Trans>
        </button>
      </form>
      {!isSameBrowser && <NewPassword token={token} answer={actionData} />}
    </AccountPage>
  );
}

/** A stranger may have signed up with this address, so the owner of the mailbox may set a new password. */
function NewPassword({ token, answer }: { token: string; answer: FormAnswer | undefined }) {
  const form = useForm(answer, "account");
  return (
    <details open={form.error("newPassword") !== undefined}>
      <summary className="cursor-pointer py-3 font-medium text-brand">
        <Trans>I do not remember it, or did not sign up myself</Trans>
      </summary>
      <form ref={form.ref} {...form.props} className="mt-2 grid gap-4">
        <input type="hidden" name="token" value={token} />
        <PasswordField name="newPassword" label={<Trans>New password</Trans>} isNew form={form} />
        <button type="submit" className={buttonClass({ look: "outline" })}>
          <Trans>Save and sign in</Trans>
        </button>
      </form>
    </details>
  );
}

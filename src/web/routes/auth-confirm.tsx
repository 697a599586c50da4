import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { tokenSchema } from "#domain/account-schema.ts";
import { entering, originOf, submitted } from "#web/account-visit.ts";
import { appContext, run } from "#web/context.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { ProblemNote } from "#web/features/accounts/fields.tsx";
import { formValues } from "#web/form-values.ts";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/auth-confirm";

await needWords("accounts");

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const person = await run(context, (app) => app.people.findSignUp(token));
  return data({ token, person }, { status: person ? 200 : 404 });
}

export async function action(visit: Route.ActionArgs) {
  const { people } = visit.context.get(appContext);
  return submitted(tokenSchema, await formValues(visit.request), async ({ token }) =>
    entering(visit, () => people.confirmSignUp(token, originOf(visit))),
  );
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Confirm your e-mail address`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

/** The mail's link leads here; only the button confirms, since mail scanners follow links too. */
export default function AuthConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, person } = loaderData;
  if (!person) {
    return (
      <AccountPage title={<Trans>This link is no longer valid</Trans>}>
        <p>
          <Trans>It works once and for 24 hours. Sign in, or sign up again for a new one.</Trans>
        </p>
        <ButtonLink to="/auth">
          <Trans>Login</Trans>
        </ButtonLink>
      </AccountPage>
    );
  }
  const { name, email } = person;
  return (
    <AccountPage title={<Trans>Confirm your e-mail address</Trans>}>
      <ProblemNote outcome={actionData} />
      <p className="break-words">
        <Trans>
          This makes an account for {name} with the address {email}.
        </Trans>
      </p>
      <form method="post" className="grid">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={buttonClass()}>
          <Trans>Confirm and sign in</Trans>
        </button>
      </form>
    </AccountPage>
  );
}

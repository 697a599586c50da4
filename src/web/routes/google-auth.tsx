import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/google-auth";

await needWords("accounts");

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Sign in with Google`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function GoogleAuth() {
  return (
    <AccountPage title={<Trans>Sign in with Google</Trans>}>
      <p>
        <Trans>Sign-in with Google is coming soon. Your phone or e-mail address works today.</Trans>
      </p>
      <ButtonLink to="/phone-auth">
        <Trans>Sign in by phone</Trans>
      </ButtonLink>
      <ButtonLink to="/auth" look="outline">
        <Trans>Sign in by e-mail</Trans>
      </ButtonLink>
    </AccountPage>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { SIGN_UP_ROLES } from "#domain/accounts/account.ts";
import { GOOGLE_COOKIE } from "#domain/accounts/session.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { languageOf } from "#domain/shared/language.ts";
import { returnPath } from "#domain/shared/return-path.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { GoogleProblem } from "#web/features/accounts/google-problem.tsx";
import { ROLE_CHOICES, ROLE_LABELS } from "#web/features/accounts/roles.ts";
import { appContext, run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/google-auth";

await needMessages("accounts");

const STEP_SECONDS = 10 * 60;

/** With a role in the URL it redirects to Google: by a link, since a form may not lead to another site. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { google, site } = context.get(appContext);
  const role = SIGN_UP_ROLES.find((known) => known === url.searchParams.get("role"));
  const to = returnPath(url.searchParams.get("to"));
  if (google.isOn && role) {
    const language = languageOf(url.pathname);
    const begun = await run(context, () => google.begin({ role, language, to }));
    const rules = { seconds: STEP_SECONDS, publicUrl: site.given.publicUrl };
    const cookie = cookieText(GOOGLE_COOKIE, encodeURIComponent(begun.kept), rules);
    throw redirect(begun.url, { status: 302, headers: { "Set-Cookie": cookie } });
  }
  return { isOn: google.isOn, to, problem: url.searchParams.get("problem") };
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Sign in with Google`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function GoogleAuth({ loaderData: { isOn, to, problem } }: Route.ComponentProps) {
  return (
    <AccountPage title={<Trans>Sign in with Google</Trans>}>
      {problem && <GoogleProblem problem={problem} />}
      {isOn ? (
        <RoleLinks to={to} />
      ) : (
        <p>
          <Trans>
            Sign-in with Google is coming soon. Your phone or e-mail address works today.
          </Trans>
        </p>
      )}
      <ButtonLink to="/phone-auth" look={isOn ? "outline" : "primary"}>
        <Trans>Sign in by phone</Trans>
      </ButtonLink>
      <ButtonLink to="/auth" look="outline">
        <Trans>Sign in by e-mail</Trans>
      </ButtonLink>
    </AccountPage>
  );
}

function RoleLinks({ to }: { to: string | undefined }) {
  const { i18n } = useLingui();
  const localPath = useLocalPath();
  const back = to ? `&to=${encodeURIComponent(to)}` : "";
  return (
    <>
      <p>
        <Trans>What are you here as? If you have an account already, it stays what it is.</Trans>
      </p>
      <ul className="grid gap-2">
        {ROLE_CHOICES.map(({ role, hint }) => (
          <li key={role}>
            <a
              href={localPath(`/google-auth?role=${role}${back}`)}
              className={buttonClass({ look: "outline" }, "w-full justify-start! py-2 text-left")}
            >
              <span>
                <span className="block">{i18n._(ROLE_LABELS[role])}</span>
                <span className="block font-normal text-muted text-sm">{i18n._(hint)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

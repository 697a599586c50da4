import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { secondStepSchema, signInSchema, signUpSchema } from "#domain/accounts/account-schema.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { returnPath } from "#domain/shared/return-path.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { LoginForm } from "#web/features/accounts/login-form.tsx";
import { SecondStepForm } from "#web/features/accounts/second-step-form.tsx";
import { SignupForm } from "#web/features/accounts/signup-form.tsx";
import { actorContext, appContext } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { UnsentNote } from "#web/platform/unsent-note.tsx";
import { originOf, secondStepTicket, signInOrAskCode } from "#web/routes/member/account-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/auth";

await needMessages("accounts");

export function loader({ request, url, context }: Route.LoaderArgs) {
  const to = returnPath(url.searchParams.get("to"));
  if (context.get(actorContext)) {
    throw redirect(to ?? localPath(languageOf(url.pathname), "/dashboard"), 303);
  }
  const isSignup = url.searchParams.get("tab") === "signup";
  const { people, google } = context.get(appContext);
  const isCodeAsked =
    url.searchParams.get("step") === "code" &&
    people.isSecondStepWaiting(secondStepTicket(request));
  const isSent = url.searchParams.has("sent");
  return { isSignup, isCodeAsked, isSent, hasGoogle: google.isOn, to };
}

export async function action(visit: Route.ActionArgs) {
  const { people } = visit.context.get(appContext);
  const values = await formValues(visit);
  const posted = { ...visit, values };
  if (values.intent === "signup") {
    return handleForm(posted, signUpSchema, async (person) => {
      const mark = await people.signUp(person, originOf(visit));
      return redirect(`${visit.url.pathname}?tab=signup&sent`, {
        status: 303,
        headers: { "Set-Cookie": people.signUpCookie(mark) },
      });
    });
  }
  if (values.intent === "second-step") {
    const ticket = secondStepTicket(visit.request);
    return handleForm(posted, secondStepSchema, ({ code }) =>
      signInOrAskCode(visit, () => people.finishSignIn(ticket, code, originOf(visit))),
    );
  }
  return handleForm(posted, signInSchema, (credentials) =>
    signInOrAskCode(visit, () => people.signIn(credentials, originOf(visit))),
  );
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Login and signup`),
    description: i18n._(msg`Sign in, or make an account as buyer, seller, company or affiliate.`),
    isIndexed: false,
  });
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignup, isCodeAsked, isSent, hasGoogle, to } = loaderData;
  if (isSent) return <MailSent />;
  if (isCodeAsked) {
    return (
      <AccountPage title={<Trans>One more step</Trans>}>
        <SecondStepForm answer={actionData} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={isSignup ? <Trans>Create an account</Trans> : <Trans>Welcome back</Trans>}
      intro={<Trans>Browsing and contacting never need an account.</Trans>}
    >
      <Tabs isSignup={isSignup} to={to} />
      {isSignup ? <SignupForm answer={actionData} /> : <LoginForm answer={actionData} />}
      <ButtonLink to={`/phone-auth${to ? `?to=${encodeURIComponent(to)}` : ""}`} look="outline">
        <Trans>Sign in by phone</Trans>
      </ButtonLink>
      {hasGoogle && (
        <ButtonLink to={`/google-auth${to ? `?to=${encodeURIComponent(to)}` : ""}`} look="outline">
          <Trans>Sign in with Google</Trans>
        </ButtonLink>
      )}
    </AccountPage>
  );
}

function MailSent() {
  return (
    <AccountPage title={<Trans>Check your mail</Trans>}>
      <p role="status">
        <Trans>
          We have sent you a link. Open it within 24 hours to finish. If nothing comes, look in the
          spam folder, or sign up again.
        </Trans>
      </p>
      <UnsentNote of="mails" />
    </AccountPage>
  );
}

/** Two URLs, so that the tabs work before any script has loaded. */
function Tabs({ isSignup, to }: { isSignup: boolean; to: string | undefined }) {
  const { t } = useLingui();
  const back = to ? `to=${encodeURIComponent(to)}` : "";
  const tabs = [
    { path: `/auth${back && `?${back}`}`, label: t`Login`, isCurrent: !isSignup },
    { path: `/auth?tab=signup${back && `&${back}`}`, label: t`Signup`, isCurrent: isSignup },
  ];
  return (
    <nav
      aria-label={t`Login or signup`}
      className="grid grid-cols-2 rounded-control border border-line bg-sunk p-1"
    >
      {tabs.map(({ path, label, isCurrent }) => (
        <Link
          key={path}
          to={path}
          replace
          aria-current={isCurrent ? "page" : undefined}
          className="grid min-h-11 place-items-center rounded-control font-medium text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

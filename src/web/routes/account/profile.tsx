import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  Block,
  DeletionForm,
  LeavingNotice,
  PasswordForm,
} from "#web/features/accounts/own-account.tsx";
import { ProfileForm } from "#web/features/accounts/profile-form.tsx";
import { ProfileSummary, Verification } from "#web/features/accounts/profile-summary.tsx";
import { ProofForm } from "#web/features/accounts/proof-form.tsx";
import { ROLE_LABELS } from "#web/features/accounts/roles.ts";
import { SecondFactor } from "#web/features/accounts/second-factor.tsx";
import { SessionList } from "#web/features/accounts/session-list.tsx";
import { run } from "#web/platform/context.ts";
import { answerTo } from "#web/platform/forms/form-answer.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireUser } from "#web/routes/member/account-actions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Route } from "./+types/profile";
import { profileAction } from "./profile-action.ts";

await needMessages("accounts");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireUser({ url, context });
  return run(context, async (app) => {
    const [person, sessions, proofs] = await Promise.all([
      app.self.get(actor),
      app.accounts.listSessions(actor),
      app.proofs.listOwnProofs(actor),
    ]);
    return {
      person,
      proofs,
      sessions: sessions.map(({ id, userAgent, lastUsedAt, isCurrent }) => ({
        id,
        userAgent,
        isCurrent,
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      isDone: url.searchParams.has("done"),
    };
  });
}

export async function action(visit: Route.ActionArgs) {
  return profileAction(visit);
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your profile`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { person, sessions, proofs, isDone } = loaderData;
  return (
    <div className="wrap grid gap-9 py-9">
      <Head person={person} />
      {isDone && !actionData && (
        <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
          <Trans>Done.</Trans>
        </p>
      )}
      {person.leavesAt && <LeavingNotice leavesAt={person.leavesAt} />}
      <div className="grid gap-9 md:grid-cols-2">
        <Block title={<Trans>About you</Trans>}>
          <ProfileForm
            person={person}
            answer={answerTo(actionData, "profile")}
            isSaved={isDone && !actionData}
          />
        </Block>
        <div className="grid content-start gap-9">
          <Block title={<Trans>Your account</Trans>}>
            <ProfileSummary {...person} />
          </Block>
          <Block title={<Trans>Get verified</Trans>}>
            <ProofForm proofs={proofs} answer={answerTo(actionData, "prove")} />
          </Block>
        </div>
        <Block title={<Trans>Where you are signed in</Trans>}>
          <SessionList sessions={sessions} />
        </Block>
        {person.email && (
          <Block title={<Trans>Second step at sign-in</Trans>}>
            <SecondFactor
              isOn={person.hasSecondFactor}
              answer={answerTo(actionData, "factor-start", "factor-confirm", "factor-stop")}
            />
          </Block>
        )}
        {person.email && (
          <Block title={<Trans>Password</Trans>}>
            <PasswordForm answer={answerTo(actionData, "change-password")} />
          </Block>
        )}
        <Block title={<Trans>Your data</Trans>}>
          <p className="mb-3 text-muted">
            <Trans>All that is stored about you, as a file to keep.</Trans>
          </p>
          <div className="grid justify-items-start gap-3">
            <a href="/api/auth/export" download className={DOWNLOAD}>
              <Trans>Download my data</Trans>
            </a>
            {!person.leavesAt && (
              <DeletionForm
                answer={answerTo(actionData, "delete")}
                hasPassword={person.email !== null}
                ownership={person.ownership}
              />
            )}
          </div>
        </Block>
      </div>
    </div>
  );
}

const DOWNLOAD = buttonClass({ look: "outline", size: "compact" });

type Person = Route.ComponentProps["loaderData"]["person"];

function Head({ person }: { person: Person }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
        <Trans>Your profile</Trans>
      </h1>
      <p className="mt-3 flex flex-wrap gap-2">
        <span className="rounded-full bg-neem-wash px-3 py-1 font-medium">
          {i18n._(ROLE_LABELS[person.role])}
        </span>
        <Verification person={person} />
      </p>
    </div>
  );
}

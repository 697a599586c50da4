import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { invitationTokenSchema } from "#domain/companies/member-schema.ts";
import { actorContext, appContext, requestContext, run } from "#web/platform/context.ts";
import type { FormMessage } from "#web/platform/forms/form-answer.ts";
import { ProblemNote } from "#web/platform/forms/form-fields.tsx";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { MEMBER_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { toDashboard } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/join";

await needMessages("dashboard");

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return run(context, async ({ members }, actor) => ({
    token,
    invitation: (await members.findInvitation(token)) ?? null,
    isSignedIn: actor !== null,
  }));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const caller = { actor, address: context.get(requestContext).clientAddress };
  return handleForm({ request, context }, invitationTokenSchema, async ({ token }) => {
    await context.get(appContext).members.accept(caller, token);
    return toDashboard({ url }, "/company/dashboard");
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Invitation`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { token, invitation, isSignedIn } = loaderData;
  if (!invitation) {
    return (
      <div className="wrap py-14">
        <EmptyState level="h1" title={t`This invitation is no longer valid`}>
          <Trans>It was used, taken back, or is older than a week. Ask for a new one.</Trans>
        </EmptyState>
      </div>
    );
  }
  const { companyName, email, role } = invitation;
  return (
    <div className="wrap grid max-w-xl gap-4 py-14">
      <h1 className="break-words text-3xl">
        <Trans>Join {companyName}</Trans>
      </h1>
      <p className="break-words text-lg">
        <Trans>
          You, {email}, are asked to join as {i18n._(MEMBER_LABELS[role])}.
        </Trans>
      </p>
      {actionData && <JoinProblem message={actionData.message} email={email} />}
      {isSignedIn ? (
        <form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={buttonClass()}>
            <Trans>Join now</Trans>
          </button>
        </form>
      ) : (
        <WaysIn token={token} />
      )}
    </div>
  );
}

function WaysIn({ token }: { token: string }) {
  const localPath = useLocalPath();
  const to = encodeURIComponent(localPath(`/join?token=${token}`));
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        <Trans>Sign in with that address, or sign up with it as a company.</Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`/auth?tab=signup&to=${to}`}>
          <Trans>Sign up</Trans>
        </ButtonLink>
        <ButtonLink to={`/auth?to=${to}`} look="outline">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

function JoinProblem({ message, email }: { message: FormMessage | null; email: string }) {
  return (
    <ProblemNote>
      {message?.kind === "FORBIDDEN" ? (
        <Trans>You are signed in with another address. Sign in with {email}.</Trans>
      ) : (
        <Trans>
          This account runs a company or lists homes already. Ask to be invited with another
          address.
        </Trans>
      )}
    </ProblemNote>
  );
}

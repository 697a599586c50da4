import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type RouterContextProvider, redirect } from "react-router";
import { deletionSchema, passwordChangeSchema } from "#domain/account-schema.ts";
import type { Caller } from "#domain/policy.ts";
import { mustBeSignedIn, submitted } from "#web/account-visit.ts";
import { appContext, run, visitContext } from "#web/context.ts";
import {
  Block,
  DeletionForm,
  LeavingNotice,
  PasswordForm,
} from "#web/features/accounts/own-account.tsx";
import { SessionList } from "#web/features/accounts/session-list.tsx";
import { formValues } from "#web/form-values.ts";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/profile";

await needWords("accounts");

type Values = Record<string, string>;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = mustBeSignedIn({ url, context });
  return run(context, async (app) => {
    const [person, sessions] = await Promise.all([
      app.self.get(actor),
      app.accounts.listSessions(actor),
    ]);
    return {
      person,
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

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = mustBeSignedIn({ url, context });
  const caller = { actor, address: context.get(visitContext).clientAddress };
  const values = await formValues(request);
  const { self } = context.get(appContext);
  const finished = redirect(`${url.pathname}?done`, 303);
  if (values.intent === "change-password") {
    return submitted(passwordChangeSchema, values, async (typed) => {
      await self.changePassword(caller, typed);
      return finished;
    });
  }
  if (values.intent === "delete") {
    return submitted(deletionSchema, values, async ({ current }) => {
      await self.requestDeletion(caller, current);
      return finished;
    });
  }
  await doSimply(context, caller, values);
  return finished;
}

/** Acts that need nothing typed. */
async function doSimply(
  context: Readonly<RouterContextProvider>,
  caller: Caller,
  { intent, id = "" }: Values,
): Promise<void> {
  await run(context, async ({ accounts, self }) => {
    if (intent === "end-session") await accounts.endSession(caller, id);
    if (intent === "end-others") await accounts.endOtherSessions(caller);
    if (intent === "keep") await self.keep(caller);
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your profile`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { person, sessions, isDone } = loaderData;
  const outcomeOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <div className="wrap grid gap-9 py-9">
      <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
        <Trans>Your profile</Trans>
      </h1>
      {isDone && (
        <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
          <Trans>Done.</Trans>
        </p>
      )}
      {person.leavesAt && <LeavingNotice leavesAt={person.leavesAt} />}
      <div className="grid gap-9 md:grid-cols-2">
        <Block title={<Trans>Where you are signed in</Trans>}>
          <SessionList sessions={sessions} />
        </Block>
        {person.email && (
          <Block title={<Trans>Password</Trans>}>
            <PasswordForm outcome={outcomeOf("change-password")} />
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
              <DeletionForm outcome={outcomeOf("delete")} hasPassword={person.email !== null} />
            )}
          </div>
        </Block>
      </div>
    </div>
  );
}

const DOWNLOAD = buttonClass({ look: "outline", size: "compact" });

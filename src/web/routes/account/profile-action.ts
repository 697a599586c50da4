/** The form actions of /profile. */

import { data, redirect } from "react-router";
import {
  deletionSchema,
  factorStartSchema,
  factorStopSchema,
  passwordChangeSchema,
  profileSchema,
  secondStepSchema,
} from "#domain/accounts/account-schema.ts";
import { proofInputSchema } from "#domain/accounts/proof-schema.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import type { App } from "#server/app.ts";
import type { FactorAnswer } from "#web/features/accounts/second-factor.tsx";
import { appContext, type Context, run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { answerOf, handleForm } from "#web/platform/forms/handle-form.ts";
import { callerOf, type RouteArgs } from "#web/routes/member/account-actions.ts";

type Values = Record<string, string>;
type Act = {
  app: App;
  caller: Caller & { actor: User };
  posted: RouteArgs & { values: Values };
  finished: Response;
};

export async function profileAction(visit: RouteArgs) {
  const values = await formValues(visit);
  const act: Act = {
    app: visit.context.get(appContext),
    caller: callerOf(visit),
    posted: { ...visit, values },
    finished: redirect(`${visit.url.pathname}?done`, 303),
  };
  const typed = TYPED[values.intent ?? ""];
  if (typed) return typed(act);
  await runSimpleAction(visit.context, act.caller, values);
  return act.finished;
}

/** Actions with input fields, by the pressed button's intent. */
const TYPED: Record<
  string,
  (act: Act) => Promise<Response | ReturnType<typeof data<FactorAnswer>>>
> = {
  profile: ({ app, caller, posted, finished }) =>
    handleForm(posted, profileSchema, async (profile) => {
      await app.self.updateProfile(caller, profile);
      return finished;
    }),

  "change-password": ({ app, caller, posted, finished }) =>
    handleForm(posted, passwordChangeSchema, async (typed) => {
      await app.self.changePassword(caller, typed);
      return finished;
    }),

  delete: ({ app, caller, posted, finished }) =>
    handleForm(posted, deletionSchema, async ({ current }) => {
      await app.self.requestDeletion(caller, current);
      return finished;
    }),

  prove: ({ app, caller, posted, finished }) =>
    handleForm(posted, proofInputSchema, async (proof) => {
      await app.proofs.submitProof(caller, proof);
      return finished;
    }),

  "factor-start": ({ app, caller, posted }) =>
    handleForm(posted, factorStartSchema, async ({ current }) =>
      shown("factor-start", { factor: await app.accounts.startTwoFactor(caller.actor, current) }),
    ),

  "factor-confirm": ({ app, caller, posted }) =>
    handleForm(posted, secondStepSchema, async ({ code }) =>
      shown("factor-confirm", {
        recoveryCodes: await app.accounts.confirmTwoFactor(caller, code),
      }),
    ),

  "factor-stop": ({ app, caller, posted, finished }) =>
    handleForm(posted, factorStopSchema, async ({ current, code }) => {
      await app.accounts.stopTwoFactor(caller, { password: current, code });
      return finished;
    }),
};

/** Responds in the page itself: what is shown once must not appear in a URL. */
function shown(intent: string, what: Pick<FactorAnswer, "factor" | "recoveryCodes">) {
  return data<FactorAnswer>({ ...answerOf({ intent }, {}), ...what });
}

/** Actions without input fields. */
async function runSimpleAction(
  context: Context,
  caller: Caller,
  { intent, id = "" }: Values,
): Promise<void> {
  await run(context, async ({ accounts, self }) => {
    if (intent === "end-session") await accounts.endSession(caller, id);
    if (intent === "end-others") await accounts.endOtherSessions(caller);
    if (intent === "keep") await self.keep(caller);
  });
}

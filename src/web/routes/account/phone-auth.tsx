import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { redirect } from "react-router";
import { codeSchema, phoneStartSchema } from "#domain/accounts/account-schema.ts";
import { proofInputSchema } from "#domain/accounts/proof-schema.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { returnPath } from "#domain/shared/return-path.ts";
import { AccountPage } from "#web/features/accounts/account-page.tsx";
import { CodeForm } from "#web/features/accounts/code-form.tsx";
import { IdentityStep } from "#web/features/accounts/identity-step.tsx";
import { PhoneForm } from "#web/features/accounts/phone-form.tsx";
import { actorContext, appContext, run } from "#web/platform/context.ts";
import { cookieOf } from "#web/platform/cookies.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import {
  callerOf,
  originOf,
  type RouteArgs,
  signInOrAskCode,
} from "#web/routes/member/account-actions.ts";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/phone-auth";

await needMessages("accounts");

const TICKET_COOKIE = "phone-step";
const TICKET_SECONDS = 10 * 60;

/** The step is in the URL and its data in a cookie, so that going back and forth breaks nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { phones } = context.get(appContext);
  const step = url.searchParams.get("step");
  const to = returnPath(url.searchParams.get("to"));
  const actor = context.get(actorContext);
  if (step === "identity" && actor) {
    const proofs = await run(context, (app) => app.proofs.listOwnProofs(actor));
    return { step: "identity" as const, to, proofs };
  }
  const sent = step === "otp" ? await phones.find(ticketOf(request)) : undefined;
  if (sent) return { step: "otp" as const, ...sent };
  return { step: "phone" as const, canSend: phones.canSend };
}

export async function action(visit: Route.ActionArgs) {
  const { phones } = visit.context.get(appContext);
  const values = await formValues(visit);
  const posted = { ...visit, values };
  const ticket = ticketOf(visit.request);
  const from = originOf(visit);
  if (values.intent === "verify") {
    return handleForm(posted, codeSchema, ({ code }) =>
      signInOrAskCode(
        visit,
        () => phones.verify(ticket, code, from),
        ({ isNew }) => (isNew ? stepPath(visit, "identity") : undefined),
      ),
    );
  }
  if (values.intent === "prove") {
    const caller = callerOf(visit);
    return handleForm(posted, proofInputSchema, async (proof) => {
      await visit.context.get(appContext).proofs.submitProof(caller, proof);
      return redirect(stepPath(visit, "identity"), 303);
    });
  }
  if (values.intent === "resend") {
    return handleForm({ ...visit, values: {} }, codeSchema.partial(), async () =>
      sent(visit, await phones.resend(ticket, from)),
    );
  }
  return handleForm(posted, phoneStartSchema, async (start) =>
    sent(visit, await phones.send(start, from)),
  );
}

function ticketOf(request: Request): string {
  return cookieOf(request, TICKET_COOKIE) ?? "";
}

function stepPath({ url }: RouteArgs, step: "otp" | "identity"): string {
  const to = returnPath(url.searchParams.get("to"));
  return `${url.pathname}?step=${step}${to ? `&to=${encodeURIComponent(to)}` : ""}`;
}

function sent(visit: RouteArgs, ticket: string): Response {
  const { publicUrl } = visit.context.get(appContext).site.given;
  const rules = { seconds: TICKET_SECONDS, publicUrl };
  const headers = { "Set-Cookie": cookieText(TICKET_COOKIE, ticket, rules) };
  return redirect(stepPath(visit, "otp"), { status: 303, headers });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Sign in by phone`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function PhoneAuth({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  if (loaderData.step === "identity") {
    return (
      <AccountPage title={<Trans>Identity check (optional)</Trans>}>
        <IdentityStep to={loaderData.to} proofs={loaderData.proofs} answer={actionData} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={<Trans>Sign in by phone</Trans>}>
      {loaderData.step === "otp" ? (
        <CodeForm {...loaderData} answer={actionData} />
      ) : (
        <PhoneForm canSend={loaderData.canSend} answer={actionData} />
      )}
      <Link to="/auth" className="inline-flex min-h-11 items-center gap-1.5 text-neem underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t`Back`}
      </Link>
    </AccountPage>
  );
}

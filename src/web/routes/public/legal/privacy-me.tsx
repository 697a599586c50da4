import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { personContactSchema, privacyTokenSchema } from "#domain/privacy/privacy-schema.ts";
import { LinkForm } from "#web/features/privacy/link-form.tsx";
import { PersonalData } from "#web/features/privacy/personal-data.tsx";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { appContext, run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { originOf } from "#web/routes/member/account-actions.ts";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/privacy-me";

await needMessages("privacy");

/** Without a link's token: a form that requests one. With it: the stored data, to download or delete. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { canText } = context.get(appContext).privacy;
  const token = url.searchParams.get("token");
  const step = url.searchParams.get("step");
  if (token === null) return data({ kind: "ask" as const, step, canText }, { headers: PRIVATE });
  const shown = await run(context, (app) => app.privacy.findByLink(token));
  if (!shown) return data({ kind: "outdated" as const }, { status: 404, headers: PRIVATE });
  return data({ kind: "held" as const, token, ...shown }, { headers: PRIVATE });
}

/** The token is in the URL: it must not reach other sites or caches. */
const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };

export async function action(visit: Route.ActionArgs) {
  const { privacy } = visit.context.get(appContext);
  const values = await formValues(visit);
  const posted = { ...visit, values };
  const from = originOf(visit);
  if (values.intent === "erase") {
    return handleForm(posted, privacyTokenSchema, async ({ token }) => {
      await privacy.eraseByLink(token, from.address);
      return redirect(`${visit.url.pathname}?step=erased`, 303);
    });
  }
  return handleForm(posted, personContactSchema, async ({ contact }) => {
    await privacy.requestLink(contact, from);
    return redirect(`${visit.url.pathname}?step=sent`, 303);
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`What we hold about you`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function PrivacyMe({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "held") return <PersonalData {...loaderData} answer={actionData} />;
  if (loaderData.kind === "outdated") return <Outdated />;
  if (loaderData.step === "sent") return <Sent />;
  if (loaderData.step === "erased") return <Erased />;
  return <LinkForm canText={loaderData.canText} answer={actionData} />;
}

function Sent() {
  return (
    <LegalPage title={<Trans>Look at your mail or phone</Trans>}>
      <p role="status">
        <Trans>
          A link is on its way. It works for an hour and shows what we hold under that address or
          number, if anything.
        </Trans>
      </p>
    </LegalPage>
  );
}

function Erased() {
  return (
    <LegalPage title={<Trans>It is deleted</Trans>}>
      <p role="status">
        <Trans>
          What we held under that address or number is gone for good. Listers you wrote to see that
          it was erased at your request. Backups still hold it until they are replaced.
        </Trans>
      </p>
    </LegalPage>
  );
}

function Outdated() {
  return (
    <LegalPage title={<Trans>This link is no longer valid</Trans>}>
      <p>
        <Trans>
          It works for an hour, and until everything is deleted.{" "}
          <Link to="/privacy/me">Have a new one sent</Link>.
        </Trans>
      </p>
    </LegalPage>
  );
}

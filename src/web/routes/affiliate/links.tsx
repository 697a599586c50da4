import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { linkInputSchema } from "#domain/affiliates/affiliate-schema.ts";
import { AffiliateDashboard } from "#web/features/affiliates/dashboard.tsx";
import { DoneNote } from "#web/features/affiliates/form-parts.tsx";
import { LinkCard } from "#web/features/affiliates/link-card.tsx";
import { LinkForm } from "#web/features/affiliates/link-form.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { appContext, run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { callerOf, cursorOf } from "#web/routes/member/account-actions.ts";
import { requireRole } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/links";

await needMessages("affiliate");

const PAGE = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireRole("affiliate", { url, context });
  return run(context, async ({ affiliates }) => {
    const page = await affiliates.listLinks(actor, { limit: PAGE, cursor: cursorOf(url) });
    const links = page.items.map((link) => ({ ...link, url: affiliates.urlOf(link) }));
    const done = url.searchParams.get("done");
    return { links, nextCursor: page.nextCursor, done };
  });
}

export async function action(visit: Route.ActionArgs) {
  requireRole("affiliate", visit);
  const caller = callerOf(visit);
  const values = await formValues(visit);
  const { affiliates } = visit.context.get(appContext);
  if (values.intent === "stop") {
    await run(visit.context, () => affiliates.stopLink(caller, values.id ?? ""));
    return redirect(`${visit.url.pathname}?done=stopped`, 303);
  }
  return handleForm({ ...visit, values }, linkInputSchema, async (input) => {
    const { id } = await affiliates.createLink(caller, input);
    return redirect(`${visit.url.pathname}?done=${id}`, 303);
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your links`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function AffiliateLinks({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { links, nextCursor, done } = loaderData;
  return (
    <AffiliateDashboard
      title={<Trans>Your links</Trans>}
      intro={
        <Trans>
          A link of yours can lead to any page here. Whoever comes by it and gets in touch within 60
          days is your lead.
        </Trans>
      }
    >
      {done === "stopped" && (
        <DoneNote>
          <Trans>Stopped. It still opens the page, but brings you no more leads.</Trans>
        </DoneNote>
      )}
      {done && done !== "stopped" && (
        <DoneNote>
          <Trans>Your link is ready: share it or print its code.</Trans>
        </DoneNote>
      )}
      <LinkForm answer={actionData} />
      {links.length === 0 ? (
        <EmptyState title={t`No links yet`}>
          <Trans>Start with a page people ask you about, such as the homes for sale: /buy</Trans>
        </EmptyState>
      ) : (
        <section className="grid gap-4">
          <h2 className="text-xl">
            <Trans>All links</Trans>
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {links.map((link) => (
              <li key={link.id}>
                <LinkCard link={link} isNew={link.id === done} />
              </li>
            ))}
          </ul>
          {nextCursor && (
            <ButtonLink
              to={`/affiliate/links?cursor=${nextCursor}`}
              look="outline"
              className="justify-self-start"
            >
              <Trans>Older links</Trans>
            </ButtonLink>
          )}
        </section>
      )}
    </AffiliateDashboard>
  );
}

export const ErrorBoundary = WrongDashboard;

import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { askAction } from "#web/ask-action.ts";
import { run } from "#web/context.ts";
import { AskPage } from "#web/features/inquiries/ask-page.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/ask";

await needWords("ask");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return run(context, async (app, actor) => {
    const { id, title, location } = await app.properties.get(params.id);
    const asker = actor && (await app.inquiries.getAsker(actor));
    const about = { path: `/property/${id}`, name: title, location };
    return { about, asker, isSent: url.searchParams.has("sent") };
  });
}

export function action({ params, ...visit }: Route.ActionArgs) {
  return askAction({ propertyId: params.id }, visit);
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Ask about this home`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AskPage {...loaderData} outcome={actionData} title={<Trans>Ask about this home</Trans>} />
  );
}

import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { isHomeType } from "#domain/listings/listing.ts";
import { InquiryPage } from "#web/features/leads/inquiry-page.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/ask";
import { inquiryAction } from "./inquiry-action.ts";

await needMessages("lead-form");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return run(context, async (app, actor) => {
    const { id, title, location, type } = await app.properties.get(params.id);
    const [asker, answerer] = await Promise.all([
      actor && app.inquiries.getAsker(actor),
      app.inquiries.getAnswerer({ propertyId: id }),
    ]);
    const about = { path: `/property/${id}`, name: title, location };
    return {
      about,
      asker,
      answerer,
      isHome: isHomeType(type),
      isSent: url.searchParams.has("sent"),
    };
  });
}

export function action({ params, ...visit }: Route.ActionArgs) {
  return inquiryAction({ propertyId: params.id }, visit);
}

export function meta(args: Route.MetaArgs) {
  const isHome = args.loaderData?.isHome ?? false;
  const title = i18nFor(args.location.pathname)._(
    isHome ? msg`Ask about this home` : msg`Ask about this property`,
  );
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { isHome, ...asked } = loaderData;
  const title = isHome ? (
    <Trans>Ask about this home</Trans>
  ) : (
    <Trans>Ask about this property</Trans>
  );
  return <InquiryPage {...asked} answer={actionData} title={title} />;
}

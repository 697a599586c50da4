import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { InquiryPage } from "#web/features/leads/inquiry-page.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { inquiryAction } from "#web/routes/public/listing/inquiry-action.ts";
import type { Route } from "./+types/company-ask";

await needMessages("lead-form");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return run(context, async (app, actor) => {
    const { id, name, location } = await app.companies.get(params.companyId);
    const [asker, answerer] = await Promise.all([
      actor && app.inquiries.getAsker(actor),
      app.inquiries.getAnswerer({ companyId: id }),
    ]);
    const about = { path: `/company/${id}`, name, location };
    return { about, asker, answerer, isSent: url.searchParams.has("sent") };
  });
}

export function action({ params, ...visit }: Route.ActionArgs) {
  return inquiryAction({ companyId: params.companyId }, visit);
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Ask this company`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyAsk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <InquiryPage {...loaderData} answer={actionData} title={<Trans>Ask this company</Trans>} />
  );
}

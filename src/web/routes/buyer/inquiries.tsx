import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ownInquiryFilterSchema } from "#domain/leads/inquiry-schema.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import { BuyerDashboard, Narrowed, NextPage } from "#web/features/saved/buyer/buyer-dashboard.tsx";
import { InquiryRow } from "#web/features/saved/buyer/inquiry-row.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireUser } from "#web/routes/member/account-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/inquiries";

await needMessages("buyer");

const PAGE_SIZE = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireUser({ url, context });
  const { answered = false, cursor } = filterFrom(ownInquiryFilterSchema, url.searchParams);
  const page = await run(context, ({ buyers }) =>
    buyers.listInquiries({ actor, address: null }, { answered, limit: PAGE_SIZE, cursor }),
  );
  return { page, isAnswered: answered, isFirst: cursor === undefined };
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your inquiries`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function BuyerInquiries({ loaderData }: Route.ComponentProps) {
  const { page, isAnswered, isFirst } = loaderData;
  const { t } = useLingui();
  return (
    <BuyerDashboard
      title={<Trans>Your inquiries</Trans>}
      intro={
        <Trans>Every company and owner you contacted while signed in, and how it stands.</Trans>
      }
    >
      {isAnswered && (
        <Narrowed all="/buyer/inquiries">
          <Trans>Only inquiries that were answered and are not over.</Trans>
        </Narrowed>
      )}
      {page.items.length === 0 && !isAnswered ? (
        <EmptyState
          title={t`No inquiries yet`}
          action={
            <ButtonLink to="/buy">
              <Trans>Look at homes</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Contact a lister by WhatsApp, phone or e-mail from a home’s page, and it is noted here.
          </Trans>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {page.items.map((inquiry) => (
            <li key={inquiry.id}>
              <InquiryRow inquiry={inquiry} />
            </li>
          ))}
        </ul>
      )}
      <NextPage
        path={isAnswered ? "/buyer/inquiries?answered=1" : "/buyer/inquiries"}
        cursor={page.nextCursor}
        isFirst={isFirst}
      />
    </BuyerDashboard>
  );
}

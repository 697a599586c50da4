import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OwnListingPage } from "#domain/own-listing.ts";
import type { ListingStatus } from "#domain/property.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DeletedNotice } from "./act-buttons.tsx";
import { OwnList, pricedIds, StatusTabs } from "./own-list.tsx";
import { PriceForm } from "./price-form.tsx";
import { SentNotice } from "./sent-notice.tsx";

type Props = {
  title: string;
  base: string;
  add: { to: string; label: string };
  /** What helps whoever has none yet. */
  empty: ReactNode;
  page: OwnListingPage;
  status: ListingStatus | undefined;
  /** The reference of what was just sent in; empty when it has none. */
  sent: string | null;
  deleted: string | null;
  prices: string | null;
  left: number;
};

export function OwnListingsPage(props: Props) {
  const { title, base, add, empty, page, status, sent, deleted, prices, left } = props;
  const { t } = useLingui();
  return (
    <div className="wrap grid gap-6 py-9">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
        <ButtonLink to={add.to}>{add.label}</ButtonLink>
      </div>
      {sent !== null && <SentNotice reference={sent} />}
      {deleted && <DeletedNotice id={deleted} action={base} />}
      <StatusTabs base={base} counts={page.counts} chosen={status} />
      {page.items.length === 0 ? (
        <EmptyState
          title={t`Nothing here yet`}
          action={<ButtonLink to={add.to}>{add.label}</ButtonLink>}
        >
          {empty}
        </EmptyState>
      ) : (
        <>
          <PriceForm action={base} ids={pricedIds(page.items)} outcome={prices} left={left} />
          <OwnList listings={page.items} base={base} />
        </>
      )}
      {page.nextCursor && (
        <ButtonLink
          to={`${base}?${nextQuery(status, page.nextCursor)}`}
          look="outline"
          className="justify-self-center"
        >
          <Trans>More</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function nextQuery(status: ListingStatus | undefined, cursor: string): string {
  return new URLSearchParams({ ...(status && { status }), cursor }).toString();
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OwnListingPage } from "#domain/listings/own-listing.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DeletedNotice } from "./action-buttons.tsx";
import { ConfirmedNote } from "./confirm-button.tsx";
import { type ChosenTab, OwnList, pricedIds, StatusTabs } from "./own-list.tsx";
import { PriceForm } from "./price-form.tsx";
import { PriceNotice, type PriceOutcome } from "./price-notice.tsx";
import { SentNotice, type SentState } from "./sent-notice.tsx";

type Props = {
  base: string;
  add: { to: string; label: string };
  /** Help for a lister without listings. */
  empty: ReactNode;
  page: OwnListingPage;
  chosen: ChosenTab;
  /** The reference of the listing just submitted; empty when it has none. */
  sent: string | null;
  /** What happened to the listing that the editor submitted. */
  outcome: SentState | null;
  isConfirmed: boolean;
  deleted: string | null;
  prices: PriceOutcome | null;
  answer: FormAnswer | undefined;
};

/** The content of the dashboard's listings page, below its title. */
export function OwnListings(props: Props) {
  const { base, add, empty, page, chosen, sent, outcome, isConfirmed } = props;
  const { deleted, prices, answer } = props;
  const { t } = useLingui();
  return (
    <>
      {sent !== null && <SentNotice reference={sent} state={outcome} />}
      {isConfirmed && <ConfirmedNote />}
      {deleted && <DeletedNotice id={deleted} action={base} />}
      {prices && <PriceNotice outcome={prices} action={base} />}
      <StatusTabs base={base} page={page} chosen={chosen} />
      {page.items.length === 0 ? (
        <EmptyState
          title={t`Nothing here yet`}
          action={<ButtonLink to={add.to}>{add.label}</ButtonLink>}
        >
          {/* To who has some, and none of this kind, it says nothing. */}
          {chosen === undefined && empty}
        </EmptyState>
      ) : (
        <>
          <PriceForm action={base} ids={pricedIds(page.items)} answer={answer} />
          <OwnList listings={page.items} base={base} ticked={answer?.values.ids?.split(" ")} />
        </>
      )}
      {page.nextCursor && (
        <ButtonLink
          to={`${base}?${nextQuery(chosen, page.nextCursor)}`}
          look="outline"
          className="justify-self-center"
        >
          <Trans>More</Trans>
        </ButtonLink>
      )}
    </>
  );
}

function nextQuery(chosen: ChosenTab, cursor: string): string {
  const params = new URLSearchParams({ cursor });
  if (chosen === "needsChange") params.set("needsChange", "1");
  else if (chosen) params.set("status", chosen);
  return params.toString();
}

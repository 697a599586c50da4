import { Trans } from "@lingui/react/macro";
import { LISTING_DRAFT, SELL_DRAFT } from "#web/features/listings/drafts.ts";
import { useArrivedDraft } from "#web/platform/device/use-arrived-draft.ts";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";

/** Where the listing is now: live, in review, live with a change waiting for review, or hidden. */
export const SENT_STATES = ["live", "in_review", "waiting", "hidden"] as const;
export type SentState = (typeof SENT_STATES)[number];

type Props = { reference: string; state: SentState | null };

/** The spec's text after the sell form; after the editor, a confirmation that it was saved. */
export function SentNotice({ reference, state }: Props) {
  useArrivedDraft(useDraftName(SELL_DRAFT), true);
  useArrivedDraft(useDraftName(LISTING_DRAFT), true);
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-neem-wash p-4">
      {reference === "" ? (
        <p className="font-semibold">
          <SavedMessage state={state} />
        </p>
      ) : (
        <>
          <p className="font-semibold text-lg">
            <Trans>Thank you! We'll contact you within 24 hours for property valuation.</Trans>
          </p>
          <p>
            <Trans>
              Your reference is <strong>{reference}</strong>.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

function SavedMessage({ state }: Pick<Props, "state">) {
  switch (state) {
    case "live":
      return <Trans>Saved. Visitors see it now.</Trans>;
    case "in_review":
      return <Trans>Sent. Our team looks at it before visitors see it.</Trans>;
    case "waiting":
      return (
        <Trans>
          Saved. Visitors see the listing as it was until our team has looked at your change.
        </Trans>
      );
    default:
      return <Trans>Saved.</Trans>;
  }
}

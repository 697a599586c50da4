import { Trans } from "@lingui/react/macro";
import { useArrivedDraft } from "#web/device/use-arrived-draft.ts";
import { useDraftName } from "#web/device/use-draft-name.ts";
import { LISTING_DRAFT, SELL_DRAFT } from "../drafts.ts";

/** After the sell form the spec's words, after the editor that it has arrived. */
export function SentNotice({ reference }: { reference: string }) {
  useArrivedDraft(useDraftName(SELL_DRAFT), true);
  useArrivedDraft(useDraftName(LISTING_DRAFT), true);
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-neem-wash p-4">
      {reference === "" ? (
        <p className="font-semibold">
          <Trans>Saved. What needs a look by our desk is in review now.</Trans>
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

import { useLingui } from "@lingui/react/macro";
import type { ListingType } from "#domain/requirements/requirement.ts";

export function useSuccessText(): (listingType: ListingType) => string {
  const { t } = useLingui();
  return (listingType) =>
    listingType === "buy"
      ? t`Your property requirements have been sent via WhatsApp and recorded.`
      : t`Your property listing have been sent via WhatsApp and recorded.`;
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export function ViewDetailsLink({ property: { id, title } }: { property: ListingSummary }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      to={`/property/${id}`}
      aria-label={t`View Details of ${title}`}
      look="outline"
      size="compact"
    >
      <Trans>View Details</Trans>
    </ButtonLink>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "#domain/companies/company.ts";
import type { ListingSummary } from "#domain/listings/listing.ts";
import type { Page } from "#domain/shared/page.ts";
import { CompanyListingCard } from "#web/features/listings/cards/company-listing-card.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type Props = { company: Company; page: Page<ListingSummary>; now: string };

/** A company's listings with their features and both buttons, as on its page. */
export function CompanyListings({ company, page, now }: Props) {
  const { t } = useLingui();
  if (page.items.length === 0) {
    return (
      <EmptyState title={t`No Properties Listed`}>
        <Trans>This company has no live listing today.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="later-items grid gap-x-5 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
        {page.items.map((property, at) => (
          <li key={property.id} className="min-w-0">
            <CompanyListingCard property={property} now={now} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {page.nextCursor && (
        <p className="mt-8 text-center">
          <ButtonLink to={`/company/${company.id}?cursor=${page.nextCursor}`} look="outline">
            <Trans>Next page</Trans>
          </ButtonLink>
        </p>
      )}
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { StateTag, Tag } from "#web/platform/admin/parts/tag.tsx";
import { LISTING_STATES } from "./listing-labels.ts";

export function ListingStatusTag({ property }: { property: ManagedListing }) {
  if (property.deletedAt) {
    return (
      <Tag tone="bad">
        <Trans>Deleted</Trans>
      </Tag>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StateTag of={LISTING_STATES[property.status]} />
      {property.change === "waiting" && (
        <Tag tone="new">
          <Trans>Change waiting</Trans>
        </Tag>
      )}
    </span>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { LISTING_STATUS_LABELS } from "./listing-labels.ts";

export function ListingStatusTag({ property }: { property: ManagedListing }) {
  const { i18n } = useLingui();
  if (property.deletedAt) {
    return (
      <Tag tone="bad">
        <Trans>Deleted</Trans>
      </Tag>
    );
  }
  const { label, tone } = LISTING_STATUS_LABELS[property.status];
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={tone}>{i18n._(label)}</Tag>
      {property.change === "waiting" && (
        <Tag tone="new">
          <Trans>Change waiting</Trans>
        </Tag>
      )}
    </span>
  );
}

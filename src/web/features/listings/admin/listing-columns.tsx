import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { Day } from "#web/platform/admin/parts/day.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { Cover } from "./cover.tsx";
import { ListingStatusTag } from "./listing-status-tag.tsx";

export function useListingColumns(): Column<ManagedListing>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: "title",
        header: t`Property`,
        sort: "title",
        cell: (property) => <Named property={property} />,
      },
      { id: "company", header: t`Company`, isExtra: true, cell: ({ companyName }) => companyName },
      { id: "type", header: t`Type`, cell: ({ type }) => i18n._(TYPE_LABELS[type]) },
      {
        id: "price",
        header: t`Price range`,
        sort: "price",
        align: "end",
        cell: ({ priceRange }) => (
          <span className="whitespace-nowrap font-semibold">{priceRange}</span>
        ),
      },
      {
        id: "updated",
        header: t`Changed`,
        sort: "updatedAt",
        isExtra: true,
        cell: ({ updatedAt }) => <Day iso={updatedAt} />,
      },
      {
        id: "status",
        header: t`Status`,
        cell: (property) => <ListingStatusTag property={property} />,
      },
    ],
    [t, i18n],
  );
}

function Named({ property }: { property: ManagedListing }) {
  const { t } = useLingui();
  const more = property.images.length - 1;
  return (
    <span className="flex items-center gap-3">
      <Cover
        images={property.images}
        width={160}
        className="h-10.5 w-14 flex-none rounded-control"
      />
      <span className="min-w-0">
        <span className="block font-medium">{property.title}</span>
        <span className="block text-muted text-sm">
          {property.location}
          {more > 0 && ` · ${t`+${more} more`}`}
        </span>
      </span>
    </span>
  );
}

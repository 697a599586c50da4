import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { useAdmin, useAdminList } from "#web/platform/admin/admin-query.ts";
import { useRemoval } from "#web/platform/admin/parts/use-removal.tsx";
import { ManagedList } from "#web/platform/admin/table/managed-list.tsx";
import { useEmptyList } from "#web/platform/admin/table/toolbar.tsx";
import { ListingCard } from "./listing-card.tsx";
import { useListingColumns } from "./listing-columns.tsx";
import { ListingPanel } from "./listing-panel.tsx";
import { ListingTools } from "./listing-tools.tsx";
import { useListingBulk } from "./use-listing-bulk.tsx";

/** Lazy: it includes the price and area parsers, which nothing else here needs. */
const ListingForm = lazy(() =>
  import("./listing-form.tsx").then((module) => ({ default: module.ListingForm })),
);

const PATH = "/properties";
const FILTERS = ["type", "status", "companyId", "deleted"];
const PAGE = 24;

const nameOf = ({ title }: ManagedListing) => title;

export function Properties() {
  const { t } = useLingui();
  const list = useAdminList({
    path: "/admin/properties",
    filters: FILTERS,
    limit: PAGE,
  });
  const acts = useRemoval({
    path: PATH,
    nameOf,
    words: {
      title: t`Delete property`,
      done: t`Property deleted successfully`,
      failed: t`Failed to delete property`,
    },
  });
  return (
    <ManagedList
      list={list}
      useOne={useListing}
      nameOf={nameOf}
      acts={acts}
      words={{ title: t`Properties`, add: t`Add New Property` }}
      columns={useListingColumns()}
      exported="properties"
      bulk={useListingBulk(list.get("deleted") !== "")}
      empty={useEmptyList(list, FILTERS, t`No properties yet`)}
      tools={(viewSwitch) => <ListingTools list={list}>{viewSwitch}</ListingTools>}
      card={(property, parts) => <ListingCard property={property} {...parts} />}
      panel={(property, acts) => <ListingPanel property={property} {...acts} />}
      form={(property, onClose) => <ListingForm property={property} onClose={onClose} />}
    />
  );
}

function useListing(asked: { id: string; isWanted: boolean }) {
  return useAdmin("/properties/{id}", asked).data?.data;
}

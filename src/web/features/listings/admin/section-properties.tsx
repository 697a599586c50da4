import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { lazy } from "react";
import { LISTING_STATUSES, PROPERTY_TYPES } from "#domain/listings/listing.ts";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { Day } from "#web/platform/admin/parts/moment.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { DELETED_FILTER, optionsOf } from "#web/platform/admin/table/filters.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Cover } from "./cover.tsx";
import { ListingCard } from "./listing-card.tsx";
import { LISTING_STATES } from "./listing-labels.ts";
import { ListingPanel } from "./listing-panel.tsx";
import { ListingStatusTag } from "./listing-status-tag.tsx";

/** Lazy: it includes the price and area parsers, which nothing else here needs. */
const ListingForm = lazy(() =>
  import("./listing-form.tsx").then((module) => ({ default: module.ListingForm })),
);

const isOfDeleted = (list: ListState) => list.get("deleted") !== "";
const isOfPresent = (list: ListState) => !isOfDeleted(list);
const changed = (count: number) =>
  msg`${plural(count, { one: "# property changed", other: "# properties changed" })}`;

export default defineSection({
  call: "/admin/properties",
  search: msg`Search properties`,
  filters: [
    {
      name: "type",
      label: msg`Property type`,
      all: msg`All types`,
      options: optionsOf(PROPERTY_TYPES, TYPE_LABELS),
    },
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(LISTING_STATUSES, LISTING_STATES),
    },
    DELETED_FILTER,
    {
      name: "sort",
      isOfEmpty: true,
      label: msg`Sort`,
      all: msg`Last changed`,
      options: [
        ["updatedAt", msg`Longest unchanged`],
        ["price", msg`Price: low to high`],
        ["-price", msg`Price: high to low`],
        ["title", msg`Title, A to Z`],
        ["-title", msg`Title, Z to A`],
      ],
    },
    { name: "companyId", control: null },
  ],
  areFiltersFolded: true,
  tools: ({ list }) => list.get("companyId") && <CompanyChip list={list} />,
  columns: [
    { header: msg`Property`, sort: "title", cell: (property) => <Named property={property} /> },
    { header: msg`Company`, isExtra: true, cell: ({ companyName }) => companyName },
    { header: msg`Type`, cell: ({ type }, { i18n }) => i18n._(TYPE_LABELS[type]) },
    {
      header: msg`Price range`,
      sort: "price",
      align: "end",
      cell: ({ priceRange }) => (
        <span className="whitespace-nowrap font-semibold">{priceRange}</span>
      ),
    },
    {
      header: msg`Changed`,
      sort: "updatedAt",
      isExtra: true,
      cell: ({ updatedAt }) => <Day iso={updatedAt} />,
    },
    { header: msg`Status`, cell: (property) => <ListingStatusTag property={property} /> },
  ],
  card: (property, parts) => <ListingCard property={property} {...parts} />,
  view: "either",
  nameOf: ({ title }) => title,
  exported: "properties",
  bulk: {
    kind: "property",
    actions: [
      {
        label: msg`Restore`,
        act: "restore",
        isFor: isOfDeleted,
        done: (count) =>
          msg`${plural(count, { one: "# property is back", other: "# properties are back" })}`,
      },
      { label: msg`Set live`, act: "live", isFor: isOfPresent, done: changed },
      { label: msg`Pause`, act: "pause", isFor: isOfPresent, done: changed },
      { label: msg`Feature`, act: "feature", isFor: isOfPresent, done: changed },
      {
        label: msg`Delete`,
        act: "delete",
        isDangerous: true,
        isFor: isOfPresent,
        ask: (count, i18n) => ({
          title: i18n._(
            msg`${plural(count, { one: "Delete # property?", other: "Delete # properties?" })}`,
          ),
          body: <Trans>They leave the site at once and can be restored for 30 days.</Trans>,
          isDangerous: true,
        }),
        done: (count) =>
          msg`${plural(count, { one: "# property deleted", other: "# properties deleted" })}`,
      },
    ],
  },
  panel: (property, { close, editing }) =>
    property && (
      <ListingPanel property={property} onClose={close} {...editing.actionsOn(property)} />
    ),
  edited: {
    add: msg`Add New Property`,
    useOne: (asked) => useAdmin("/properties/{id}", asked).data?.data,
    removal: {
      path: "/properties",
      nameOf: ({ title }: ManagedListing) => title,
      title: msg`Delete property`,
      done: msg`Property deleted successfully`,
      failed: msg`Failed to delete property`,
    },
    form: ListingForm,
  },
  empty: msg`No properties yet`,
});

function Named({ property: { title, location, images } }: { property: ManagedListing }) {
  const { t } = useLingui();
  const more = images.length - 1;
  return (
    <span className="flex items-center gap-3">
      <Cover images={images} width={160} className="h-10.5 w-14 flex-none rounded-control" />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-muted text-sm">
          {location}
          {more > 0 && ` · ${t`+${more} more`}`}
        </span>
      </span>
    </span>
  );
}

/** The company whose listings are shown; one press shows all listings again. */
function CompanyChip({ list }: { list: ListState }) {
  const { t } = useLingui();
  const id = list.get("companyId");
  const { data } = useAdmin("/companies/{id}", { id });
  const name = data?.data.name ?? id;
  return (
    <Button
      look="outline"
      size="compact"
      aria-label={t`Show all companies, not only ${name}`}
      onClick={() => list.set({ companyId: "" })}
    >
      {name}
      <X aria-hidden="true" className="size-4" />
    </Button>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { type AdminList, useAdmin, useAdminList } from "../admin-query.ts";
import { useParameter } from "../list-state.ts";
import { PageHead } from "../parts/page-head.tsx";
import { RowButton } from "../parts/row-button.tsx";
import { Split } from "../parts/side-panel.tsx";
import { ViewSwitch } from "../parts/view-switch.tsx";
import { DataTable } from "../table/data-table.tsx";
import { Opener } from "../table/opener.tsx";
import { useEmptyWords } from "../table/toolbar.tsx";
import type { ManagedProperty } from "./managed-property.ts";
import { PropertyCard } from "./property-card.tsx";
import { usePropertyColumns } from "./property-columns.tsx";
import { PropertyPanel } from "./property-panel.tsx";
import { PropertyTools } from "./property-tools.tsx";
import { usePropertyActs } from "./use-property-acts.tsx";
import { usePropertyBulk } from "./use-property-bulk.tsx";

/** With the readers of prices and areas, which nothing else here needs. */
const PropertyForm = lazy(() =>
  import("./property-form.tsx").then((module) => ({ default: module.PropertyForm })),
);

const FILTERS = ["type", "status", "companyId", "deleted"];
const PAGE = 24;

export function Properties() {
  const { t } = useLingui();
  const list = useAdminList<ManagedProperty>({
    path: "/admin/properties",
    filters: FILTERS,
    limit: PAGE,
  });
  const [view, setView] = useParameter("view");
  const [openId, setOpenId] = useParameter("open");
  const [edited, setEdited] = useState<ManagedProperty | "new" | null>(null);
  const { remove, restore } = usePropertyActs();
  const columns = usePropertyColumns();
  const bulk = usePropertyBulk(list.get("deleted") !== "");
  const empty = useEmptyWords(list, FILTERS, t`No properties yet`);
  const shownView = view === "table" ? "table" : "cards";

  function actions(property: ManagedProperty) {
    const name = property.title;
    if (property.deletedAt) return null;
    return (
      <>
        <RowButton
          kind="edit"
          icon={Pencil}
          label={t`Edit ${name}`}
          onPress={() => setEdited(property)}
        />
        <RowButton
          kind="delete"
          icon={Trash2}
          label={t`Delete ${name}`}
          onPress={() => void remove(property)}
        />
      </>
    );
  }

  const ways = {
    nameOf: (property: ManagedProperty) => property.title,
    onOpen: (property: ManagedProperty) => setOpenId(property._id),
    openId,
  };
  return (
    <>
      <PageHead title={<Trans>Properties</Trans>}>
        <Button size="compact" data-add="" onClick={() => setEdited("new")}>
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add New Property</Trans>
        </Button>
      </PageHead>
      <PropertyTools list={list}>
        <ViewSwitch view={shownView} onChange={(next) => setView(next === "cards" ? "" : next)} />
      </PropertyTools>
      <Split
        panel={
          openId && (
            <OpenProperty
              id={openId}
              list={list}
              onEdit={setEdited}
              onDelete={(property) => void remove(property)}
              onRestore={(property) => void restore(property)}
              onClose={() => setOpenId("")}
            />
          )
        }
      >
        <DataTable
          {...ways}
          label={t`Properties`}
          list={list}
          columns={columns}
          view={shownView}
          bulk={bulk}
          actions={actions}
          card={(property) => (
            <PropertyCard
              property={property}
              actions={actions(property)}
              opener={(children) => (
                <Opener {...ways} item={property}>
                  {children}
                </Opener>
              )}
            />
          )}
          empty={{
            title: empty.title,
            action: empty.clear && (
              <Button look="outline" size="compact" onClick={empty.clear}>
                <Trans>Clear Filters</Trans>
              </Button>
            ),
          }}
        />
      </Split>
      <Suspense>
        {edited && (
          <PropertyForm
            property={edited === "new" ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type OpenProps = {
  id: string;
  list: AdminList<ManagedProperty>;
  onEdit: (property: ManagedProperty) => void;
  onDelete: (property: ManagedProperty) => void;
  onRestore: (property: ManagedProperty) => void;
  onClose: () => void;
};

/** From the list where it is in it; an address that was sent may name one that is not. */
function OpenProperty({ id, list, onEdit, onDelete, onRestore, onClose }: OpenProps) {
  const listed = list.items.find((property) => property._id === id);
  const { data } = useAdmin<ManagedProperty>(`/properties/${encodeURIComponent(id)}`, {
    isWanted: !listed && !list.isLoading,
  });
  const property = listed ?? data?.data;
  if (!property) return null;
  return (
    <PropertyPanel
      key={id}
      property={property}
      onEdit={() => onEdit(property)}
      onDelete={() => onDelete(property)}
      onRestore={() => onRestore(property)}
      onClose={onClose}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { useRemoval } from "#web/platform/admin/parts/use-removal.tsx";
import { ManagedList } from "#web/platform/admin/table/managed-list.tsx";
import { useEmptyList } from "#web/platform/admin/table/toolbar.tsx";
import type { ManagedProperty } from "./managed-property.ts";
import { PropertyCard } from "./property-card.tsx";
import { usePropertyColumns } from "./property-columns.tsx";
import { PropertyPanel } from "./property-panel.tsx";
import { PropertyTools } from "./property-tools.tsx";
import { usePropertyBulk } from "./use-property-bulk.tsx";

/** With the readers of prices and areas, which nothing else here needs. */
const PropertyForm = lazy(() =>
  import("./property-form.tsx").then((module) => ({ default: module.PropertyForm })),
);

const PATH = "/properties";
const FILTERS = ["type", "status", "companyId", "deleted"];
const PAGE = 24;

const nameOf = ({ title }: ManagedProperty) => title;

export function Properties() {
  const { t } = useLingui();
  const list = useAdminList<ManagedProperty>({
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
      path={PATH}
      nameOf={nameOf}
      acts={acts}
      words={{ title: t`Properties`, add: t`Add New Property` }}
      columns={usePropertyColumns()}
      exported="properties"
      bulk={usePropertyBulk(list.get("deleted") !== "")}
      empty={useEmptyList(list, FILTERS, t`No properties yet`)}
      tools={(viewSwitch) => <PropertyTools list={list}>{viewSwitch}</PropertyTools>}
      card={(property, parts) => <PropertyCard property={property} {...parts} />}
      panel={(property, acts) => <PropertyPanel property={property} {...acts} />}
      form={(property, onClose) => <PropertyForm property={property} onClose={onClose} />}
    />
  );
}

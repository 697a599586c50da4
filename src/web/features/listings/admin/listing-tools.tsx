import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { LISTING_STATUSES, PROPERTY_TYPES } from "#domain/listings/listing.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { FilterSelect, Filters, SearchBox, Toolbar } from "#web/platform/admin/table/toolbar.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { LISTING_STATUS_LABELS } from "./listing-labels.ts";

export function ListingTools({ list, children }: { list: ListState; children: ReactNode }) {
  const { t, i18n } = useLingui();
  return (
    <Toolbar>
      <SearchBox list={list} label={t`Search properties`} />
      <Filters>
        <FilterSelect
          list={list}
          name="type"
          label={t`Property type`}
          all={t`All types`}
          options={PROPERTY_TYPES.map((value) => ({ value, label: i18n._(TYPE_LABELS[value]) }))}
        />
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={LISTING_STATUSES.map((value) => ({
            value,
            label: i18n._(LISTING_STATUS_LABELS[value].label),
          }))}
        />
        <FilterSelect
          list={list}
          name="deleted"
          label={t`Deleted`}
          all={t`Not deleted`}
          options={[{ value: "true", label: t`Deleted, 30 days` }]}
        />
        <FilterSelect
          list={list}
          name="sort"
          label={t`Sort`}
          all={t`Last changed`}
          options={[
            { value: "updatedAt", label: t`Longest unchanged` },
            { value: "price", label: t`Price: low to high` },
            { value: "-price", label: t`Price: high to low` },
            { value: "title", label: t`Title, A to Z` },
            { value: "-title", label: t`Title, Z to A` },
          ]}
        />
      </Filters>
      {list.get("companyId") && <CompanyChip list={list} />}
      <span className="ml-auto">{children}</span>
    </Toolbar>
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

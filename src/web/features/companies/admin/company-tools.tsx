import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { COMPANY_STATUS_LABELS } from "#web/platform/admin/companies/company-labels.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { FilterSelect, Filters, SearchBox, Toolbar } from "#web/platform/admin/table/toolbar.tsx";

export function CompanyTools({ list, children }: { list: ListState; children: ReactNode }) {
  const { t, i18n } = useLingui();
  return (
    <Toolbar>
      <SearchBox list={list} label={t`Search companies`} />
      <Filters>
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={COMPANY_STATUSES.map((value) => ({
            value,
            label: i18n._(COMPANY_STATUS_LABELS[value].label),
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
          all={t`Newest`}
          options={[
            { value: "createdAt", label: t`Oldest` },
            { value: "name", label: t`Name, A to Z` },
            { value: "-name", label: t`Name, Z to A` },
          ]}
        />
      </Filters>
      <span className="ml-auto">{children}</span>
    </Toolbar>
  );
}

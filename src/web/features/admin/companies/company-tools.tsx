import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { COMPANY_STATUSES } from "#domain/company.ts";
import type { ListState } from "../list-state.ts";
import { FilterSelect, SearchBox, Toolbar } from "../table/toolbar.tsx";
import { COMPANY_STATUS_WORDS } from "./company-words.ts";

export function CompanyTools({ list, children }: { list: ListState; children: ReactNode }) {
  const { t, i18n } = useLingui();
  return (
    <Toolbar>
      <SearchBox list={list} label={t`Search companies`} />
      <FilterSelect
        list={list}
        name="status"
        label={t`Status`}
        all={t`All statuses`}
        options={COMPANY_STATUSES.map((value) => ({
          value,
          label: i18n._(COMPANY_STATUS_WORDS[value].label),
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
      <span className="ml-auto">{children}</span>
    </Toolbar>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { Import } from "#domain/imports/answer-schema.ts";
import { IMPORT_OUTCOMES } from "#domain/imports/import.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { useDownload, wholeQuery } from "#web/platform/admin/parts/download.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import { type Filter, FilterControl, optionsOf } from "#web/platform/admin/table/filters.tsx";
import { SearchBox, Toolbar, useEmptyList } from "#web/platform/admin/table/toolbar.tsx";
import { Button } from "#web/ui/button.tsx";
import { OUTCOME_LABELS } from "./import.ts";
import { ROW_COLUMNS } from "./row-columns.tsx";

const FILTERS: Filter[] = [
  {
    name: "outcome",
    label: msg`Outcome`,
    all: msg`All outcomes`,
    options: optionsOf(IMPORT_OUTCOMES, OUTCOME_LABELS),
  },
  {
    name: "field",
    label: msg`What is wrong`,
    all: msg`Anything wrong`,
    options: [
      ["price", msg`Price`],
      ["city", msg`City`],
      ["purpose", msg`Sale or rent`],
      ["type", msg`Property type`],
      ["row", msg`Already here`],
      ["empty", msg`Empty row`],
    ],
  },
];

/** The rows to review: those not imported and, in a dry run, the first good ones. */
export function Rows({ one }: { one: Import }) {
  const { t } = useLingui();
  const path = `/admin/imports/${encodeURIComponent(one._id)}/rows`;
  const list = useAdminList({
    path: "/admin/imports/{id}/rows",
    id: one._id,
    filters: FILTERS.map(({ name }) => name),
  });
  const { title } = useEmptyList(list, { filters: FILTERS, empty: msg`Every row was taken` });
  const { download } = useDownload(t`The file could not be fetched`);

  function keep() {
    const query = wholeQuery(list.asked);
    query.delete("sort");
    void download(`${path}.csv?${query}`, "import-rows.csv");
  }

  return (
    <section>
      <h2 className="mb-2 text-base">
        <Trans>Rows</Trans>
      </h2>
      <Toolbar>
        <SearchBox list={list} label={t`Search in titles and reasons`} />
        {FILTERS.map((filter) => (
          <FilterControl key={filter.name} filter={filter} list={list} />
        ))}
        <Button look="outline" size="compact" onClick={keep}>
          <Download aria-hidden="true" className="size-4" />
          <Trans>Download as CSV</Trans>
        </Button>
      </Toolbar>
      <DataTable
        label={t`Rows`}
        list={list}
        columns={ROW_COLUMNS}
        nameOf={({ title: name }) => name}
        empty={{ title }}
      />
    </section>
  );
}

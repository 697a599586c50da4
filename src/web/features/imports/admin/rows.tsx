import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { Import } from "#domain/imports/answer-schema.ts";
import { IMPORT_OUTCOMES } from "#domain/imports/import.ts";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { downloadAdmin } from "#web/platform/admin/parts/download.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { OUTCOME_LABELS } from "./import.ts";
import { useRowColumns } from "./row-columns.tsx";

const FILTERS = ["outcome", "field"];
const WRONG_FIELDS = ["price", "city", "purpose", "type", "row", "empty"];

/** The rows to review: those not imported and, in a dry run, the first good ones. */
export function Rows({ one }: { one: Import }) {
  const { t, i18n } = useLingui();
  const path = `/admin/imports/${encodeURIComponent(one._id)}/rows`;
  const list = useAdminList({
    path: "/admin/imports/{id}/rows",
    id: one._id,
    filters: FILTERS,
  });
  const columns = useRowColumns();
  const nothing = t`Every row was taken`;
  const { title } = useEmptyList(list, FILTERS, nothing);
  const fieldNames: Record<string, string> = {
    price: t`Price`,
    city: t`City`,
    purpose: t`Sale or rent`,
    type: t`Property type`,
    row: t`Already here`,
    empty: t`Empty row`,
  };

  async function keep() {
    const query = new URLSearchParams(list.asked.filter(([name]) => name !== "cursor"));
    query.delete("sort");
    try {
      await downloadAdmin(`${path}.csv?${query}`, "import-rows.csv");
    } catch (error) {
      const description = wordsOf(error, t`The file could not be fetched`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }

  return (
    <section>
      <h2 className="mb-2 text-base">
        <Trans>Rows</Trans>
      </h2>
      <Toolbar>
        <SearchBox list={list} label={t`Search in titles and reasons`} />
        <FilterSelect
          list={list}
          name="outcome"
          label={t`Outcome`}
          all={t`All outcomes`}
          options={IMPORT_OUTCOMES.map((value) => ({
            value,
            label: i18n._(OUTCOME_LABELS[value]),
          }))}
        />
        <FilterSelect
          list={list}
          name="field"
          label={t`What is wrong`}
          all={t`Anything wrong`}
          options={WRONG_FIELDS.map((value) => ({ value, label: fieldNames[value] ?? value }))}
        />
        <Button look="outline" size="compact" onClick={() => void keep()}>
          <Download aria-hidden="true" className="size-4" />
          <Trans>Download as CSV</Trans>
        </Button>
      </Toolbar>
      <DataTable
        label={t`Rows`}
        list={list}
        columns={columns}
        nameOf={({ title: name }) => name}
        empty={{ title }}
      />
    </section>
  );
}

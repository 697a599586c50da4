import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { Import } from "#domain/imports/answer-schema.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { ImportState } from "./import-state.tsx";
import { ImportView } from "./import-view.tsx";

/** Imported files: the opened one, or an upload form and all earlier ones. */
export default function Imports() {
  const [params, setParams] = useSearchParams();
  const id = params.get("import");
  const show = (next: string) => setParams(next === "" ? {} : { import: next });
  return id ? (
    <ImportView key={id} id={id} onShow={show} />
  ) : (
    <>
      <PageHead />
      <FileChooser onSent={({ _id }) => show(_id)} />
      <History onOpen={show} />
    </>
  );
}

function History({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useLingui();
  const list = useAdminList({ path: "/admin/imports" });
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-base">
        <Trans>Earlier imports</Trans>
      </h2>
      <DataTable
        label={t`Earlier imports`}
        list={list}
        columns={COLUMNS}
        nameOf={({ fileName }) => fileName}
        onOpen={({ _id }) => onOpen(_id)}
        empty={{ title: t`No file has been brought in yet` }}
      />
    </section>
  );
}

const COLUMNS: Column<Import>[] = [
  {
    header: msg`File`,
    cell: ({ fileName }) => (
      <span className="font-medium [overflow-wrap:anywhere]">{fileName}</span>
    ),
  },
  { header: msg`State`, cell: (one) => <ImportState one={one} /> },
  { header: msg`Rows`, cell: ({ rowsDone }) => rowsDone, align: "end" },
  { header: msg`Good`, cell: ({ created }) => created, align: "end" },
  {
    header: msg`Duplicates`,
    cell: ({ duplicates }) => duplicates,
    align: "end",
    isExtra: true,
  },
  { header: msg`Refused`, cell: ({ refused }) => refused, align: "end" },
  { header: msg`When`, cell: ({ createdAt }) => <Moment iso={createdAt} />, isExtra: true },
];

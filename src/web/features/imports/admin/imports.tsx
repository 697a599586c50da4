import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
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
export function Imports() {
  const [params, setParams] = useSearchParams();
  const id = params.get("import");
  const show = (next: string) => setParams(next === "" ? {} : { import: next });
  return id ? (
    <ImportView key={id} id={id} onShow={show} />
  ) : (
    <>
      <PageHead title={<Trans>Import</Trans>} />
      <FileChooser onSent={({ _id }) => show(_id)} />
      <History onOpen={show} />
    </>
  );
}

function History({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useLingui();
  const list = useAdminList({ path: "/admin/imports" });
  const columns = useColumns();
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-base">
        <Trans>Earlier imports</Trans>
      </h2>
      <DataTable
        label={t`Earlier imports`}
        list={list}
        columns={columns}
        nameOf={({ fileName }) => fileName}
        onOpen={({ _id }) => onOpen(_id)}
        empty={{ title: t`No file has been brought in yet` }}
      />
    </section>
  );
}

function useColumns(): Column<Import>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: "file",
        header: t`File`,
        cell: ({ fileName }) => (
          <span className="font-medium [overflow-wrap:anywhere]">{fileName}</span>
        ),
      },
      { id: "status", header: t`State`, cell: (one) => <ImportState one={one} /> },
      { id: "rows", header: t`Rows`, cell: ({ rowsDone }) => rowsDone, align: "end" },
      { id: "created", header: t`Good`, cell: ({ created }) => created, align: "end" },
      {
        id: "duplicates",
        header: t`Duplicates`,
        cell: ({ duplicates }) => duplicates,
        align: "end",
        isExtra: true,
      },
      { id: "refused", header: t`Refused`, cell: ({ refused }) => refused, align: "end" },
      {
        id: "when",
        header: t`When`,
        cell: ({ createdAt }) => <Moment iso={createdAt} />,
        isExtra: true,
      },
    ],
    [t],
  );
}

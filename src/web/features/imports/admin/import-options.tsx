import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Import } from "#domain/imports/answer-schema.ts";
import type { FileColumn, ImportOptions } from "#domain/imports/import.ts";
import { CallFailed, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useAdmin, useAdminWrite } from "#web/platform/admin/admin-query.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { ColumnTable } from "./column-table.tsx";
import { type Mapping, mappingOf, startImport } from "./import.ts";
import { OptionFields } from "./option-fields.tsx";
import { columnsWanted, optionsIn } from "./options.ts";

type Props = { one: Import; onShow: (id: string) => void };

/** Column mapping and options for the whole file; each change is previewed again before it applies. */
export function ImportOptionsForm({ one, onShow }: Props) {
  const { data, error, isError, refetch } = useAdmin("/admin/imports/{id}/columns", {
    id: one._id,
  });
  if (isError) {
    const isGone = error instanceof CallFailed && error.status === 409;
    if (!isGone) return <FailedNotice retry={() => void refetch()} />;
    return (
      <p className="text-muted">
        <Trans>The file itself is gone after thirty days; send it again to change anything.</Trans>
      </p>
    );
  }
  if (!data) return null;
  return <OptionsForm one={one} columns={data.data} onShow={onShow} />;
}

function OptionsForm({ one, columns, onShow }: Props & { columns: FileColumn[] }) {
  const { t } = useLingui();
  const given = mappingOf(columns);
  const [mapping, setMapping] = useState<Mapping>(given);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const start = useAdminWrite((options: ImportOptions) =>
    startImport(one._id, { isDryRun: true, options }),
  );

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isSame = JSON.stringify(mapping) === JSON.stringify(given);
    const byHand = isSame ? one.options.columns : columnsWanted(mapping);
    const options = optionsIn(new FormData(event.currentTarget), byHand);
    setErrors({});
    try {
      const { data } = await start.mutateAsync(options);
      onShow(data._id);
    } catch (failure) {
      setErrors(errorsIn(failure, t`The file could not be looked through`));
    }
  }

  const matched = Object.values(mapping).filter(Boolean).length;
  return (
    <details
      open={one.created === 0}
      className="group rounded-card border border-line bg-surface open:pb-5"
    >
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 px-5 py-2 font-medium">
        <Trans>Columns and what holds for the whole file</Trans>
        <span className="font-normal text-muted">
          <Trans>
            {matched} of {columns.length} columns are used
          </Trans>
        </span>
      </summary>
      <form onSubmit={look} className="grid gap-5 px-5">
        <ColumnTable columns={columns} mapping={mapping} onChange={setMapping} />
        <OptionFields options={one.options} errors={errors} />
        {errors.form && (
          <p role="alert" className="font-medium text-brick">
            {errors.form}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="compact" look="outline" disabled={start.isPending}>
            <Trans>Look through it again</Trans>
          </Button>
          <p className="text-muted text-sm">
            <Trans>Changes here count once the file has been looked through again.</Trans>
          </p>
        </div>
      </form>
    </details>
  );
}

function errorsIn(failure: unknown, otherwise: string): Record<string, string> {
  const fields = failure instanceof CallFailed ? failure.errors : {};
  const first = Object.entries(fields).map(([name, [words]]) => [name, words ?? ""]);
  return first.length > 0 ? Object.fromEntries(first) : { form: wordsOf(failure, otherwise) };
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type FileColumn, IMPORT_FIELDS, type ImportField } from "#domain/imports/import.ts";
import { Select } from "#web/ui/field.tsx";
import { IMPORT_LABELS, type Mapping } from "./import.ts";

type Props = {
  columns: FileColumn[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
};

/** Each column of the file with sample cells and the field it is mapped to. */
export function ColumnTable({ columns, mapping, onChange }: Props) {
  const { t, i18n } = useLingui();

  /** A field maps to one column only, so the column that had it loses it. */
  function take(name: string, field: ImportField | "") {
    const others = Object.entries(mapping).map(([other, had]) => [
      other,
      field !== "" && had === field ? "" : had,
    ]);
    onChange({ ...Object.fromEntries(others), [name]: field });
  }

  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {columns.map(({ name, samples }) => (
        <li
          key={name}
          className="grid items-center gap-x-4 gap-y-1.5 bg-surface px-4 py-2 sm:grid-cols-[minmax(0,1fr)_15rem]"
        >
          <div className="min-w-0">
            <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
            <p className="truncate text-muted text-sm">
              {samples.length > 0 ? samples.join(" · ") : <Trans>empty</Trans>}
            </p>
          </div>
          <Select
            aria-label={t`What ${name} holds`}
            value={mapping[name] ?? ""}
            onChange={(event) => take(name, event.target.value as ImportField | "")}
            className="min-h-11! py-1.5!"
          >
            <option value="">{t`Not used`}</option>
            {IMPORT_FIELDS.map((field) => (
              <option key={field} value={field}>
                {i18n._(IMPORT_LABELS[field])}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  );
}

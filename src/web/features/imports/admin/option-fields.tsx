import { useLingui } from "@lingui/react/macro";
import type { ImportOptions } from "#domain/imports/import.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";

type Props = { options: ImportOptions; errors: Record<string, string> };

/** Defaults for rows that do not say otherwise. */
export function OptionFields({ options, errors }: Props) {
  const { t } = useLingui();
  const { data: companies } = useAdmin("/companies", { query: "limit=100" });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="import-city" label={t`City`} note={t`of rows that name none`} error={errors.city}>
        <input
          id="import-city"
          name="city"
          maxLength={LENGTHS.importName}
          defaultValue={options.city}
          className={CONTROL}
          {...errorProps({ id: "import-city", error: errors.city })}
        />
      </Field>
      <Field id="import-purpose" label={t`Sale or rent`} note={t`of rows that do not say`}>
        <Select id="import-purpose" name="purpose" defaultValue={options.purpose ?? ""}>
          <option value="">{t`Read from the file`}</option>
          <option value="sale">{t`Sale`}</option>
          <option value="rent">{t`Rent`}</option>
        </Select>
      </Field>
      <Field id="import-company" label={t`Company that lists them`} error={errors.companyId}>
        <Select id="import-company" name="companyId" defaultValue={options.companyId ?? ""}>
          <option value="">{t`None`}</option>
          {companies?.data.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="import-source"
        label={t`Source`}
        note={t`ids are compared within one source`}
        error={errors.source}
      >
        <input
          id="import-source"
          name="source"
          maxLength={LENGTHS.importName}
          defaultValue={options.source}
          className={CONTROL}
        />
      </Field>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { PropertyType } from "#domain/property.ts";
import type { FormErrors } from "../parts/form-errors.ts";
import { ChoiceField, TextField } from "../parts/text-field.tsx";
import { FACT_FIELDS, type FactField, type FactName } from "./fact-fields.ts";
import { fieldText, type GivenFacts } from "./fact-values.ts";

type Props = {
  type: PropertyType;
  given: GivenFacts;
  read: Partial<Record<FactName, string | number | null>>;
  errors: FormErrors;
  onGive: (name: FactName, text: string) => void;
};

/** By these a listing is found; they fill themselves from what was typed above and can be corrected. */
export function FactsSection({ type, given, read, errors, onGive }: Props) {
  const { t } = useLingui();
  const fields = FACT_FIELDS.filter(({ of }) => !of || of.includes(type));
  return (
    <fieldset className="rounded-card border border-line bg-sunk px-4 pt-1 pb-4">
      <legend className="px-1.5 font-semibold">
        <Trans>Facts for search</Trans>
      </legend>
      <p className="mb-3 text-muted text-sm">
        <Trans>
          Read from the price range, features and location you typed. Correct whatever was misread.
        </Trans>
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {fields.map((field) => {
          const isRead = given[field.name] === undefined;
          const value = given[field.name] ?? fieldText(field, read[field.name]);
          return (
            <FactInput
              key={field.name}
              field={field}
              type={type}
              value={value}
              note={isRead && value !== "" ? t`read` : undefined}
              errors={errors}
              onGive={(text) => onGive(field.name, text)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type InputProps = {
  field: FactField;
  type: PropertyType;
  value: string;
  note: string | undefined;
  errors: FormErrors;
  onGive: (text: string) => void;
};

function FactInput({ field, type, value, note, errors, onGive }: InputProps) {
  const { i18n } = useLingui();
  const common = { name: field.name, label: i18n._(field.label), note, errors, value };
  if (field.options) {
    const options = field.options(type).map((option) => ({
      value: option.value,
      label: i18n._(option.label),
    }));
    return (
      <ChoiceField
        {...common}
        options={field.isAlways ? options : [{ value: "", label: "–" }, ...options]}
        onChange={(event) => onGive(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...common}
      {...KEYBOARDS[field.kind]}
      maxLength={100}
      onChange={(event) => onGive(event.target.value)}
    />
  );
}

const KEYBOARDS = {
  money: { placeholder: "75 L" },
  area: { placeholder: "1200 sq ft" },
  count: { inputMode: "numeric" },
  date: { type: "date" },
  text: {},
  choice: {},
} as const;

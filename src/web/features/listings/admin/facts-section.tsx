import { Trans, useLingui } from "@lingui/react/macro";
import type { PropertyType } from "#domain/listings/listing.ts";
import type { ListingReading } from "#domain/listings/reader.ts";
import { ReadLine } from "#web/features/listings/read-line.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField, TextField } from "#web/platform/admin/parts/text-field.tsx";
import { FACT_FIELDS, type FactField, type FactName } from "./fact-fields.ts";
import { fieldText, type GivenFacts } from "./fact-values.ts";

type Props = {
  type: PropertyType;
  given: GivenFacts;
  read: Partial<Record<FactName, string | number | null>>;
  reading: ListingReading;
  errors: FormErrors;
  /** A new listing marks facts that were read from the text; stored facts need no mark. */
  isNew: boolean;
  onGive: (name: FactName, text: string) => void;
};

/** The facts by which a listing is found; filled from the text above, and open to correction. */
export function FactsSection({ type, given, read, reading, errors, isNew, onGive }: Props) {
  const { t } = useLingui();
  const fields = FACT_FIELDS.filter(({ of }) => !of || of.includes(type));
  return (
    <fieldset className="rounded-card border border-line bg-sunk px-4 pt-1 pb-4">
      <legend className="px-1.5 font-semibold">
        <Trans>Facts for search</Trans>
      </legend>
      <div className="mb-3 grid gap-1">
        <p className="text-muted text-sm">
          <Trans>
            Read from the price range, features and location you typed. Correct whatever was
            misread.
          </Trans>
        </p>
        <ReadLine reading={reading} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {fields.map((field) => {
          const isRead = isNew && given[field.name] === undefined;
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

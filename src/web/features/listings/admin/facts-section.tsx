import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldKind } from "#domain/listings/field.ts";
import { type FieldValue, fieldText, maxTextLength } from "#domain/listings/field-text.ts";
import { apiNameOf, fieldOf, isOf } from "#domain/listings/fields.ts";
import { type PropertyType, SUBTYPES_OF } from "#domain/listings/listing.ts";
import type { ListingReading } from "#domain/listings/reader.ts";
import { ReadLine } from "#web/features/listings/read-line.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField, TextField } from "#web/platform/admin/parts/text-field.tsx";
import { choiceLabel, FIELD_LABELS } from "#web/platform/labels/field-labels.ts";
import { FACT_NAMES, type FactName, type GivenFacts } from "./fact-values.ts";

type Props = {
  type: PropertyType;
  given: GivenFacts;
  read: Partial<Record<FactName, FieldValue>>;
  reading: ListingReading;
  errors: FormErrors;
  /** A new listing marks facts that were read from the text; stored facts need no mark. */
  isNew: boolean;
  onGive: (name: FactName, text: string) => void;
};

/** The facts by which a listing is found; filled from the text above, and open to correction. */
export function FactsSection({ type, given, read, reading, errors, isNew, onGive }: Props) {
  const { t } = useLingui();
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
        {FACT_NAMES.filter((name) => isOf(name, type)).map((name) => {
          const isRead = isNew && given[name] === undefined;
          const value = given[name] ?? fieldText(name, read[name]);
          return (
            <FactInput
              key={name}
              name={name}
              type={type}
              value={value}
              note={isRead && value !== "" ? t`read` : undefined}
              errors={errors}
              onGive={(text) => onGive(name, text)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type InputProps = {
  name: FactName;
  type: PropertyType;
  value: string;
  note: string | undefined;
  errors: FormErrors;
  onGive: (text: string) => void;
};

/** In the console's short lines rooms are called as people ask for them. */
const LABELS = { ...FIELD_LABELS, beds: msg`BHK` };

function FactInput({ name, type, value, note, errors, onGive }: InputProps) {
  const { i18n } = useLingui();
  const field = fieldOf(name);
  const common = { name: apiNameOf(name), label: i18n._(LABELS[name]), note, errors, value };
  if (field.kind === "choice") {
    const values = name === "subtype" ? SUBTYPES_OF[type] : field.values;
    const options = values.map((one) => ({ value: one, label: choiceLabel(name, one, i18n) }));
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
      maxLength={maxTextLength(name)}
      onChange={(event) => onGive(event.target.value)}
    />
  );
}

const KEYBOARDS: Partial<
  Record<FieldKind, { placeholder?: string; inputMode?: "numeric"; type?: "date" }>
> = {
  money: { placeholder: "75 L" },
  area: { placeholder: "1200 sq ft" },
  count: { inputMode: "numeric" },
  pincode: { inputMode: "numeric" },
  day: { type: "date" },
};

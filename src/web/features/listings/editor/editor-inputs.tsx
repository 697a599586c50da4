import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { maxTextLength } from "#domain/listings/field-text.ts";
import { apiNameOf } from "#domain/listings/fields.ts";
import type { ListingField } from "#domain/listings/form.ts";
import { PROPERTY_TYPES, SUBTYPES_OF } from "#domain/listings/listing.ts";
import { FieldOf, TextArea } from "#web/platform/forms/form-fields.tsx";
import type { Form } from "#web/platform/forms/use-form.ts";
import { choiceLabel } from "#web/platform/labels/field-labels.ts";
import { SUBTYPE_LABELS, TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import type { ReadFacts } from "./use-read-facts.ts";

export type EditorFieldsProps = {
  form: Form;
  /** The stored values, shown until something else was typed. */
  values: Record<string, string>;
  read: ReadFacts;
};

/** The server calls some fields as the API does. */
function errorOf(name: ListingField, { form }: Pick<EditorFieldsProps, "form">) {
  return form.error(name) ?? form.error(apiNameOf(name));
}

type Named = EditorFieldsProps & { name: ListingField; label: string; note?: string };

export function Text(given: Named & Omit<ComponentProps<"input">, keyof Named>) {
  const { form, values, read, label, note, ...props } = given;
  const { t } = useLingui();
  const id = `listing-${props.name}`;
  const error = errorOf(props.name, given);
  const isRead = read.filled.has(props.name);
  return (
    <Field
      id={id}
      label={label}
      note={isRead ? [note, t`read`].filter(Boolean).join(" ") : note}
      error={error}
    >
      <input
        id={id}
        defaultValue={form.value(props.name, values[props.name])}
        maxLength={maxTextLength(props.name)}
        className={CONTROL}
        {...errorProps({ id, error })}
        {...props}
      />
    </Field>
  );
}

type ChoiceProps = Named & { choices: readonly string[]; isOptional?: boolean };

export function Choice(props: ChoiceProps) {
  const { name, label, form, read, values, choices, isOptional = false } = props;
  const { t, i18n } = useLingui();
  const id = `listing-${name}`;
  const error = errorOf(name, props);
  return (
    <Field id={id} label={label} note={read.filled.has(name) && t`read`} error={error}>
      <Select
        id={id}
        name={name}
        defaultValue={form.value(name, values[name])}
        {...errorProps({ id, error })}
      >
        {isOptional && <option value="">–</option>}
        {choices.map((value) => (
          <option key={value} value={value}>
            {choiceLabel(name, value, i18n)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function Kind({ form, values }: EditorFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <FieldOf form={form} name="subtype" label={t`Kind`} stored={values.subtype ?? "apartment"}>
      {(control) => (
        <Select {...control}>
          {PROPERTY_TYPES.toReversed().map((type) => (
            <optgroup key={type} label={i18n._(TYPE_LABELS[type])}>
              {SUBTYPES_OF[type].map((subtype) => (
                <option key={subtype} value={subtype}>
                  {i18n._(SUBTYPE_LABELS[subtype])}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </FieldOf>
  );
}

export function Description({ form, values }: EditorFieldsProps) {
  return (
    <TextArea
      form={form}
      name="description"
      label={<Trans>Description</Trans>}
      stored={values.description}
      rows={6}
      maxLength={maxTextLength("description")}
      className={`${CONTROL} resize-y`}
    />
  );
}

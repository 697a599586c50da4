import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { apiNameOf } from "#domain/listings/fields.ts";
import type { ListingField } from "#domain/listings/form.ts";
import { PROPERTY_TYPES, SUBTYPES_OF } from "#domain/listings/listing.ts";
import { choiceLabel } from "#web/platform/labels/field-labels.ts";
import { SUBTYPE_LABELS, TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import { FIELD_PROBLEMS, UNREADABLE } from "./editor-labels.ts";
import type { ReadFacts } from "./use-read-facts.ts";

export type EditorFieldsProps = {
  values: Record<string, string>;
  wrong: readonly string[];
  /** The server's messages by field. */
  problems: Record<string, string>;
  read: ReadFacts;
};

type Problems = Pick<EditorFieldsProps, "wrong" | "problems">;

/** The server calls some fields as the API does. */
function useProblem(name: ListingField, { wrong, problems }: Problems): string | undefined {
  const { i18n } = useLingui();
  if (!wrong.includes(name) && !wrong.includes(apiNameOf(name))) return undefined;
  return problems[apiNameOf(name)] || i18n._(FIELD_PROBLEMS[name] ?? UNREADABLE);
}

type Named = { name: ListingField; label: string; note?: string };

export function Text({
  values,
  wrong,
  problems,
  read,
  label,
  note,
  ...props
}: EditorFieldsProps & Named & Omit<ComponentProps<"input">, "name">) {
  const { t } = useLingui();
  const id = `listing-${props.name}`;
  const error = useProblem(props.name, { wrong, problems });
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
        defaultValue={values[props.name]}
        className={CONTROL}
        {...errorProps({ id, error })}
        {...props}
      />
    </Field>
  );
}

type ChoiceProps = Named & {
  given: Record<string, string>;
  wrong: readonly string[];
  problems: Record<string, string>;
  read: ReadFacts;
  values: readonly string[];
  isOptional?: boolean;
};

export function Choice(props: ChoiceProps) {
  const { name, label, given, wrong, problems, read, values, isOptional = false } = props;
  const { t, i18n } = useLingui();
  const id = `listing-${name}`;
  const error = useProblem(name, { wrong, problems });
  return (
    <Field id={id} label={label} note={read.filled.has(name) && t`read`} error={error}>
      <Select id={id} name={name} defaultValue={given[name]} {...errorProps({ id, error })}>
        {isOptional && <option value="">–</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {choiceLabel(name, value, i18n)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function Kind({ values }: EditorFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Field id="listing-subtype" label={t`Kind`}>
      <Select id="listing-subtype" name="subtype" defaultValue={values.subtype ?? "apartment"}>
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
    </Field>
  );
}

export function Description(props: EditorFieldsProps) {
  const error = useProblem("description", props);
  const id = "listing-description";
  return (
    <Field id={id} label={<Trans>Description</Trans>} error={error}>
      <textarea
        id={id}
        name="description"
        rows={6}
        maxLength={8000}
        defaultValue={props.values.description}
        className={`${CONTROL} resize-y`}
        {...errorProps({ id, error })}
      />
    </Field>
  );
}

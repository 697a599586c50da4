import type { ComponentProps, ReactNode } from "react";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import type { FormErrors } from "./form-errors.ts";

type Common = { name: string; label: ReactNode; note?: ReactNode; errors?: FormErrors };

const COMPACT = "min-h-11! py-2!";

/** A labelled field with its error below. */
export function TextField(props: Common & Omit<ComponentProps<"input">, "name">) {
  const { name, label, note, errors = {}, ...rest } = props;
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} note={note} error={errors[name]}>
      <input
        id={id}
        name={name}
        {...errorProps({ id, error: errors[name] })}
        {...rest}
        className={`${CONTROL} ${COMPACT}`}
      />
    </Field>
  );
}

export function LongField(props: Common & Omit<ComponentProps<"textarea">, "name">) {
  const { name, label, note, errors = {}, ...rest } = props;
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} note={note} error={errors[name]}>
      <textarea
        id={id}
        name={name}
        rows={4}
        {...errorProps({ id, error: errors[name] })}
        {...rest}
        className={CONTROL}
      />
    </Field>
  );
}

type Option = { value: string; label: string };

export function ChoiceField(
  props: Common & { options: Option[] } & Omit<ComponentProps<"select">, "name">,
) {
  const { name, label, note, errors = {}, options, ...rest } = props;
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} note={note} error={errors[name]}>
      <Select
        id={id}
        name={name}
        {...errorProps({ id, error: errors[name] })}
        {...rest}
        className={COMPACT}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

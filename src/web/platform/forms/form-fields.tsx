import type { ComponentProps, ReactNode } from "react";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";
import type { Form } from "./use-form.ts";

type Shared = {
  form: Form;
  name: string;
  id?: string | undefined;
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  /** Shown until something else was typed. */
  stored?: string | null | undefined;
  /** What the form says if the field is wrong, where it has words of its own. */
  wrong?: string | undefined;
};

type Control = { id: string; name: string; defaultValue: string | undefined };

type FieldOfProps = Shared & { children: (control: Control) => ReactNode };

/** A field with its label and problem, around any control. */
export function FieldOf(props: FieldOfProps) {
  const { form, name, label, note, hint, stored, wrong, children } = props;
  const { id = `${form.id}-${name}` } = props;
  const error = form.error(name, wrong);
  const control = { id, name, defaultValue: form.value(name, stored) };
  return (
    <Field id={id} label={label} note={note} error={error}>
      {children({ ...control, ...errorProps({ id, error }) })}
      {hint && !error && <p className="text-muted text-sm">{hint}</p>}
    </Field>
  );
}

type TextFieldProps = Shared & Omit<ComponentProps<"input">, keyof Shared>;

export function TextField(given: TextFieldProps) {
  const { form, name, label, note, hint, stored, wrong, id, ...props } = given;
  const field = { form, name, label, note, hint, stored, wrong, id };
  return (
    <FieldOf {...field}>
      {(control) => <input className={CONTROL} {...control} {...props} />}
    </FieldOf>
  );
}

type TextAreaProps = Shared & Omit<ComponentProps<"textarea">, keyof Shared>;

export function TextArea(given: TextAreaProps) {
  const { form, name, label, note, hint, stored, wrong, id, ...props } = given;
  const field = { form, name, label, note, hint, stored, wrong, id };
  return (
    <FieldOf {...field}>
      {(control) => <textarea rows={5} className={CONTROL} {...control} {...props} />}
    </FieldOf>
  );
}

type NoteProps = { children: ReactNode; more?: readonly string[]; className?: string };

/** About the form as a whole, above its fields. */
export function ProblemNote({ children, more = [], className = "" }: NoteProps) {
  return (
    <div
      role="alert"
      className={`rounded-control border border-brick bg-brick-wash px-4 py-3 ${className}`}
    >
      <p className="font-medium text-brick">{children}</p>
      {more.map((words) => (
        <p key={words} className="mt-1">
          {words}
        </p>
      ))}
    </div>
  );
}

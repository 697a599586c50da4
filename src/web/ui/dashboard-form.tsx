import type { ComponentProps, ReactNode } from "react";
import { CONTROL, errorProps, Field } from "./field.tsx";

/** The result of a dashboard form: what was typed, and which fields are invalid. */
export type DashboardOutcome = {
  /** Which of the page's forms was submitted. */
  intent: string;
  values: Record<string, string>;
  fields: string[];
  /** The server's messages for some of them, in the visitor's language. */
  problems?: Record<string, string>;
  problem?: "not-allowed" | "conflict" | "too-many" | "gone" | undefined;
};

type TextProps = ComponentProps<"input"> & {
  name: string;
  label: ReactNode;
  note?: ReactNode;
  outcome: DashboardOutcome | undefined;
  /** Shown when the field is invalid. */
  wrong: string;
};

/** Shows what was typed, otherwise what is stored. */
export function DashboardField(given: TextProps) {
  const { label, note, outcome, wrong, defaultValue, id = `desk-${given.name}`, ...props } = given;
  const error = problemOf(outcome, props.name, wrong);
  return (
    <Field id={id} label={label} note={note} error={error}>
      <input
        id={id}
        className={CONTROL}
        defaultValue={outcome?.values[props.name] ?? defaultValue}
        {...errorProps({ id, error })}
        {...props}
      />
    </Field>
  );
}

type LongProps = ComponentProps<"textarea"> &
  Omit<TextProps, keyof ComponentProps<"input">> & {
    name: string;
  };

export function DashboardText({ label, note, outcome, wrong, defaultValue, ...props }: LongProps) {
  const id = `desk-${props.name}`;
  const error = problemOf(outcome, props.name, wrong);
  return (
    <Field id={id} label={label} note={note} error={error}>
      <textarea
        id={id}
        rows={5}
        className={CONTROL}
        defaultValue={outcome?.values[props.name] ?? defaultValue}
        {...errorProps({ id, error })}
        {...props}
      />
    </Field>
  );
}

function problemOf(outcome: DashboardOutcome | undefined, name: string, wrong: string) {
  if (!outcome?.fields.includes(name)) return undefined;
  return outcome.problems?.[name] || wrong;
}

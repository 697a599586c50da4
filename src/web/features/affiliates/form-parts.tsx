import type { ComponentProps, ReactNode } from "react";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";

/** The result of a form: the fields to correct, and what was typed. */
export type Outcome =
  | { intent: string; fields: string[]; values: Partial<Record<string, string>> }
  | undefined;

type Props = ComponentProps<"input"> & {
  name: string;
  label: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function TextField({ label, note, hint, error, ...props }: Props) {
  const id = `affiliate-${props.name}`;
  return (
    <Field id={id} label={label} note={note} error={error}>
      <input id={id} className={CONTROL} {...errorProps({ id, error })} {...props} />
      {hint && !error && <p className="text-muted text-sm">{hint}</p>}
    </Field>
  );
}

/** Confirms what was just done, visibly and for screen readers. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
      {children}
    </p>
  );
}

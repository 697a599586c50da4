import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";

type GroupProps = { title: string; about: string; preview?: ReactNode; children: ReactNode };

/** Related settings: what they are, where they appear, and a preview. */
export function Group({ title, about, preview, children }: GroupProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid items-start gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid gap-4">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="max-w-prose text-muted">{about}</p>
        </div>
        {preview && children}
      </div>
      {!preview && <div className="grid gap-2">{children}</div>}
      {preview && (
        <div aria-hidden="true" className="grid gap-1.5">
          <p className="text-[0.8125rem] text-muted">
            <Trans>So it looks</Trans>
          </p>
          <div className="overflow-hidden rounded-control border border-line bg-paper">
            {preview}
          </div>
        </div>
      )}
    </section>
  );
}

type TextProps = {
  id: string;
  label: string;
  type?: "text" | "tel" | "email" | "number";
  value: string;
  error?: string | undefined;
  maxLength?: number;
  onChange: (value: string) => void;
};

export function TextField({ id, label, type = "text", error, onChange, ...input }: TextProps) {
  const name = `setting-${id}`;
  return (
    <Field id={name} label={label} error={error}>
      <input
        id={name}
        type={type}
        onChange={(event) => onChange(event.target.value)}
        className={CONTROL}
        {...input}
        {...errorProps({ id: name, error })}
      />
    </Field>
  );
}

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 flex-none accent-neem"
      />
      {label}
    </label>
  );
}

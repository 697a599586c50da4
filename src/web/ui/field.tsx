import type { ComponentProps, ReactNode } from "react";

export const CONTROL =
  "w-full min-h-12 rounded-control border border-line-strong bg-surface px-3 py-2.5 leading-snug focus:outline-2 focus:-outline-offset-1 focus:outline-neem aria-invalid:border-2 aria-invalid:border-brick";

type FieldProps = {
  id: string;
  label: ReactNode;
  /** Shown beside the label: "optional". */
  note?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Label above and error message below, linked for assistive technology. */
export function Field({ id, label, note, error, children }: FieldProps) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {note && <span className="font-normal text-muted"> {note}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

type ErrorProps = { id: string; error?: string | undefined };

/** What a control with an error tells assistive technology; a page that arrives with errors begins at the first. */
export function errorProps({ id, error }: ErrorProps) {
  if (!error) return {};
  return { "aria-invalid": true as const, "aria-describedby": `${id}-error`, autoFocus: true };
}

export function Select({ className = "", ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select className={`${CONTROL} appearance-none pr-10 ${className}`} {...props} />
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 fill-none stroke-muted stroke-2"
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
    </span>
  );
}

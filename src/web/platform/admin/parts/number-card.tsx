import { useLingui } from "@lingui/react/macro";
import { Info } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "#web/ui/link.tsx";

type Props = {
  label: string;
  /** Absent until it has loaded. */
  value: number | undefined;
  /** A link to the rows behind the number. */
  to?: string;
  /** What is counted, where that is not obvious. */
  definition?: string;
};

export function NumberCard({ label, value, to, definition }: Props) {
  const shown = value?.toLocaleString("en-IN");
  return (
    <div className="relative rounded-card border border-line bg-surface px-4 py-3.5 has-[a:hover]:border-line-strong">
      <dt className="flex items-center gap-1 text-muted">
        {label}
        {definition && <Definition of={label} text={definition} />}
      </dt>
      <dd className="font-bold text-3xl leading-tight tracking-tight">
        {shown === undefined ? (
          <span aria-hidden="true" className="skeleton mt-1 block h-8 w-16" />
        ) : to ? (
          <Link
            to={to}
            className="card-link focus-visible:after:outline-2 focus-visible:after:outline-neem"
          >
            {shown}
          </Link>
        ) : (
          shown
        )}
      </dd>
    </div>
  );
}

/** Shown on hover, focus and touch; Escape hides it. */
function Definition({ of, text }: { of: string; text: string }) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(false);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") setShown(false);
  }
  return (
    <span
      className="static"
      onPointerEnter={(event) => event.pointerType === "mouse" && setShown(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setShown(false)}
    >
      <button
        type="button"
        aria-label={t`What is counted: ${of}`}
        aria-describedby={id}
        aria-expanded={isShown}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={onKeyDown}
        className="-my-2.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        className={`absolute inset-x-0 top-full z-10 mt-1.5 rounded-control border border-line bg-surface px-3 py-2 text-ink text-sm shadow-soft ${isShown ? "" : "sr-only!"}`}
      >
        {text}
      </span>
    </span>
  );
}

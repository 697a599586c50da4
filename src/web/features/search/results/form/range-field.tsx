import { Trans } from "@lingui/react/macro";
import { type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { LENGTHS } from "#domain/shared/limits.ts";
import { CONTROL } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";

type Ends = { min: string; max: string };

export type Band = Ends & { id: string; label: string; to: string };

type Props = {
  /** The parameters of both ends. */
  names: { min: string; max: string };
  initial: Ends;
  placeholders: Ends;
  bands?: Band[];
  note?: ReactNode;
};

/** Two amounts, typed in everyday form, and bands that fill them in. */
export function RangeField({ names, initial, placeholders, bands = [], note }: Props) {
  const [ends, setEnds] = useState(initial);
  function choose(event: MouseEvent<HTMLAnchorElement>, { min, max }: Ends) {
    const form = event.currentTarget.closest("form");
    if (!form) return;
    // Without JavaScript the band is a link; with it, only a choice that is not submitted yet.
    event.preventDefault();
    flushSync(() => setEnds({ min, max }));
    form.dispatchEvent(new Event("input"));
  }
  return (
    <div className="grid gap-3 in-[.filter-panel]:md:min-w-80">
      <div className="grid grid-cols-2 gap-3">
        <End
          name={names.min}
          label={<Trans>From</Trans>}
          value={ends.min}
          placeholder={placeholders.min}
          onType={(min) => setEnds({ ...ends, min })}
        />
        <End
          name={names.max}
          label={<Trans>Up to</Trans>}
          value={ends.max}
          placeholder={placeholders.max}
          onType={(max) => setEnds({ ...ends, max })}
        />
      </div>
      {note && <p className="text-muted text-sm">{note}</p>}
      {bands.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {bands.map((band) => (
            <li key={band.id}>
              <Link
                to={band.to}
                rel="nofollow"
                aria-current={band.min === ends.min && band.max === ends.max ? "true" : undefined}
                onClick={(event) => choose(event, band)}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3.5 font-medium hover:border-ink aria-[current]:border-neem aria-[current]:bg-neem-wash aria-[current]:text-neem"
              >
                {band.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type EndProps = {
  name: string;
  label: ReactNode;
  value: string;
  placeholder: string;
  onType: (text: string) => void;
};

function End({ name, label, value, placeholder, onType }: EndProps) {
  return (
    <label className="grid min-w-0 gap-1 font-medium text-sm">
      {label}
      <input
        name={name}
        value={value}
        maxLength={LENGTHS.figure}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => onType(event.currentTarget.value)}
        className={`${CONTROL} font-normal text-base`}
      />
    </label>
  );
}

import { useLingui } from "@lingui/react/macro";
import { LayoutGrid, type LucideIcon, Rows3 } from "lucide-react";

type ListView = "cards" | "table";

type Props = { view: ListView; onChange: (view: ListView) => void };

/** Cards by default, as in the spec; a table for long lists. */
export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useLingui();
  const views: [ListView, string, LucideIcon][] = [
    ["cards", t`Cards`, LayoutGrid],
    ["table", t`Table`, Rows3],
  ];
  return (
    <fieldset className="flex rounded-control border border-line-strong bg-surface max-[720px]:hidden">
      <legend className="sr-only">{t`View`}</legend>
      {views.map(([name, label, Icon]) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="grid h-10.5 w-11 place-items-center rounded-control text-muted hover:text-ink aria-pressed:bg-neem-wash aria-pressed:text-neem"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      ))}
    </fieldset>
  );
}

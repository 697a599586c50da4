import type { FacetCount } from "#domain/search/search.ts";

type Option = { value: string; label: string };

type Props = {
  name: string;
  options: Option[];
  chosen: readonly string[];
  /** How many listings each option would find; exact, or absent. */
  counts?: FacetCount[] | undefined;
  kind?: "checkbox" | "radio";
};

/** Options as buttons in a row, for short names such as "2 BHK". */
export function ChipOptions({ name, options, chosen, counts, kind = "checkbox" }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3.5 font-medium hover:border-ink has-checked:border-neem has-checked:bg-neem-wash has-checked:text-neem has-focus-visible:outline-2 has-focus-visible:outline-neem has-focus-visible:outline-offset-2"
        >
          <input
            type={kind}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value) || (value === "" && chosen.length === 0)}
            className="sr-only"
          />
          <span>{label}</span>
          <Count counts={counts} value={value} />
        </label>
      ))}
    </div>
  );
}

/** Options below each other, each with its count at the end of the row. */
export function ListOptions({ name, options, chosen, counts, kind = "checkbox" }: Props) {
  return (
    <ul className="grid in-[.filter-panel]:md:min-w-60">
      {options.map(({ value, label }) => (
        <li key={value}>
          <label className="flex min-h-11 items-center gap-3 rounded-control px-1 hover:bg-sunk">
            <input
              type={kind}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value) || (value === "" && chosen.length === 0)}
              className="size-5 flex-none accent-neem"
            />
            <span className="min-w-0 flex-1">{label}</span>
            <Count counts={counts} value={value} />
          </label>
        </li>
      ))}
    </ul>
  );
}

function Count({ counts, value }: { counts: FacetCount[] | undefined; value: string }) {
  if (!counts || value === "") return null;
  const found = counts.find((count) => count.value === value);
  return <span className="text-muted text-sm">{found?.count ?? 0}</span>;
}

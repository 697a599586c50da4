import { useLingui } from "@lingui/react/macro";
import { SUBTYPES, type Subtype } from "#domain/listings/listing.ts";
import { SUBTYPE_LABELS } from "#web/platform/labels/labels.ts";
import { Link } from "#web/ui/link.tsx";
import { changedAddress, type Results } from "./results.ts";

const MOST_TILES = 6;

/** The kinds with the number of listings of each; renders nothing where the counts are not known. */
export function KindTiles({ results }: { results: Results }) {
  const { t, i18n } = useLingui();
  const counts = results.facets.subtype ?? [];
  const chosen = new URLSearchParams(results.query).getAll("subtype");
  const known = counts.filter(({ value, count }) => isSubtype(value) && count > 0);
  const shown = known.slice(0, MOST_TILES);
  if (shown.length < 2 || new URLSearchParams(results.query).has("type")) return null;
  const total = known.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul
      aria-label={t`Categories`}
      className="-mx-1 mt-3 flex snap-x scroll-px-1 gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      <Tile
        to={changedAddress(results, { subtype: null })}
        label={t`All`}
        count={total}
        isCurrent={chosen.length === 0}
      />
      {shown.map(({ value, count }) => (
        <Tile
          key={value}
          to={changedAddress(results, { subtype: value })}
          label={i18n._(SUBTYPE_LABELS[value as Subtype])}
          count={count}
          isCurrent={chosen.length === 1 && chosen[0] === value}
        />
      ))}
    </ul>
  );
}

type TileProps = { to: string; label: string; count: number; isCurrent: boolean };

function Tile({ to, label, count, isCurrent }: TileProps) {
  return (
    <li className="flex-none snap-start">
      <Link
        to={to}
        aria-current={isCurrent ? "true" : undefined}
        className="grid min-h-16 min-w-28 content-center rounded-card border border-line bg-surface px-4 py-2 leading-tight hover:border-line-strong hover:shadow-soft aria-[current]:border-neem aria-[current]:bg-neem-wash"
      >
        <span className="font-semibold">{label}</span>
        <span className="text-muted text-sm">{count}</span>
      </Link>
    </li>
  );
}

function isSubtype(value: string): value is Subtype {
  return (SUBTYPES as readonly string[]).includes(value);
}

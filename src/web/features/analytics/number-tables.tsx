import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListingNumbers, Numbers } from "#domain/analytics/listing-numbers.ts";
import { SOURCE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { Link } from "#web/ui/link.tsx";
import { NumberCells, NumberHeads } from "./day-chart.tsx";
import { ScrollRegion } from "./scroll-region.tsx";

type ListingProps = { listings: ListingNumbers["byListing"]; days: number };

/** The most viewed listings first; each links to its own numbers. */
export function ListingTable({ listings, days }: ListingProps) {
  const most = Math.max(1, ...listings.map(({ views }) => views));
  return (
    <NumberTable
      id="by-listing"
      caption={<Trans>Views, saves and contacts by listing</Trans>}
      head={<Trans>Listing</Trans>}
      rows={listings.map(({ id, title, ...numbers }) => ({
        key: id,
        name: (
          <Link
            to={`/company/analytics?days=${days}&propertyId=${id}`}
            className="text-neem underline underline-offset-3"
          >
            {title}
          </Link>
        ),
        share: numbers.views / most,
        numbers,
      }))}
    />
  );
}

export function SourceTable({ sources }: { sources: ListingNumbers["bySource"] }) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...sources.map(({ views }) => views));
  return (
    <NumberTable
      id="by-source"
      caption={<Trans>Views, saves and contacts by where people came from</Trans>}
      head={<Trans>Came from</Trans>}
      rows={sources.map(({ source, ...numbers }) => ({
        key: source,
        name: i18n._(SOURCE_LABELS[source]),
        share: numbers.views / most,
        numbers,
      }))}
    />
  );
}

type Row = { key: string; name: ReactNode; share: number; numbers: Numbers };
type TableProps = { id: string; caption: ReactNode; head: ReactNode; rows: Row[] };

function NumberTable({ id, caption, head, rows }: TableProps) {
  return (
    <ScrollRegion
      labelledBy={id}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {head}
            </th>
            <NumberHeads />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, share, numbers }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="min-w-44 px-4 py-2 font-medium">
                {name}
                <span
                  aria-hidden="true"
                  className="mt-1 block h-1.5 rounded-full bg-neem"
                  style={{ width: `${Math.max(1, 100 * share)}%` }}
                />
              </th>
              <NumberCells numbers={numbers} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

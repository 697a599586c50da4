import { Trans, useLingui } from "@lingui/react/macro";
import { EqualNot, X } from "lucide-react";
import { comparePath } from "#domain/listings/compare.ts";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { comparedHomes } from "#web/platform/device/lists.ts";
import { SaveHeart } from "#web/platform/device/save-button.tsx";
import { shortPrice } from "#web/platform/labels/price-text.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";
import { type CompareRow, useCompareRows } from "./compare-rows.ts";

type Props = { properties: ListingSummary[] };

/** Homes side by side. On a phone the table scrolls in its own frame and its labels stay in view. */
export function CompareTable({ properties }: Props) {
  const { t } = useLingui();
  const rows = useCompareRows(properties);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`Comparison`}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        className="w-full table-fixed border-collapse text-left"
        style={{ minWidth: tableWidth(properties.length) }}
      >
        <caption className="sr-only">
          <Trans>Homes side by side; rows in which they differ are marked.</Trans>
        </caption>
        <thead>
          <tr>
            <td className="sticky left-0 z-1 w-28 bg-surface sm:w-40" />
            {properties.map((property) => (
              <th
                key={property.id}
                scope="col"
                className="border-line border-l p-3 align-top font-normal"
              >
                <HomeHead
                  property={property}
                  others={properties.filter(({ id }) => id !== property.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} properties={properties} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function tableWidth(homes: number): string {
  return `${7 + homes * 11}rem`;
}

function HomeHead({ property, others }: { property: ListingSummary; others: ListingSummary[] }) {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const [first] = property.images;
  const { id, title } = property;
  return (
    <div className="relative">
      <div className="relative mb-3 aspect-[4/3] overflow-hidden rounded-control bg-sunk">
        {first && (
          <img
            src={pictureUrl(first.id, 480, "webp")}
            alt=""
            width={480}
            height={360}
            className="size-full object-cover"
          />
        )}
        <div className="absolute top-0 right-0">
          <SaveHeart property={property} />
        </div>
      </div>
      <p className="whitespace-nowrap font-bold text-xl tracking-tight">
        {shortPrice(property, words)}
      </p>
      <Link
        to={`/property/${id}`}
        className="mt-1 block min-h-6 font-medium text-neem hover:underline"
      >
        {title}
      </Link>
      <p className="text-muted text-sm">{property.location}</p>
      <Link
        to={comparePath(others.map((other) => other.id))}
        aria-label={t`Remove ${title}`}
        onClick={() => comparedHomes.remove(id)}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-muted text-sm hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
        <Trans>Remove</Trans>
      </Link>
    </div>
  );
}

function Row({ row, properties }: Props & { row: CompareRow }) {
  const { label, values, isDifferent } = row;
  return (
    <tr>
      <th
        scope="row"
        className={`sticky left-0 z-1 border-line border-t p-3 align-top font-medium text-sm ${isDifferent ? "bg-marigold-wash" : "bg-surface"}`}
      >
        <span className="flex items-start gap-1.5">
          {label}
          {isDifferent && (
            <>
              <EqualNot aria-hidden="true" className="mt-0.5 size-4 flex-none text-muted" />
              <span className="sr-only">
                <Trans>(differs)</Trans>
              </span>
            </>
          )}
        </span>
      </th>
      {properties.map((property, at) => (
        <td
          key={property.id}
          className={`break-words border-line border-t border-l p-3 align-top text-sm ${isDifferent ? "" : "text-muted"}`}
        >
          {values[at] ?? (
            <span className="text-muted">
              <Trans>not said</Trans>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

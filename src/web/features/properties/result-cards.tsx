import type { PropertySummary } from "#domain/property.ts";
import { PropertyItem } from "./property-item.tsx";

type Props = {
  properties: PropertySummary[];
  now: string;
  columns: 2 | 3;
  /** Each card as a row. */
  isList: boolean;
};

const GRIDS = {
  2: "later-items grid gap-x-5 gap-y-6 sm:grid-cols-2",
  3: "later-items grid gap-x-5 gap-y-6 sm:grid-cols-2 md:grid-cols-3",
};

/** Results as cards, with what their kind of property is asked about. */
export function ResultCards({ properties, now, columns, isList }: Props) {
  return (
    <ul className={isList ? "cards-as-rows later-items grid gap-3 sm:gap-6" : GRIDS[columns]}>
      {properties.map((property, at) => (
        <PropertyItem
          key={property.id}
          property={property}
          now={now}
          isFirst={at === 0}
          hasExtras
          className="min-w-0"
        />
      ))}
    </ul>
  );
}

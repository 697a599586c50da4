import type { PropertySummary } from "#domain/property.ts";
import { CardExtras } from "./card-extras.tsx";
import { PropertyCard } from "./property-card.tsx";

type Props = {
  properties: PropertySummary[];
  now: string;
  columns: 2 | 3;
  /** Each card as a row. */
  isList: boolean;
};

const GRIDS = {
  2: "grid gap-x-5 gap-y-6 sm:grid-cols-2",
  3: "grid gap-x-5 gap-y-6 sm:grid-cols-2 md:grid-cols-3",
};

/** Results as cards, with what their kind of property is asked about. */
export function ResultCards({ properties, now, columns, isList }: Props) {
  return (
    <ul className={isList ? "cards-as-rows grid gap-3 sm:gap-6" : GRIDS[columns]}>
      {properties.map((property, at) => (
        <li key={property.id} className="min-w-0">
          <PropertyCard
            property={property}
            now={now}
            isFirst={at === 0}
            extras={<CardExtras property={property} now={now} />}
          />
        </li>
      ))}
    </ul>
  );
}

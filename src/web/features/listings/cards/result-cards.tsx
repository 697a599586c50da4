import type { ListingSummary } from "#domain/listings/listing.ts";
import { CardList } from "./card-list.tsx";
import { ListingItem } from "./listing-item.tsx";

type Props = {
  properties: ListingSummary[];
  now: string;
  columns: 2 | 3;
  /** Shows each card as a row. */
  isList: boolean;
};

const GRIDS = {
  2: "later-items grid gap-x-5 gap-y-6 sm:grid-cols-2",
  3: "later-items grid gap-x-5 gap-y-6 sm:grid-cols-2 md:grid-cols-3",
};

const ROWS = "cards-as-rows later-items [--item-size:380px] grid gap-3 sm:gap-6";
const TALLER = "[--item-size:calc(75vw+24.5rem)] sm:[--item-size:720px]";

/** Results as cards, with the extra facts for their kind of property. */
export function ResultCards({ properties, now, columns, isList }: Props) {
  const cards = properties.some(hasMoreToSay) ? `${GRIDS[columns]} ${TALLER}` : GRIDS[columns];
  return (
    <CardList
      properties={properties}
      className={isList ? ROWS : cards}
      card={(property, at, listId) => (
        <ListingItem
          key={property.id}
          property={property}
          listId={listId}
          now={now}
          isFirst={at === 0}
          hasExtras
          className="min-w-0"
        />
      )}
    />
  );
}

function hasMoreToSay({ type, purpose }: ListingSummary): boolean {
  return purpose === "rent" || type === "Land" || type === "Commercial";
}

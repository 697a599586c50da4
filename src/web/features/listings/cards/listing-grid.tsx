import type { ListingSummary } from "#domain/listings/listing.ts";
import { CardList } from "./card-list.tsx";
import { ListingItem } from "./listing-item.tsx";

type Props = {
  properties: ListingSummary[];
  now: string;
  columns?: 3 | 4;
  /** How many pictures are on the first screen. */
  firstPictures?: number;
};

const COLUMNS = {
  3: "sm:grid-cols-2 md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

export function ListingGrid({ properties, now, columns = 3, firstPictures = 0 }: Props) {
  const laidOut = firstPictures > 0 ? "later-items" : "below-items";
  return (
    <CardList
      properties={properties}
      className={`${laidOut} grid gap-x-5 gap-y-6 ${COLUMNS[columns]}`}
      card={(property, at, listId) => (
        <ListingItem
          key={property.id}
          property={property}
          listId={listId}
          now={now}
          isFirst={at < firstPictures}
          className="min-w-0"
        />
      )}
    />
  );
}

/** The home page's layout: the first card spans two rows and two columns. */
export function ListingShowcase({ properties, now }: Pick<Props, "properties" | "now">) {
  return (
    <CardList
      properties={properties}
      className="below-items grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4"
      card={(property, at, listId) => (
        <ListingItem
          key={property.id}
          property={property}
          listId={listId}
          now={now}
          isLarge={at === 0}
          className={`min-w-0 ${at === 0 ? "sm:col-span-2 lg:row-span-2" : ""}`}
        />
      )}
    />
  );
}

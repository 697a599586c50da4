import { createContext, useContext } from "react";
import { CardExtras } from "./card-extras.tsx";
import { type CardProps, ListingCard } from "./listing-card.tsx";

export type ItemProps = CardProps & {
  className: string;
  /** Tells what a list of this kind of property is asked about beyond the three facts. */
  hasExtras?: boolean;
};

/** How a card comes into a list. The server, which draws the same ones for everybody, has a way of its own. */
export const ItemContext = createContext(RenderedItem);

export function ListingItem(props: ItemProps) {
  const Item = useContext(ItemContext);
  return <Item {...props} />;
}

function RenderedItem({ className, ...card }: ItemProps) {
  return (
    <li className={className}>
      <ItemCard {...card} />
    </li>
  );
}

export function ItemCard({ hasExtras, ...card }: Omit<ItemProps, "className">) {
  const extras = hasExtras && <CardExtras property={card.property} now={card.now} />;
  return <ListingCard {...card} extras={extras} />;
}

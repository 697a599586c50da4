import { CardExtras } from "./card-extras.tsx";
import { type CardProps, ListingCard } from "./listing-card.tsx";

type Props = CardProps & {
  className: string;
  /** Tells what a list of this kind of property is asked about beyond the three facts. */
  hasExtras?: boolean;
};

export function ListingItem({ className, hasExtras, ...card }: Props) {
  const extras = hasExtras && <CardExtras property={card.property} now={card.now} />;
  return (
    <li className={className}>
      <ListingCard {...card} extras={extras} />
    </li>
  );
}

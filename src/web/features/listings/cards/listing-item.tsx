import { CardExtras } from "./card-extras.tsx";
import { type CardProps, ListingCard } from "./listing-card.tsx";

type Props = CardProps & {
  className: string;
  /** Shows what people ask about this kind of property beyond the three facts. */
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

import { type ReactNode, useId } from "react";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { Evidence } from "#web/platform/verified-badge.tsx";

type Props = {
  properties: ListingSummary[];
  className: string;
  /** The card of a listing, as an item of the list. */
  card: (property: ListingSummary, at: number, listId: string) => ReactNode;
};

/** Cards, and once for each company among their listers what was seen of its papers. */
export function CardList({ properties, className, card }: Props) {
  const listId = useId();
  const companies = new Map(
    properties.flatMap(({ company }) => (company ? [[company.id, company]] : [])),
  );
  return (
    <>
      <ul className={className}>{properties.map((property, at) => card(property, at, listId))}</ul>
      {[...companies.values()].map((company) => (
        <Evidence key={company.id} company={company} at={evidenceOf(listId, company)} />
      ))}
    </>
  );
}

/** Names what the mark of a company in a list opens. */
export function evidenceOf(listId: string, { id }: { id: string }): string {
  return `${listId}${id}`;
}

/** The demo seller's listings: some of those posted by owners, in the states an owner sees. */

import { demoPersonId } from "#demo/people/accounts.ts";
import type { InquiryRow, ListingRow } from "#demo/repository.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

const SELLER = demoPersonId("seller");

const WANTED: readonly (readonly [ListingStatus, number])[] = [
  ["live", 3],
  ["paused", 1],
  ["rejected", 1],
];

export const isSellers = ({ ownerId }: ListingRow): boolean => ownerId === SELLER;

/** Takes the live listings with the most inquiries, and puts one that is not live back into review. */
export function withSeller(
  properties: ListingRow[],
  inquiries: readonly InquiryRow[],
): ListingRow[] {
  const asked = Map.groupBy(inquiries, ({ propertyId }) => propertyId);
  const interest = ({ id }: ListingRow) => asked.get(id)?.length ?? 0;
  const owners = properties
    .filter(({ postedBy }) => postedBy === "owner")
    .toSorted((one, other) => interest(other) - interest(one));
  const own = new Set(
    WANTED.flatMap(([status, count]) =>
      owners.filter((home) => home.status === status).slice(0, count),
    ),
  );
  const waiting = owners.findLast((home) => home.status !== "live" && !own.has(home));
  return properties.map((home) => {
    if (home === waiting) return { ...home, ownerId: SELLER, status: "in_review" };
    return own.has(home) ? { ...home, ownerId: SELLER } : home;
  });
}

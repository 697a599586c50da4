/** Listings from a time span that match a filter, for mails about new listings. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import type { SearchPage } from "#domain/search/search.ts";

const PAGE = 25;
const MOST_PAGES = 40;

/** The site's only search engine. */
export type ListListings = (filter: ListingFilter) => Promise<SearchPage>;
export type NewListings = { homes: ListingSummary[]; hasMore: boolean };
type Span = { since: Date; upTo: Date };

/** Listed after `since` and up to `upTo`, newest first, up to a limit. */
export async function findNewListings(
  list: ListListings,
  wanted: ListingFilter,
  { since, upTo }: Span,
  most: number,
): Promise<NewListings> {
  const fresh: ListingSummary[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES && fresh.length <= most; pages += 1) {
    const { items, nextCursor } = await list({ ...wanted, sort: "newest", limit: PAGE, cursor });
    const later = items.filter(({ listedAt }) => new Date(listedAt) > since);
    fresh.push(...later.filter(({ listedAt }) => new Date(listedAt) <= upTo));
    if (later.length < items.length || nextCursor === null) break;
    cursor = nextCursor;
  }
  return { homes: fresh.slice(0, most), hasMore: fresh.length > most };
}

import {
  categoryOf,
  type Listing,
  type ListingSummary,
  type Purpose,
} from "#domain/listings/listing.ts";
import { type ListingFilter, MAX_IDS } from "#domain/search/filter-schema.ts";
import { searchProblems } from "#domain/search/problems.ts";
import type { ListingCounts } from "#domain/search/results-pages.ts";
import type {
  Insight,
  InsightQuery,
  PinPage,
  Relaxation,
  SearchPage,
} from "#domain/search/search.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { findListing, listCards } from "./engine/card.ts";
import { listInsights } from "./engine/insight.ts";
import { listPins } from "./engine/pin.ts";
import { listRelaxations } from "./engine/relaxation.ts";
import { countByPurpose, listListingPages, listListings } from "./engine/search.ts";
import { listSimilarIds } from "./engine/similar.ts";

export function createListingService({ reads: db, memoize }: Pick<Deps, "reads" | "memoize">) {
  return {
    list: (filter: ListingFilter): Promise<SearchPage> => listListings(db, filter, memoize),

    /** The newest listings of a box, for the map. */
    listPins: (filter: ListingFilter): Promise<PinPage> => listPins(db, filter),

    /** Saved homes: those that are still live, in the given order. */
    listByIds: (ids: readonly string[]): Promise<ListingSummary[]> =>
      listCards(db, ids.filter(isListingId).slice(0, MAX_IDS)),

    /** Which filters to drop or widen when nothing was found; the most helpful first. */
    listRelaxations: (filter: ListingFilter): Promise<Relaxation[]> => listRelaxations(db, filter),

    /** Typical prices, by city and within a city also by subtype, from a sample of the newest listings. */
    listInsights: (query: InsightQuery): Promise<Insight[]> =>
      memoize(`insights ${JSON.stringify(query)}`, () => listInsights(db, query)),

    get,

    /** The same listings through the API for land. */
    async getLand(id: string): Promise<Listing> {
      const property = await get(id);
      if (property.type !== "Land") throw new AppError(searchProblems.landNotFound());
      return property;
    },

    /** Similar homes: same city, purpose and type, nearest in price and bedrooms. */
    async listSimilar(property: Listing, limit: number): Promise<ListingSummary[]> {
      return listCards(db, await listSimilarIds(db, property, limit));
    },

    async count(): Promise<ListingCounts> {
      const counts = {
        sale: { residential: 0, commercial: 0, land: 0 },
        rent: { residential: 0, commercial: 0, land: 0 },
      };
      for (const row of await countByPurpose(db)) {
        counts[row.purpose as Purpose][categoryOf(row.subtype)] += row.count;
      }
      return counts;
    },

    listPages: (limit: number) => listListingPages(db, limit),
  };

  async function get(id: string): Promise<Listing> {
    const property = isListingId(id) ? await findListing(db, id) : undefined;
    if (!property) throw new AppError(sharedProblems.propertyNotFound());
    return property;
  }
}

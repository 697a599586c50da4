/** Chooses the index for a search: walk it in order until the page is full, or gather the fewest and sort. */

import { isApplied } from "./column.ts";
import type { Sizes } from "./count.ts";
import { budgetParts, needsFreshPlan, type Search, type Source, type Test } from "./filter.ts";

export type Path = {
  /** The tests that are answered by the index. */
  indexed: readonly Test[];
  /** How many listings that leaves, at most. */
  rows: number;
  /** The table whose rows are read, because the index does not hold what the tests need. */
  reads?: Source;
  /** The search itself, or the parts of it that the index can look up. */
  parts: readonly Search[];
};

/** Walks the index of the sort order within the requested city and purposes. */
export const WALK: readonly Test[] = ["city", "purpose"];

const BY_KIND: readonly Test[] = ["purpose", "subtype", "city", "beds", "minPrice", "maxPrice"];
/** A range, by area, of the index that lists are sorted by. */
const BY_AREA: readonly Test[] = [...WALK, "minArea", "maxArea"];
const BY_LOCALITY: readonly Test[] = ["locality", "purpose", "subtype", "beds"];
const BY_CELL: readonly Test[] = ["cells", "purpose", "beds", "maxPrice"];

/** Words are looked up with the other filters; PostgreSQL decides how, knowing how common they are. */
const BY_WORD: readonly Test[] = ["q", "city", "locality", "cells"];

/** The cost of reading a listing from a walked index, from a gathered one, and from each table. */
const WALKED = 1;
const GATHERED = 1.5;
const IN: Record<Source, number> = { properties: 15, listing_texts: 4 };

/** Above this, count up to the limit first. Most of a box or a word match, so it is reached sooner there. */
const MAX_WHOLE = 40_000;
const MAX_WHOLE_MATCHING = 15_000;

/** The assumed share of a place that an area filter leaves; there is no counter for it. */
const OF_AN_AREA = 1 / 3;

/** Assumed listings of one company or agent; found by their own index. */
const PER_LISTER = 1_000;

/** The index that leaves the fewest listings. */
export function mostSelective(search: Search, sizes: Sizes): Path {
  const paths = pathsOf(search, sizes);
  if (isOnlyGathered(search) || search.words) return cheapest(paths);
  const walk = { indexed: WALK, rows: sizes.place, parts: [search] };
  const { minArea, maxArea } = search.filter;
  if (![minArea, maxArea].some(isApplied)) return cheapest([walk, ...paths]);
  return cheapest([{ ...walk, indexed: BY_AREA, rows: sizes.place * OF_AN_AREA }, ...paths]);
}

/** Chosen where counting reads all matches anyway: the page and the total come from one query. */
export function chooseWhole(search: Search, sizes: Sizes): Path | undefined {
  if (sizes.isExact) return undefined;
  const path = mostSelective(search, sizes);
  const isGathered = path.indexed !== WALK && path.indexed !== BY_AREA;
  const most = needsFreshPlan(search) ? MAX_WHOLE_MATCHING : MAX_WHOLE;
  return isGathered && path.rows <= most ? path : undefined;
}

/** Undefined means walk. The page needs only the first few of `matches`. */
export function chooseGathering(
  search: Search,
  sizes: Sizes,
  matches: number,
  limit: number,
): Path | undefined {
  const paths = pathsOf(search, sizes);
  if (paths.length === 0) return undefined;
  const best = cheapest(paths);
  if (isOnlyGathered(search)) return best;
  const passed = Math.min(sizes.place, (limit * sizes.place) / Math.max(matches, 1));
  const costOfWalk = passed * (search.words ? IN.properties : WALKED);
  return costOfAll(best, matches) < costOfWalk ? best : undefined;
}

/** The cost of reading everything the path leaves. */
export function costOfAll({ rows, reads, parts }: Path, matches?: number): number {
  const cost = reads ? IN[reads] : GATHERED;
  const [first] = parts;
  // A budget is a range of the index: few rows are read that do not match.
  const isRange = first && [first.filter.minPrice, first.filter.maxPrice].some(isApplied);
  const passed = matches !== undefined && isRange ? Math.min(rows, matches * 3 + 500) : rows;
  return passed * cost;
}

function cheapest(paths: Path[]): Path {
  return paths.reduce((best, path) => (costOfAll(path) < costOfAll(best) ? path : best));
}

function pathsOf(search: Search, sizes: Sizes): Path[] {
  const { filter, localities, cells, words } = search;
  const parts = [search];
  const own = { rows: PER_LISTER, reads: "properties", parts } as const;
  if (words) {
    return [
      { indexed: BY_WORD, rows: Math.min(words.rows, sizes.place), reads: "listing_texts", parts },
    ];
  }
  if (isApplied(filter.companyId)) return [{ ...own, indexed: ["companyId"] }];
  if (isApplied(filter.agentId)) return [{ ...own, indexed: ["agentId"] }];
  const byPlace: Path[] = cells ? [{ indexed: BY_CELL, rows: cells.rows, parts }] : [];
  if (localities) {
    return [...byPlace, { indexed: BY_LOCALITY, rows: sizes.kind, parts }];
  }
  const byKind = { indexed: BY_KIND, rows: sizes.kind };
  return [...byPlace, { ...byKind, parts: budgetParts(search) }];
}

/** No sorted index contains the locality or the lister. */
function isOnlyGathered({ localities, filter }: Search): boolean {
  return localities !== undefined || [filter.companyId, filter.agentId].some(isApplied);
}

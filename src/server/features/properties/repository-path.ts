/** By which index a search is answered: in order until the page is full, or all of the fewest and sorted. */

import type { Sizes } from "./repository-count.ts";
import { isApplied, type Search, type Test } from "./repository-filter.ts";

export type Path = {
  /** The tests its index is searched by. */
  indexed: readonly Test[];
  /** How many listings that leaves, at most. */
  rows: number;
  /** Reads the listings themselves, because the index does not hold what the tests need. */
  readsTable: boolean;
};

/** Walks the index of the order within the asked city and purposes. */
export const WALK: readonly Test[] = ["city", "purpose"];

/** What it costs to look at a listing in a walked index, in a gathered one, and in the table. */
const WALKED = 1;
const GATHERED = 1.5;
const IN_TABLE = 15;

/** What part passes a test that no counter knows: a guess, used only to choose between two ways. */
const GUESSED: Partial<Record<keyof Search["filter"], number>> = {
  minPrice: 0.5,
  maxPrice: 0.5,
  minArea: 0.5,
  maxArea: 0.5,
  rera: 0.3,
  photos: 0.8,
};

/** Of one company nobody lists more; it is found by its own index. */
const PER_LISTER = 1_000;

/** The index that leaves the fewest listings. */
export function narrowest(search: Search, sizes: Sizes): Path {
  const paths = [
    { indexed: WALK, rows: sizes.place, readsTable: false },
    ...gatherings(search, sizes),
  ];
  return paths.reduce((best, path) => (costOfAll(path) < costOfAll(best) ? path : best));
}

/** Undefined: walk. */
export function chooseGathering(search: Search, sizes: Sizes, limit: number): Path | undefined {
  const paths = gatherings(search, sizes);
  if (paths.length === 0) return undefined;
  const best = paths.reduce((least, path) => (costOfAll(path) < costOfAll(least) ? path : least));
  // Only their own indexes hold these.
  const { localities, filter } = search;
  if (localities || isApplied(filter.companyId) || isApplied(filter.agentId)) return best;
  return costOfAll(best) < costOfWalk(search, sizes, limit) ? best : undefined;
}

function gatherings(search: Search, sizes: Sizes): Path[] {
  const { filter, subtypes, localities, cells, words } = search;
  const paths: Path[] = [];
  const add = (indexed: Test[], rows: number, readsTable = false) =>
    paths.push({ indexed, rows, readsTable: readsTable || words !== undefined });
  if (isApplied(filter.companyId)) add(["company"], PER_LISTER, true);
  if (isApplied(filter.agentId)) add(["agent"], PER_LISTER, true);
  if (words) add(["words"], words.rows, true);
  const needsTable = isApplied(filter.companyId) || isApplied(filter.agentId);
  if (needsTable) return paths;
  if (localities) add(["locality", "purpose", "subtype", "beds"], sizes.kind);
  else if (subtypes) add(["purpose", "subtype", "city", "beds", "maxPrice"], sizes.kind);
  if (cells) add(["cells"], cells.rows);
  return paths;
}

/** To look at everything it leaves. */
export function costOfAll({ rows, readsTable }: Path): number {
  return rows * (readsTable ? IN_TABLE : GATHERED);
}

function costOfWalk({ filter, cells, words }: Search, sizes: Sizes, limit: number): number {
  let share = sizes.counted / Math.max(sizes.place, 1);
  for (const [key, part] of Object.entries(GUESSED)) {
    if (isApplied(filter[key as keyof typeof filter])) share *= part;
  }
  if (cells) share *= Math.min(1, cells.rows / Math.max(sizes.place, 1));
  if (words) share *= Math.min(1, words.rows / Math.max(sizes.place, 1));
  const passed = Math.min(sizes.place, limit / Math.max(share, 1e-9));
  return passed * (words ? IN_TABLE : WALKED);
}

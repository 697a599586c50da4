/** For a search without results: which filter to drop, or how far to widen it. */

import { sql } from "drizzle-orm";
import type { ListingSort } from "#domain/listings/listing.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import {
  endsOf,
  type FilterName,
  filtersWhere,
  inUrlOrder,
  type RangeEnd,
  rangeOf,
  unset,
  withDependents,
} from "#domain/search/filters.ts";
import type { Relaxation } from "#domain/search/search.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isApplied } from "./column.ts";
import type { Resolved } from "./filter.ts";
import { ORDERS } from "./order.ts";
import { capped, countFound, listFound, prepare, resolve } from "./scan.ts";

type Change = Partial<Record<FilterName, number | null>>;

const MAX_RELAXATIONS = 4;
/** All pairs of seven filters. */
const MAX_PAIRS = 21;

/** A page's subject, such as its purpose, is never dropped. A locality means little without its city. */
const DROPS: readonly Change[] = inUrlOrder(
  filtersWhere(({ question, isSubject }) => question !== undefined && !isSubject),
)
  .filter((name) => !rangeOf(name))
  .map((name) => Object.fromEntries(withDependents(name).map((each) => [each, null])));

type Bound = { key: RangeEnd; sort: ListingSort; round: (value: number) => number };

/** When nothing lies within a bound, the nearest listing beyond it comes first in this sort. */
const BOUNDS: readonly Bound[] = (["price", "area"] as const).flatMap((range): Bound[] => {
  const { min, max } = endsOf(range);
  return [
    { key: max, sort: `${range}-low`, round: (value) => roundTo(value, Math.ceil) },
    { key: min, sort: `${range}-high`, round: (value) => roundTo(value, Math.floor) },
  ];
});

export async function listRelaxations(db: Db, filter: ListingFilter): Promise<Relaxation[]> {
  const resolved = await resolve(db, filter);
  const bounds = BOUNDS.filter(({ key }) => isApplied(filter[key]));
  const widened = bounds.map((bound) => widen(db, filter, resolved, bound));
  const dropped = DROPS.filter((change) => isApplied(filter[first(change)])).map((change) =>
    tryOut(db, filter, resolved, change),
  );
  const [nearer, others] = await Promise.all([Promise.all(widened), Promise.all(dropped)]);
  const helpful = [...nearer.sort(byTotal), ...others.sort(byDistance)].filter(isHelpful);
  return helpful.length > 0 ? helpful.slice(0, MAX_RELAXATIONS) : relaxTwo(db, filter, resolved);
}

/** When dropping one filter does not help, dropping two may. */
async function relaxTwo(db: Db, filter: ListingFilter, resolved: Resolved): Promise<Relaxation[]> {
  const changes = [...BOUNDS.map(({ key }): Change => ({ [key]: null })), ...DROPS].filter(
    (change) => isApplied(filter[first(change)]),
  );
  const pairs = changes
    .flatMap((one, at) => changes.slice(at + 1).map((other) => ({ ...one, ...other })))
    .slice(0, MAX_PAIRS);
  const helpful: Relaxation[] = [];
  for (const pair of pairs) {
    if (helpful.length === MAX_RELAXATIONS) break;
    const relaxation = await tryOut(db, filter, resolved, pair);
    if (isHelpful(relaxation)) helpful.push(relaxation);
  }
  return helpful.sort(byDistance);
}

async function widen(
  db: Db,
  filter: ListingFilter,
  resolved: Resolved,
  { key, sort, round }: Bound,
): Promise<Relaxation> {
  const nothing = { change: { [key]: null }, ...capped(0) };
  const { search, sizes } = await prepare(db, relaxed(filter, { [key]: null }), resolved);
  if (!sizes) return nothing;
  const { total } = await countFound(db, search, sizes);
  const [nearest] = await listFound<object>(db, search, sizes, total, {
    columns: sql`p.purpose`,
    order: ORDERS[sort],
    limit: 1,
  });
  if (!nearest || nearest.key === null) return nothing;
  return tryOut(db, filter, resolved, { [key]: round(Number(nearest.key)) });
}

async function tryOut(
  db: Db,
  filter: ListingFilter,
  resolved: Resolved,
  change: Change,
): Promise<Relaxation> {
  const { search, sizes } = await prepare(db, relaxed(filter, change), resolved);
  const total = sizes ? await countFound(db, search, sizes) : capped(0);
  const texts = Object.entries(change).map(([key, to]) => [key, to === null ? null : String(to)]);
  return { change: Object.fromEntries(texts), ...total };
}

function relaxed(filter: ListingFilter, change: Change): ListingFilter {
  const values = Object.entries(change).map(([name, to]) => [
    name,
    to ?? unset(name as FilterName),
  ]);
  return { ...filter, ...Object.fromEntries(values) };
}

/** Rounds to two significant digits, as people say prices. */
function roundTo(value: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return round(value / step) * step;
}

function first(change: Change): FilterName {
  return Object.keys(change)[0] as FilterName;
}

function isHelpful({ total }: Relaxation): boolean {
  return total > 0;
}

/** The rest of the city first, another city last; between them by most results. */
function byDistance(a: Relaxation, b: Relaxation): number {
  return farness(a) - farness(b) || byTotal(a, b);
}

function farness({ change }: Relaxation): number {
  if ("city" in change) return 2;
  return "locality" in change ? 0 : 1;
}

function byTotal(a: Relaxation, b: Relaxation): number {
  return b.total - a.total;
}

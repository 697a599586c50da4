/** For a search that finds nothing: which filter to let go, or how far to widen it. */

import { type SQL, sql } from "drizzle-orm";
import { COUNT_LIMIT } from "#domain/page.ts";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { Relaxation } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { isApplied, matching } from "./repository-filter.ts";

type Key = keyof PropertyFilter;
type Row = { key: Key; bound: number | null; count: number };

const MAX_RELAXATIONS = 4;

/** What a page is about, such as its purpose, is not let go. */
const DROPPABLE: readonly Key[] = [
  "q",
  "city",
  "locality",
  "type",
  "subtype",
  "beds",
  "furnishing",
  "possession",
  "postedBy",
  "rera",
  "photos",
  "bbox",
];

/** Bounds move to the nearest listing beyond them, rounded away from it to two digits as people say them. */
const BOUNDS = {
  maxPrice: { value: sql`p.price_min`, isUpper: true },
  minPrice: { value: sql`coalesce(p.price_max, p.price_min)`, isUpper: false },
  maxArea: { value: sql`p.area_sqft`, isUpper: true },
  minArea: { value: sql`p.area_sqft`, isUpper: false },
} as const satisfies Partial<Record<Key, { value: SQL; isUpper: boolean }>>;

export async function listRelaxations(db: Db, filter: PropertyFilter): Promise<Relaxation[]> {
  const tries = [
    ...DROPPABLE.filter((key) => isApplied(filter[key])).map((key) => dropped(filter, key)),
    ...boundsOf(filter).map((key) => widened(filter, key)),
  ];
  if (tries.length === 0) return [];
  const { rows } = await db.execute<Row>(sql.join(tries, sql` union all `));
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.bound !== null) - Number(a.bound !== null) || b.count - a.count)
    .slice(0, MAX_RELAXATIONS)
    .map(({ key, bound, count }) => ({
      change: {
        ...(key === "city" && { locality: null }),
        [key]: bound === null ? null : `${bound}`,
      },
      total: Math.min(count, COUNT_LIMIT),
      totalIsAtLeast: count > COUNT_LIMIT,
    }));
}

function dropped(filter: PropertyFilter, key: Key): SQL {
  const wider = { ...filter, [key]: undefined, ...(key === "city" && { locality: [] }) };
  return sql`(select ${key}::text as key, null::bigint as bound, ${counted(matching(wider))} as count)`;
}

function widened(filter: PropertyFilter, key: keyof typeof BOUNDS): SQL {
  const { value, isUpper } = BOUNDS[key];
  const others = matching({ ...filter, [key]: undefined });
  const asked = filter[key] ?? 0;
  const beyond = isUpper ? sql`${value} > ${asked}` : sql`${value} < ${asked}`;
  const bound = sql`nearest.bound`;
  const within = isUpper ? sql`${value} <= ${bound}` : sql`${value} >= ${bound}`;
  return sql`(
    select ${key}::text, ${bound}, ${counted(sql`${others} and ${within}`)}
      from (select ${rounded(isUpper)} as bound
              from (select ${value} as value from properties p where ${others} and ${beyond}
                     order by 1 ${isUpper ? sql`asc` : sql`desc`} limit 1) as next) as nearest)`;
}

/** Two digits are enough; what is small stays as it is. */
function rounded(isUpper: boolean): SQL {
  const step = sql`greatest(1, power(10, floor(log(greatest(value, 1))) - 1))`;
  const whole = isUpper ? sql`ceil(value / ${step})` : sql`floor(value / ${step})`;
  return sql`(${whole} * ${step})::bigint`;
}

function counted(where: SQL): SQL {
  return sql`(select count(*) from (select 1 from properties p where ${where} limit ${COUNT_LIMIT + 1}) as found)`;
}

function boundsOf(filter: PropertyFilter): (keyof typeof BOUNDS)[] {
  return (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).filter((key) => isApplied(filter[key]));
}

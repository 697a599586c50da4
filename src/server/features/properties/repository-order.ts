/** The sorts on offer; each has an index of the same name in the schema. */

import { sql } from "drizzle-orm";
import type { PropertySort } from "#domain/property.ts";
import type { SortKey } from "#server/db/keyset.ts";

const idUp: SortKey = { expression: sql`p.id`, direction: "asc", cast: "text" };
const idDown: SortKey = { expression: sql`p.id`, direction: "desc", cast: "text" };

const NEWEST: SortKey[] = [
  { expression: sql`p.listed_at`, direction: "desc", cast: "timestamptz" },
  idDown,
];

export const ORDERS: Record<PropertySort, SortKey[]> = {
  relevance: NEWEST,
  newest: NEWEST,
  "price-low": [
    {
      expression: sql`coalesce(p.price_min, 9223372036854775807)`,
      direction: "asc",
      cast: "bigint",
    },
    idUp,
  ],
  "price-high": [
    { expression: sql`coalesce(p.price_min, -1)`, direction: "desc", cast: "bigint" },
    idDown,
  ],
  "area-high": [
    { expression: sql`coalesce(p.area_sqft, -1)`, direction: "desc", cast: "bigint" },
    idDown,
  ],
  "area-low": [
    { expression: sql`coalesce(p.area_sqft, 2147483647)`, direction: "asc", cast: "bigint" },
    idUp,
  ],
  "rate-low": [
    { expression: sql`coalesce(p.rate_per_sqft, 2147483647)`, direction: "asc", cast: "bigint" },
    idUp,
  ],
  "rate-high": [
    { expression: sql`coalesce(p.rate_per_sqft, -1)`, direction: "desc", cast: "bigint" },
    idDown,
  ],
};

/** How many listings each further filter would show. */

import { type SQL, sql } from "drizzle-orm";
import type { PropertyFilter } from "#domain/property-schema.ts";
import { FACETS, type Facet, type Facets } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { cityOf, matching, OPEN_ENDED_BEDS } from "./repository-filter.ts";

const VALUES: Record<Facet, SQL> = {
  city: sql`p.city_slug`,
  locality: sql`(select slug from localities l where l.id = p.locality_id)`,
  type: sql`p.type::text`,
  subtype: sql`p.subtype::text`,
  beds: sql`least(p.beds, ${OPEN_ENDED_BEDS})::text`,
  furnishing: sql`p.furnishing::text`,
  possession: sql`p.possession::text`,
  postedBy: sql`p.posted_by::text`,
};

export async function listFacets(db: Db, filter: PropertyFilter): Promise<Facets> {
  // A locality's address is told apart from others only within its city.
  const asked = FACETS.filter((facet) => facet !== "locality" || cityOf(filter));
  const { rows } = await db.execute<{ facet: Facet; value: string; count: number }>(
    sql.join(
      asked.map(
        (facet) => sql`
          select ${facet}::text as facet, value, count(*) as count
            from (select ${VALUES[facet]} as value
                    from properties p where ${matching({ ...filter, [facet]: undefined })}) as found
           where value is not null group by value`,
      ),
      sql` union all `,
    ),
  );
  const facets: Facets = Object.fromEntries(asked.map((facet) => [facet, []]));
  for (const { facet, value, count } of rows) facets[facet]?.push({ value, count });
  for (const counts of Object.values(facets)) counts.sort((a, b) => b.count - a.count);
  return facets;
}

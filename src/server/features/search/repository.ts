/** Looks words up in the dictionary of places. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { PLACE_KINDS } from "#domain/search/line/suggestion.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listRows } from "#server/platform/db/rows.ts";

const foundRow = z.object({
  kind: z.enum(PLACE_KINDS),
  citySlug: z.string(),
  localityId: z.string().nullable(),
  projectId: z.string().nullable(),
  /** The locality's slug, for a URL. */
  slug: z.string().nullable(),
  name: z.string(),
  nameHi: z.string().nullable(),
  /** The spelling that resembles the typed text. */
  key: z.string(),
  folded: z.string(),
  typed: z.string(),
});

export type Found = z.output<typeof foundRow>;
/** A place that the typed text may mean. */
export type NamedPlace = Omit<Found, "typed">;

const MAX_FOUND = 30;
/** Shorter words have too few trigrams to be distinguished. */
const MIN_FUZZY_LENGTH = 4;

const PLACE = sql`
  n.kind, n.city_slug as "citySlug", n.locality_id as "localityId", n.project_id as "projectId",
  l.slug, coalesce(p.name, l.name, c.name) as name,
  case n.kind when 'city' then c.name_hi when 'locality' then l.name_hi else p.name_hi end as "nameHi",
  n.key, n.folded`;

const WITH_PLACES = sql`
  join cities c on c.slug = n.city_slug
  left join localities l on l.id = n.locality_id
  left join projects p on p.id = n.project_id`;

/** The places with each key as their name, or nearly so where that is allowed: all keys in one query. */
export async function listPlacesNamed(
  db: Db,
  keys: readonly { key: string; isStrict: boolean }[],
): Promise<Found[]> {
  return listRows(
    db,
    foundRow,
    sql`select given.key as typed, ${PLACE}
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (key text, "isStrict" boolean)
     cross join lateral (
       select * from place_names
        where place_names.key = given.key
           or (not given."isStrict" and length(given.key) >= ${MIN_FUZZY_LENGTH} and place_names.key % given.key)
        order by place_names.key = given.key desc, similarity(place_names.key, given.key) desc
        limit ${MAX_FOUND}) as n
      ${WITH_PLACES}`,
  );
}

/** Places whose name, or a word of it, begins like the text typed so far, or nearly so. */
export async function listPlacesLike(
  db: Db,
  typed: readonly { key: string; folded: string }[],
): Promise<Found[]> {
  return listRows(
    db,
    foundRow,
    sql`select given.key as typed, ${PLACE}
      from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as given (key text, folded text)
     cross join lateral (
       (select * from place_names
         where place_names.key like given.key || '%' or place_names.folded like '% ' || given.folded || '%'
         order by place_names.key like given.key || '%' desc, length(place_names.key)
         limit ${MAX_FOUND})
       union
       (select * from place_names
         where length(given.key) >= ${MIN_FUZZY_LENGTH}
           and (place_names.key % given.key or given.key <% place_names.key)
         order by greatest(similarity(place_names.key, given.key), word_similarity(given.key, place_names.key)) desc
         limit ${MAX_FOUND})) as n
      ${WITH_PLACES}`,
  );
}

/** The search engine comes to a database that has listings already: what was there before a migration is there after it. */

import { expect, test } from "vitest";
import { afterMigration } from "#test/migration.ts";

const TABLES_ONLY = 0;

const LISTINGS = `
  insert into cities (slug, name, name_hi, state, state_name, latitude, longitude)
  values ('pune', 'Pune', 'पुणे', 'MH', 'Maharashtra', 18.5, 73.8);
  insert into localities (id, city_slug, slug, name)
  values ('00000000-0000-7000-8000-000000000001', 'pune', 'baner', 'Baner');
  insert into properties (id, title, description, location, price_range, features, type, subtype, purpose,
    status, posted_by, city_slug, locality_id, beds, latitude, longitude, rera_number, deleted_at)
  select 'listing' || n, 'Sunny flat', 'Quiet', 'Baner', 'x', 'Lift', 'Apartment', 'apartment', 'sale',
    case when n = 1 then 'draft' else 'live' end::listing_status, 'owner', 'pune',
    '00000000-0000-7000-8000-000000000001', case when n > 2 then n end, 18.5678, 73.7891,
    case when n = 5 then 'P521' end, case when n = 2 then now() end
    from generate_series(1, 8) n`;

test("listings of the version before are counted, placed and found", async () => {
  await afterMigration({ last: TABLES_ONLY, data: LISTINGS }, async (read) => {
    expect(
      await read(`select id, has_rera, shown_latitude, map_cell from properties
                   where id in ('listing3', 'listing5') order by id`),
    ).toEqual([
      { id: "listing3", has_rera: false, shown_latitude: 18.57, map_cell: 9_283_689 },
      { id: "listing5", has_rera: true, shown_latitude: 18.57, map_cell: 9_283_689 },
    ]);
    expect(
      await read(`select city_slug, subtype, beds, count from place_counts
                   where locality_id is null and city_slug = 'pune' order by beds`),
    ).toEqual([
      { city_slug: "pune", subtype: "apartment", beds: 3, count: 1 },
      { city_slug: "pune", subtype: "apartment", beds: 4, count: 1 },
      { city_slug: "pune", subtype: "apartment", beds: 5, count: 4 },
    ]);
    expect(await read("select sum(count)::int as count from listing_counts")).toEqual([
      { count: 12 },
    ]);
    expect(await read("select count from search_words where word = 'sunny'")).toEqual([
      { count: 6 },
    ]);
    expect(await read("select map_cell, count from cell_counts")).toEqual([
      { map_cell: 9_283_689, count: 6 },
    ]);
  });
});

test("their words are found, in eight parts", async () => {
  await afterMigration({ last: TABLES_ONLY, data: LISTINGS }, async (read) => {
    expect(
      await read("select count(*)::int as count from listing_texts where search @@ 'sunny'"),
    ).toEqual([{ count: 6 }]);
    expect(
      await read(
        "select count(*)::int as parts from pg_inherits where inhparent = 'listing_texts'::regclass",
      ),
    ).toEqual([{ parts: 8 }]);
  });
});

/** Dates at which listings were published stood as the word of their listers; none of them stays. */

import { expect, test } from "vitest";
import { afterMigration } from "#test/migration.ts";

const LAST_BEFORE = 25;

const DATA = `
  insert into properties (id, title, description, location, price_range, features, type, subtype, purpose,
    status, posted_by, listed_at, confirmed_at)
  select id, id, 'Quiet', 'Baner', '90 L', 'Lift', 'House', 'villa', 'sale', status::listing_status, 'owner',
         '2026-01-01Z', confirmed_at::timestamptz
    from (values ('approved', 'live', '2026-02-01Z'), ('imported', 'live', null), ('paused', 'paused', '2026-02-01Z'),
                 ('sold', 'sold', null), ('draft-again', 'draft', '2026-02-01Z'), ('draft', 'draft', null),
                 ('waiting', 'in_review', null)) as old (id, status, confirmed_at)`;

test("no date set by publishing is left, and what was shown before is not new again", async () => {
  await afterMigration({ last: LAST_BEFORE, data: DATA }, async (read) => {
    expect(await read("select count(confirmed_at)::int as dates from properties")).toEqual([
      { dates: 0 },
    ]);
    expect(
      await read("select id, was_live, listed_at from properties where not was_live order by id"),
    ).toEqual([
      { id: "draft", was_live: false, listed_at: new Date("2026-01-01Z") },
      { id: "waiting", was_live: false, listed_at: new Date("2026-01-01Z") },
    ]);
    expect(
      await read(`select tgname from pg_trigger
                   where tgrelid = 'properties'::regclass and not tgisinternal and tgenabled <> 'O'`),
    ).toEqual([]);
  });
});

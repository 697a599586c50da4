/** Companies that waited before there was a queue for them, and subscribers from before the form asked for a city. */

import { expect, test } from "vitest";
import { afterMigration } from "#test/migration.ts";

const LAST_BEFORE = 28;

const DATA = `
  insert into companies (id, name, description, location, contact, email, status)
  values ('waits', 'Waits', 'x', 'Pune', '+919876543210', 'x@y.example', 'pending'),
         ('shown', 'Shown', 'x', 'Pune', '+919876543210', 'x@y.example', 'live');
  insert into subscribers (id, email, status, consent_version, confirmed_at)
  values ('00000000-0000-7000-8000-000000000001', 'a@b.example', 'subscribed', '1', now())`;

test("who waited stands in the queue, and who subscribed reads of all cities from the next issue on", async () => {
  await afterMigration({ last: LAST_BEFORE, data: DATA }, async (read) => {
    expect(
      await read("select id from companies where status = 'pending' and status_reason is null"),
    ).toEqual([{ id: "waits" }]);
    expect(
      await read("select city_slug, wanted_city_slug, last_issue_at from subscribers"),
    ).toEqual([{ city_slug: null, wanted_city_slug: null, last_issue_at: null }]);
  });
});

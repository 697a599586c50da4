/** What a site of the version before had written down is kept, but for the texts of what was sent. */

import { expect, test } from "vitest";
import { afterMigration } from "#test/migration.ts";

const LAST_BEFORE = 26;

const DATA = `
  insert into users (id, name, email, phone_number, phone_number_verified) values
    ('asha', 'Asha', 'asha@example.com', '+919876501234', true),
    ('ravi', 'Ravi', 'ravi@example.com', '+919876500000', false);
  insert into audit_log (id, actor_id, action, object_type, object_id) values
    ('00000000-0000-4000-8000-000000000001', 'asha', 'user.updated', 'user', 'asha');
  insert into messages (id, channel, recipient, subject, body, headers, status) values
    ('00000000-0000-4000-8000-000000000002', 'mail', 'asha@example.com', 'Reset', 'token=abc', '{"x": "token"}', 'sent'),
    ('00000000-0000-4000-8000-000000000003', 'mail', 'ravi@example.com', 'Confirm', 'token=def', '{"x": "y"}', 'queued');
  insert into requirements (id, reference, name, phone, listing_type, property_type, location, budget_text, budget_min,
    message, consent_version, body_hash) values
    ('00000000-0000-4000-8000-000000000004', 'REQ-1', 'Asha', '+919876501234', 'buy', 'residential', 'Baner', '90 L', 0,
     'Soon', '1', 'hash')`;

test("links in mails that were sent are gone, what waits and what people left stays", async () => {
  await afterMigration({ last: LAST_BEFORE, data: DATA }, async (read) => {
    expect(
      await read("select subject, body, headers, status from messages order by subject"),
    ).toEqual([
      { subject: "Confirm", body: "token=def", headers: { x: "y" }, status: "queued" },
      { subject: "Reset", body: "", headers: {}, status: "sent" },
    ]);
    expect(await read("select name, user_id from requirements")).toEqual([
      { name: "Asha", user_id: null },
    ]);
    expect(await read("select actor_id from audit_log")).toEqual([{ actor_id: "asha" }]);
  });
});

test("the audit log outlives its actor and lets nobody change it; a typed number is nobody's alone", async () => {
  await afterMigration({ last: LAST_BEFORE, data: DATA }, async (read) => {
    await read("delete from users where id = 'asha'");
    expect(await read("select actor_id from audit_log")).toEqual([{ actor_id: "asha" }]);
    for (const change of ["update audit_log set action = ''", "delete from audit_log"]) {
      await expect(read(change)).rejects.toThrow("never changed");
    }
    await expect(read("truncate audit_log")).rejects.toThrow("never changed");
    await read("update users set phone_number = '+919876500000'");
    await read(
      "insert into users (id, name, email, phone_number) values ('uma', 'Uma', 'uma@example.com', '+919876500000')",
    );
    expect(await read("select count(*)::int as count from users")).toEqual([{ count: 2 }]);
  });
});

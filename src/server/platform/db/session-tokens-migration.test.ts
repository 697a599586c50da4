/** Session tokens lay in the clear; whoever was signed in must stay so when they are hashed. */

import { expect, test } from "vitest";
import { hash } from "#server/platform/signing.ts";
import { afterMigration } from "#test/migration.ts";

const LAST_BEFORE = 23;

test("a session is found by the hash of the token that its browser has", async () => {
  const tokens = ["dG9rZW4-_1", "another token, with a ₹"];
  const data = `
    insert into users (id, name, email) values ('u', 'Asha', 'asha@example.com');
    insert into sessions (id, token, user_id, expires_at)
    values ${tokens.map((token, at) => `('s${at}', '${token}', 'u', now())`).join(", ")}`;

  await afterMigration({ last: LAST_BEFORE, data }, async (read) => {
    expect(await read("select token from sessions order by id")).toEqual(
      tokens.map((token) => ({ token: hash(token) })),
    );
  });
});

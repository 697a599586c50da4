/** What the tables themselves hold to, whatever code writes to them. */

import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#test/app.ts";

test("the audit log outlives its actor and lets nobody change it", async ({ db }) => {
  await db.execute(sql`insert into users (id, name, email) values ('asha', 'Asha', 'a@b.example')`);
  await db.execute(sql`
    insert into audit_log (id, actor_id, action, object_type, object_id)
    values ('00000000-0000-4000-8000-000000000001', 'asha', 'user.updated', 'user', 'asha')`);
  await db.execute(sql`delete from users where id = 'asha'`);

  const refused = {
    cause: expect.objectContaining({ message: expect.stringContaining("never changed") }),
  };
  await expect(db.execute(sql`update audit_log set action = ''`)).rejects.toMatchObject(refused);
  await expect(db.execute(sql`delete from audit_log`)).rejects.toMatchObject(refused);
  await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused);
  const { rows } = await db.execute(sql`select actor_id from audit_log where object_id = 'asha'`);
  expect(rows).toEqual([{ actor_id: "asha" }]);
});

test("a number that was typed is nobody's alone, one that was verified is", async ({ db }) => {
  const add = (id: string, isVerified: boolean) =>
    db.execute(sql`
      insert into users (id, name, email, phone_number, phone_number_verified)
      values (${id}, ${id}, ${`${id}@example.com`}, '+919876500000', ${isVerified})`);

  await add("asha", true);
  await add("ravi", false);
  await add("uma", false);

  await expect(add("isha", true)).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: "users_phone" }),
  });
});

/** The audit log is append-only, with two exceptions: erasing a person, and deleting old entries. */

import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import type { Person } from "./person.ts";
import { list, mentions } from "./repository-match.ts";

/** Keeps what happened and the field names; removes the field values and the client address. */
export async function eraseAuditTraces(db: Db, person: Person, erasedIds: string[]): Promise<void> {
  await withOpenLog(db, async () => {
    await db.execute(sql`
      update audit_log
         set before = ${hidden("before")}, after = ${hidden("after")}, ip_address = null
       where object_id = any(${list([...person.userIds, ...erasedIds])})
          or ${mentions(person, sql`concat(before::text, after::text, object_id)`)}`);
    await db.execute(sql`
      update audit_log set ip_address = null
       where ip_address is not null and actor_id = any(${list(person.userIds)})`);
  });
}

/** Returns how many entries were deleted. */
export async function deleteOldAudit(db: Db, before: Date, limit: number): Promise<number> {
  return withOpenLog(db, async () => {
    const { rowCount } = await db.execute(sql`
      delete from audit_log where id in (
        select id from audit_log where created_at < ${before.toISOString()}::timestamptz
         order by created_at limit ${limit})`);
    return rowCount ?? 0;
  });
}

/** The table's trigger allows changes under this setting, which nothing else sets. */
async function withOpenLog<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`select set_config('aangan.erasing', 'on', true)`);
  const result = await work();
  await db.execute(sql`select set_config('aangan.erasing', '', true)`);
  return result;
}

function hidden(column: "before" | "after") {
  const name = sql.identifier(column);
  return sql`(select jsonb_object_agg(key, '***') from jsonb_object_keys(${name}) key)`;
}

/** Removes a person from every table. Rows that others rely on stay, anonymized. */

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/platform/db/client.ts";
import { listIds, listRows } from "#server/platform/db/rows.ts";
import type { Person } from "./person.ts";
import { isOf, list, mentions } from "./repository-match.ts";

/** Shown beside a review whose author is gone. */
const FORMER_MEMBER = "Former member";

/** Ids of what was erased, by the audit log's object types. */
export type Erased = Record<
  "requirement" | "inquiry" | "property" | "report" | "subscriber" | "message" | "review" | "agent",
  string[]
>;

/** Every name the person used; mails about a lead have it in their subject. */
export async function listNames(db: Db, person: Person): Promise<string[]> {
  const contact = { email: sql`email`, phone: sql`phone` };
  const rows = await listRows(
    db,
    z.object({ name: z.string() }),
    sql`select name from requirements where ${isOf(person, { ...contact, userId: sql`user_id` })}
    union select name from inquiries
           where name <> '' and ${isOf(person, { ...contact, userId: sql`user_id` })}
    union select owner_name from submissions where ${isOf(person, contact)}
    union select name from users where ${isOf(person, { userId: sql`id` })}`,
  );
  return rows.map(({ name }) => name);
}

/** Erases everything but the accounts themselves; must run in a transaction. */
export async function eraseRows(
  db: Db,
  person: Person,
  names: string[],
  now: Date,
): Promise<Erased> {
  const contact = { email: sql`email`, phone: sql`phone` };
  const anywhere = isOf(person, { ...contact, userId: sql`user_id` });
  return {
    requirement: await listIds(db, sql`delete from requirements where ${anywhere} returning id`),
    inquiry: await eraseLeads(db, anywhere, now),
    property: await eraseListings(db, person),
    report: await listIds(
      db,
      sql`update reports set email = null, detail = ''
           where ${isOf(person, { email: sql`email` })} returning id`,
    ),
    subscriber: await listIds(
      db,
      sql`delete from subscribers where ${isOf(person, { email: sql`email` })} returning id`,
    ),
    message: await eraseMessages(db, person, names),
    review: await listIds(
      db,
      sql`update reviews set author_name = ${FORMER_MEMBER}, user_id = null
           where ${isOf(person, { userId: sql`user_id` })} returning id`,
    ),
    agent: await eraseAgents(db, person),
  };
}

/** Deletes their pending links and codes, and the counts of their attempts. */
export async function deleteProofs(db: Db, person: Person): Promise<void> {
  await db.execute(sql`delete from invitations where ${isOf(person, { email: sql`email` })}`);
  await db.execute(sql`delete from phone_codes where ${isOf(person, { phone: sql`phone` })}`);
  await db.execute(sql`delete from verifications where ${mentions(person, sql`value`)}`);
  await db.execute(sql`delete from rate_limits where ${mentions(person, sql`key`)}`);
  await db.execute(sql`delete from import_rows where ${mentions(person, sql`reasons::text`)}`);
}

/** Deletes sent and pending staff notices about the erased rows. */
export async function deleteNotices(db: Db, erasedIds: string[]): Promise<void> {
  await db.execute(sql`delete from staff_notices where subject_id = any(${list(erasedIds)})`);
}

/** Keeps the lead and its stage for the company's counts; removes who asked and what. */
async function eraseLeads(db: Db, which: SQL, now: Date): Promise<string[]> {
  const ids = await listIds(
    db,
    sql`update inquiries
           set name = null, phone = null, email = null, message = '', user_id = null,
               erased_at = ${now.toISOString()}
         where ${which} returning id`,
  );
  await db.execute(sql`
    delete from lead_events where kind = 'note' and inquiry_id = any(${list(ids)}::uuid[])`);
  return ids;
}

/** Only their own listings; what they wrote for a company belongs to the company. */
async function eraseListings(db: Db, person: Person): Promise<string[]> {
  const ids = await listIds(
    db,
    sql`select id from properties
         where company_id is null
           and (${isOf(person, { userId: sql`owner_id` })}
                or id in (select property_id from submissions
                           where ${isOf(person, { email: sql`email`, phone: sql`phone` })}))
         for update`,
  );
  if (ids.length === 0) return ids;
  // A contact that was only about one of these would be about nothing, which the table refuses.
  await db.execute(sql`
    delete from inquiries where property_id = any(${list(ids)})
       and company_id is null and agent_id is null and channel <> 'form'`);
  await db.execute(sql`delete from properties where id = any(${list(ids)})`);
  return ids;
}

async function eraseAgents(db: Db, person: Person): Promise<string[]> {
  const ids = await listIds(
    db,
    sql`select id from agents where ${isOf(person, { userId: sql`user_id` })} for update`,
  );
  if (ids.length === 0) return ids;
  await db.execute(sql`
    delete from inquiries where agent_id = any(${list(ids)})
       and company_id is null and property_id is null and channel <> 'form'`);
  await db.execute(sql`delete from agents where id = any(${list(ids)})`);
  return ids;
}

/** Deletes mails to or about them; blanks the subject of mails sent to others if it has their name. */
async function eraseMessages(db: Db, person: Person, names: string[]): Promise<string[]> {
  const text = sql`subject || ' ' || body || ' ' || headers::text`;
  const ids = await listIds(
    db,
    sql`delete from messages
         where lower(recipient) = any(${list([...person.emails, ...person.phones])})
            or ${mentions(person, text)} returning id`,
  );
  await db.execute(sql`
    update messages set subject = '—'
     where status = 'sent'
       and exists (select from unnest(${list(names)}) name where position(name in subject) > 0)`);
  return ids;
}

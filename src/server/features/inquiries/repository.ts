import { randomUUIDv7 } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { ContactClick, Question } from "#domain/inquiry-schema.ts";
import type { Language } from "#domain/language.ts";
import type { VisitSource } from "#domain/visit-source.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { companies, companyMembers } from "#server/db/schema/companies.ts";
import { inquiries } from "#server/db/schema/leads.ts";
import { listingDays } from "#server/db/schema/listing-days.ts";

/** Who came, from where and on which day; nobody when they are not signed in. */
type Circumstances = { userId: string | null; source: VisitSource; day: string };

/**
 * Stores a click about a live property, agent or company, and counts it, in one statement; anything else
 * stores nothing. A property's click belongs to the property's company and agent, an agent's to the
 * agent's company, whichever the caller names.
 */
export async function insertContactClick(
  db: Db,
  click: ContactClick,
  { userId, source, day }: Circumstances,
): Promise<void> {
  const { channel, language, propertyId = null, companyId = null, agentId = null } = click;
  await db.execute(sql`
    with stored as (
      insert into inquiries (id, channel, language, source, user_id, property_id, agent_id, company_id)
      select ${randomUUIDv7()}, ${channel}, ${language}, ${source}, ${userId}, p.id,
             case when p.id is null then a.id else p.agent_id end,
             case when p.id is not null then p.company_id
                  when a.id is not null then a.company_id
                  else c.id end
        from (select 1) as one
        left join properties p
          on p.id = ${propertyId} and p.status = 'live' and p.deleted_at is null
        left join agents a
          on a.id = ${agentId} and a.status = 'live' and a.deleted_at is null
        left join companies c
          on c.id = ${companyId} and c.status = 'live' and c.deleted_at is null
       where num_nonnulls(p.id, a.id, c.id) > 0
      returning property_id)
    insert into listing_days (property_id, day, source, contacts)
    select property_id, ${day}::date, ${source}, 1 from stored where property_id is not null
    on conflict (property_id, day, source)
      do update set contacts = listing_days.contacts + 1`);
}

export async function findAskable(db: Db, propertyId: string) {
  const { rows } = await db.execute<Askable>(sql`
    select id, title, company_id as "companyId", agent_id as "agentId", owner_id as "ownerId"
      from properties
     where id = ${propertyId} and status = 'live' and deleted_at is null`);
  return rows[0];
}

export type Askable = {
  id: string;
  title: string;
  companyId: string | null;
  agentId: string | null;
  ownerId: string | null;
};

/** Waits for whoever is storing the same words at this moment; must run in a transaction. */
export async function lockQuestion(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`question ${key}`}, 0))`);
}

/** The same words by the same person about the same home, sent within a day. */
export async function findSameQuestion(
  db: Db,
  propertyId: string,
  { phone, message }: Question,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from inquiries
     where property_id = ${propertyId} and channel = 'form' and phone = ${phone}
       and message = ${message} and created_at > now() - interval '1 day'
     limit 1`);
  return rows[0]?.id;
}

type NewQuestion = Question &
  Circumstances & { language: Language; about: Pick<Askable, "id" | "companyId" | "agentId"> };

export async function insertQuestion(db: Db, asked: NewQuestion): Promise<string> {
  const { about, day, ...question } = asked;
  const id = randomUUIDv7();
  const { id: propertyId, companyId, agentId } = about;
  await db
    .insert(inquiries)
    .values({ id, channel: "form", propertyId, companyId, agentId, ...question });
  await db
    .insert(listingDays)
    .values({ propertyId, day, source: question.source, contacts: 1 })
    .onConflictDoUpdate({
      target: [listingDays.propertyId, listingDays.day, listingDays.source],
      set: { contacts: sql`${listingDays.contacts} + 1` },
    });
  return id;
}

export type LeadReader = { name: string; email: string; language: string };

/** Everybody who answers for a company, or the seller; a company without members reads at its own address. */
export async function listLeadReaders(
  db: Db,
  { companyId, ownerId }: Pick<Askable, "companyId" | "ownerId">,
): Promise<LeadReader[]> {
  const reader = { name: users.name, email: users.email, language: users.language };
  if (!companyId) {
    return ownerId ? db.select(reader).from(users).where(eq(users.id, ownerId)) : [];
  }
  const members = await db
    .select(reader)
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(users.banned, false)));
  if (members.length > 0) return members;
  const desk = { name: companies.name, email: companies.email, language: sql<string>`'en'` };
  return db.select(desk).from(companies).where(eq(companies.id, companyId));
}

/** What a signed-in person need not type again. */
export async function findAsker(db: Db, userId: string) {
  const [row] = await db
    .select({ name: users.name, phone: users.phoneNumber, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

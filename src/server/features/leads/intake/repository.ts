import { randomUUIDv7 } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { ContactClick, Question } from "#domain/leads/inquiry-schema.ts";
import { LEAD_READERS, type LeadReaders } from "#domain/leads/lead.ts";
import { LISTERS } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import type { ViewSource } from "#domain/shared/view-source.ts";
import type { Db } from "#server/platform/db/client.ts";
import { readersOf } from "#server/platform/db/lead-readers.ts";
import { findRow, getRow, listIds, listRows } from "#server/platform/db/rows.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { companies, companyMembers } from "#server/platform/db/schema/companies.ts";
import { inquiries } from "#server/platform/db/schema/leads.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";

/** Who came, from where and on which day; `userId` is null when they are not signed in. */
type RequestContext = { userId: string | null; source: ViewSource; day: string };

/**
 * Stores and counts a click about a live property, agent or company in one statement; anything else stores
 * nothing. A property's click belongs to the property's company and agent, an agent's to the agent's
 * company, whichever the caller names. Returns the inquiry's id, if there is one.
 */
export async function insertContactClick(
  db: Db,
  click: ContactClick,
  { userId, source, day }: RequestContext,
): Promise<string | undefined> {
  const { channel, language, propertyId = null, companyId = null, agentId = null } = click;
  const [id] = await listIds(
    db,
    sql`with stored as (
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
      returning id, property_id),
    counted as (
      insert into listing_days (property_id, day, source, contacts)
      select property_id, ${day}::date, ${source}, 1 from stored where property_id is not null
      on conflict (property_id, day, source)
        do update set contacts = listing_days.contacts + 1)
    select id from stored`,
  );
  return id;
}

/** The recipient of a question: a listing's lister, or a company as such. */
export type About = { propertyId: string } | { companyId: string };

const askableRow = z.object({
  propertyId: z.string().nullable(),
  /** The listing's title, or the company's name. */
  title: z.string(),
  companyId: z.string().nullable(),
  agentId: z.string().nullable(),
  ownerId: z.string().nullable(),
  postedBy: z.enum(LISTERS),
  companyName: z.string().nullable(),
});
export type Askable = z.output<typeof askableRow>;

export async function findAskable(db: Db, about: About): Promise<Askable | undefined> {
  return findRow(
    db,
    askableRow,
    "propertyId" in about
      ? sql`select id as "propertyId", title, company_id as "companyId", agent_id as "agentId",
                   owner_id as "ownerId", posted_by as "postedBy",
                   (select name from companies c where c.id = company_id) as "companyName"
              from properties
             where id = ${about.propertyId} and status = 'live' and deleted_at is null`
      : sql`select null as "propertyId", name as title, id as "companyId", null as "agentId",
                   null as "ownerId", 'company' as "postedBy", name as "companyName"
              from companies
             where id = ${about.companyId} and status = 'live' and deleted_at is null`,
  );
}

/** Waits for a concurrent insert of the same question; must run in a transaction. */
export async function lockQuestion(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`question ${key}`}, 0))`);
}

/** The same text by the same person about the same subject, sent within a day. */
export async function findSameQuestion(
  db: Db,
  { propertyId, companyId }: Askable,
  { phone, message }: Question,
): Promise<string | undefined> {
  const isAboutIt = propertyId
    ? sql`property_id = ${propertyId}`
    : sql`company_id = ${companyId} and property_id is null`;
  const [id] = await listIds(
    db,
    sql`select id from inquiries
     where ${isAboutIt} and channel = 'form' and phone = ${phone} and message = ${message}
       and created_at > now() - interval '1 day'
     limit 1`,
  );
  return id;
}

type NewQuestion = Question & RequestContext & { language: Language; about: Askable };

export async function insertQuestion(db: Db, asked: NewQuestion): Promise<string> {
  const { about, day, ...question } = asked;
  const { propertyId, companyId, agentId } = about;
  const id = randomUUIDv7();
  await db
    .insert(inquiries)
    .values({ id, channel: "form", propertyId, companyId, agentId, ...question });
  if (propertyId) await countContact(db, propertyId, day, question.source);
  return id;
}

async function countContact(db: Db, propertyId: string, day: string, source: ViewSource) {
  await db
    .insert(listingDays)
    .values({ propertyId, day, source, contacts: 1 })
    .onConflictDoUpdate({
      target: [listingDays.propertyId, listingDays.day, listingDays.source],
      set: { contacts: sql`${listingDays.contacts} + 1` },
    });
}

const readerRow = z.object({
  name: z.string(),
  email: z.string(),
  language: z.string(),
  /** Where the reader finds the lead: in an inbox, by the guest's link, or only in the mail itself. */
  place: z.enum(["company", "seller", "guest", "mail"]),
});
export type LeadReader = z.output<typeof readerRow>;
export type LeadPlace = LeadReader["place"];

const readersRow = z.object({ readers: z.enum(LEAD_READERS) });

/** Who is notified of a question by mail; empty if the listing has neither an account nor an address. */
export async function listLeadReaders(
  db: Db,
  about: Askable,
  otherwise: Language,
): Promise<LeadReader[]> {
  const { companyId, ownerId } = about;
  if (companyId) return listCompanyReaders(db, companyId, otherwise);
  const owners = ownerId ? await listOwner(db, ownerId) : [];
  return owners.length > 0 ? owners : listAddresses(db, about, otherwise);
}

const READER = { name: users.name, email: users.email, language: users.language };

/** All members who answer for a company; a company without members reads at its own address. */
async function listCompanyReaders(db: Db, companyId: string, otherwise: Language) {
  const members = await db
    .select({ ...READER, place: sql<LeadPlace>`'company'` })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(users.banned, false)));
  if (members.length > 0) return members;
  const desk = { name: companies.name, email: companies.email };
  const rows = await db.select(desk).from(companies).where(eq(companies.id, companyId));
  return rows.map((row) => ({ ...row, language: otherwise, place: "mail" as const }));
}

async function listOwner(db: Db, ownerId: string): Promise<LeadReader[]> {
  return db
    .select({ ...READER, place: sql<LeadPlace>`'seller'` })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.role, "seller"), eq(users.banned, false)));
}

/** The address a guest gave on the sell page, and the one in an agent's profile. */
async function listAddresses(
  db: Db,
  { propertyId, agentId }: Askable,
  otherwise: Language,
): Promise<LeadReader[]> {
  return listRows(
    db,
    readerRow,
    sql`select owner_name as name, email, language::text as language, 'guest' as place
      from submissions where property_id = ${propertyId} and email is not null
    union all
    select name, email, ${otherwise}, 'mail' from agents
     where id = ${agentId} and email is not null and status = 'live' and deleted_at is null`,
  );
}

/** Who is notified of a lead about this, as defined in LEAD_READERS. */
export async function findReaders(db: Db, about: Askable): Promise<LeadReaders> {
  const { companyId, propertyId, agentId } = about;
  const readers = readersOf({
    companyId: sql`${companyId}::text`,
    propertyId: sql`${propertyId}::text`,
    agentId: sql`${agentId}::text`,
  });
  return (await getRow(db, readersRow, sql`select ${readers} as readers`)).readers;
}

/** Contact details that a signed-in user need not type again. */
export async function findSender(db: Db, userId: string) {
  const [row] = await db
    .select({ name: users.name, phone: users.phoneNumber, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

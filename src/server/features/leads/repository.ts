/** Leads of one company, of one seller, or of all: every query here is limited to a scope. */

import { and, count, desc, eq, gte, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { reachableEmail } from "#domain/accounts/account.ts";
import type { Lead, LeadEvent, LeadLister, LeadPace, LeadReaders } from "#domain/leads/lead.ts";
import type { LeadFilter } from "#domain/leads/lead-schema.ts";
import type { LeadScope } from "#domain/leads/policy.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { LEAD_COLUMNS, readersOf } from "#server/platform/db/lead-readers.ts";
import { findRow, getRow, moment } from "#server/platform/db/rows.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { nextVersion } from "#server/platform/db/schema/columns.ts";
import { companies, companyMembers } from "#server/platform/db/schema/companies.ts";
import { inquiries, leadEvents } from "#server/platform/db/schema/leads.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { conditions, isDue, type Today, within } from "./repository-filter.ts";

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`inquiries.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`inquiries.id`, direction: "desc", cast: "uuid" },
];
const MOST_OTHERS = 20;
const MOST_EVENTS = 200;

const listerRow = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
const paceRow = z.object({
  waiting: z.number(),
  waitingSince: moment.nullable(),
  answered: z.number(),
  usualMinutes: z.number().nullable(),
});

const assignee = alias(users, "assignee");

const LEAD = {
  id: inquiries.id,
  channel: inquiries.channel,
  stage: inquiries.stage,
  lostReason: inquiries.lostReason,
  name: inquiries.name,
  phone: inquiries.phone,
  email: inquiries.email,
  message: inquiries.message,
  erasedAt: inquiries.erasedAt,
  followUpOn: inquiries.followUpOn,
  assigneeId: inquiries.assignedTo,
  assigneeName: assignee.name,
  source: inquiries.source,
  language: inquiries.language,
  propertyId: inquiries.propertyId,
  propertyTitle: properties.title,
  propertyStatus: properties.status,
  propertyDeletedAt: properties.deletedAt,
  companyId: inquiries.companyId,
  companyName: companies.name,
  agentId: inquiries.agentId,
  agentName: agents.name,
  readers: sql<LeadReaders>`${readersOf(LEAD_COLUMNS)}`,
  createdAt: inquiries.createdAt,
  updatedAt: inquiries.updatedAt,
};

export async function listLeads(
  db: Db,
  scope: LeadScope,
  filter: LeadFilter,
  today: Today,
): Promise<Page<Lead>> {
  const matching = and(within(scope), ...conditions(filter, today));
  const [page, total] = await Promise.all([
    listLeadPage(db, scope, filter, today),
    countUpToLimit(db, sql`inquiries`, matching),
  ]);
  return { ...page, ...total };
}

/** The same without the total, for callers that read to the end anyway. */
export async function listLeadPage(
  db: Db,
  scope: LeadScope,
  filter: LeadFilter,
  today: Today,
): Promise<Pick<Page<Lead>, "items" | "nextCursor">> {
  const where = and(
    within(scope),
    ...conditions(filter, today),
    after(NEWEST_FIRST, filter.cursor),
  );
  const rows = await selectLeads(db, where, filter.limit + 1);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  const hasMore = rows.length > filter.limit && last;
  return {
    items: page,
    nextCursor: hasMore ? encodeCursor([last.createdAt, last.id]) : null,
  };
}

/** How many leads each of these phone numbers has sent. */
export async function countByPhone(
  db: Db,
  scope: LeadScope,
  phones: string[],
): Promise<Map<string | null, number>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .select({ phone: inquiries.phone, times: count() })
    .from(inquiries)
    .where(and(within(scope), inArray(inquiries.phone, phones)))
    .groupBy(inquiries.phone);
  return new Map(rows.map(({ phone, times }) => [phone, times]));
}

export async function findLead(db: Db, scope: LeadScope, id: string): Promise<Lead | undefined> {
  const [lead] = await selectLeads(db, and(within(scope), eq(inquiries.id, id)), 1);
  return lead;
}

/** Other leads from the same phone number. */
export async function listOthers(
  db: Db,
  scope: LeadScope,
  { id, phone }: Pick<Lead, "id" | "phone">,
): Promise<Lead[]> {
  if (phone === null) return [];
  const where = and(within(scope), eq(inquiries.phone, phone), ne(inquiries.id, id));
  return selectLeads(db, where, MOST_OTHERS);
}

export async function listEvents(db: Db, inquiryId: string): Promise<LeadEvent[]> {
  const rows = await db
    .select({
      id: leadEvents.id,
      kind: leadEvents.kind,
      body: leadEvents.body,
      by: users.name,
      at: leadEvents.createdAt,
    })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.actorId))
    .where(eq(leadEvents.inquiryId, inquiryId))
    .orderBy(desc(leadEvents.createdAt), desc(leadEvents.id))
    .limit(MOST_EVENTS);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Locked until the transaction ends: a second editor waits and then sees what the first wrote. */
export async function findLeadToChange(db: Db, scope: LeadScope, id: string) {
  const [row] = await db
    .select()
    .from(inquiries)
    .where(and(within(scope), eq(inquiries.id, id)))
    .for("update");
  return row;
}

type LeadColumns = Pick<
  typeof inquiries.$inferInsert,
  "stage" | "lostReason" | "followUpOn" | "assignedTo"
>;

export async function updateLead(db: Db, id: string, columns: LeadColumns): Promise<void> {
  await db
    .update(inquiries)
    .set({ ...columns, updatedAt: nextVersion })
    .where(eq(inquiries.id, id));
}

type NewEvent = typeof leadEvents.$inferInsert;

export async function insertEvents(db: Db, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(leadEvents).values(events);
}

/** The name of a member to whom a lead may be assigned. */
export async function findAssignee(db: Db, companyId: string, userId: string) {
  const [row] = await db
    .select({ name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  return row?.name;
}

export async function listAssignees(db: Db, companyId: string) {
  return db
    .select({ id: users.id, name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(users.name, users.id);
}

/** Who offers what the lead is about: the company, the owner, the guest who listed it, or the agent. */
export async function findLister(db: Db, id: string): Promise<LeadLister | undefined> {
  const row = await findRow(
    db,
    listerRow,
    sql`select coalesce(c.name, u.name, g.owner_name, a.name) as name,
           case when c.id is not null then c.contact when u.id is not null then u.phone_number
                when g.property_id is not null then g.phone else a.phone end as phone,
           case when c.id is not null then c.email when u.id is not null then u.email
                when g.property_id is not null then g.email else a.email end as email
      from inquiries i
      left join companies c on c.id = i.company_id
      left join properties p on p.id = i.property_id
      left join users u on u.id = p.owner_id
      left join submissions g on g.property_id = i.property_id
      left join agents a on a.id = i.agent_id
     where i.id = ${id} and coalesce(c.id, u.id, g.property_id, a.id) is not null`,
  );
  return row && { ...row, email: row.email && reachableEmail(row.email) };
}

/** Listings that have leads, for the filter. */
export async function listWithLeads(db: Db, scope: LeadScope) {
  const asked = db
    .select({ id: inquiries.propertyId })
    .from(inquiries)
    .where(and(within(scope), isNotNull(inquiries.propertyId)));
  return db
    .select({ id: properties.id, title: properties.title })
    .from(properties)
    .where(inArray(properties.id, asked))
    .orderBy(properties.title, properties.id)
    .limit(MOST_LISTINGS);
}

const MOST_LISTINGS = 500;

export async function countStages(db: Db, scope: LeadScope) {
  return db
    .select({ stage: inquiries.stage, count: count() })
    .from(inquiries)
    .where(within(scope))
    .groupBy(inquiries.stage);
}

export async function countDue(db: Db, scope: LeadScope, today: Today): Promise<number> {
  return db.$count(inquiries, and(within(scope), isDue(today)));
}

/** Leads that no one has acted on yet. */
export async function countWaiting(db: Db, scope: LeadScope): Promise<number> {
  return db.$count(inquiries, and(within(scope), eq(inquiries.stage, "new")));
}

export async function countReceived(db: Db, scope: LeadScope, today: Today): Promise<number> {
  return db.$count(inquiries, and(within(scope), gte(inquiries.createdAt, today.start)));
}

/** The time from a lead to the first response, for leads since this instant. */
export async function findPace(db: Db, scope: LeadScope, since: Date): Promise<LeadPace> {
  const pace = await getRow(
    db,
    paceRow,
    sql`select (count(*) filter (where stage = 'new'))::int as waiting,
               min(created_at) filter (where stage = 'new') as "waitingSince",
               count(minutes)::int as answered,
               round(percentile_cont(0.5) within group (order by minutes))::int as "usualMinutes"
          from (select ${inquiries.stage}, ${inquiries.createdAt},
                       case when ${inquiries.createdAt} > ${since} then
                         extract(epoch from (select min(e.created_at) from lead_events e
                                              where e.inquiry_id = ${inquiries.id})
                                            - ${inquiries.createdAt}) / 60 end as minutes
                  from ${inquiries} where ${within(scope)}) as lead`,
  );
  return { ...pace, waitingSince: pace.waitingSince?.toISOString() ?? null };
}

export async function findNewest(db: Db, scope: LeadScope) {
  const [row] = await db
    .select({ id: inquiries.id, name: inquiries.name })
    .from(inquiries)
    .where(within(scope))
    .orderBy(orderBy(NEWEST_FIRST))
    .limit(1);
  return row;
}

async function selectLeads(db: Db, where: SQL | undefined, limit: number): Promise<Lead[]> {
  return (await selectLeadRows(db, where, limit)).map(toLead);
}

async function selectLeadRows(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select(LEAD)
    .from(inquiries)
    .leftJoin(properties, eq(properties.id, inquiries.propertyId))
    .leftJoin(companies, eq(companies.id, inquiries.companyId))
    .leftJoin(agents, eq(agents.id, inquiries.agentId))
    .leftJoin(assignee, eq(assignee.id, inquiries.assignedTo))
    .where(where)
    .orderBy(orderBy(NEWEST_FIRST))
    .limit(limit);
}

type LeadRow = Awaited<ReturnType<typeof selectLeadRows>>[number];

function toLead(row: LeadRow): Lead {
  const { assigneeId, assigneeName, createdAt, updatedAt, erasedAt, ...rest } = row;
  const { propertyId, propertyTitle, propertyStatus, propertyDeletedAt, ...others } = rest;
  const { companyId, companyName, agentId, agentName, ...lead } = others;
  return {
    ...lead,
    erasedAt: erasedAt?.toISOString() ?? null,
    assignedTo: named(assigneeId, assigneeName),
    property:
      propertyId === null
        ? null
        : {
            id: propertyId,
            title: propertyTitle ?? "",
            isLive: propertyStatus === "live" && propertyDeletedAt === null,
          },
    company: named(companyId, companyName),
    agent: named(agentId, agentName),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function named(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? "" };
}

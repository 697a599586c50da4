/** Leads of one company or one seller: every query here is bound to whose they are. */

import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LostReason } from "#domain/inquiry.ts";
import type { Lead, LeadEvent, LeadPace } from "#domain/lead.ts";
import type { LeadFilter } from "#domain/lead-schema.ts";
import type { Page } from "#domain/page.ts";
import type { LeadOwner } from "#domain/policy.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/db/keyset.ts";
import { containing } from "#server/db/like.ts";
import { users } from "#server/db/schema/accounts.ts";
import { nextVersion } from "#server/db/schema/columns.ts";
import { companyMembers } from "#server/db/schema/companies.ts";
import { inquiries, leadEvents } from "#server/db/schema/leads.ts";
import { properties } from "#server/db/schema/properties.ts";

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`inquiries.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`inquiries.id`, direction: "desc", cast: "uuid" },
];
const MOST_OTHERS = 20;
const MOST_EVENTS = 200;

/** Today, and the instant at which it began. */
export type Today = { day: string; start: Date };

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
  createdAt: inquiries.createdAt,
  updatedAt: inquiries.updatedAt,
};

export async function listLeads(
  db: Db,
  owner: LeadOwner,
  filter: LeadFilter,
  today: Today,
): Promise<Page<Lead>> {
  const matching = and(ownedBy(owner), ...conditions(filter, today));
  const [page, total] = await Promise.all([
    listLeadPage(db, owner, filter, today),
    countUpToLimit(db, sql`inquiries`, matching),
  ]);
  return { ...page, ...total };
}

/** The same without the total, for whoever reads on to the end anyway. */
export async function listLeadPage(
  db: Db,
  owner: LeadOwner,
  filter: LeadFilter,
  today: Today,
): Promise<Pick<Page<Lead>, "items" | "nextCursor">> {
  const where = and(
    ownedBy(owner),
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

/** How often each of these numbers has asked. */
export async function countByPhone(
  db: Db,
  owner: LeadOwner,
  phones: string[],
): Promise<Map<string | null, number>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .select({ phone: inquiries.phone, times: count() })
    .from(inquiries)
    .where(and(ownedBy(owner), inArray(inquiries.phone, phones)))
    .groupBy(inquiries.phone);
  return new Map(rows.map(({ phone, times }) => [phone, times]));
}

export async function findLead(db: Db, owner: LeadOwner, id: string): Promise<Lead | undefined> {
  const [lead] = await selectLeads(db, and(ownedBy(owner), eq(inquiries.id, id)), 1);
  return lead;
}

/** What else the same number asked here. */
export async function listOthers(
  db: Db,
  owner: LeadOwner,
  { id, phone }: Pick<Lead, "id" | "phone">,
): Promise<Lead[]> {
  if (phone === null) return [];
  const where = and(ownedBy(owner), eq(inquiries.phone, phone), ne(inquiries.id, id));
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

/** Held until the transaction ends: of two who change it, the second sees what the first wrote. */
export async function findLeadToChange(db: Db, owner: LeadOwner, id: string) {
  const [row] = await db
    .select()
    .from(inquiries)
    .where(and(ownedBy(owner), eq(inquiries.id, id)))
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

/** The name of a member who may be given a lead. */
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

/** Listings that somebody asked about, for the filter. */
export async function listAskedAbout(db: Db, owner: LeadOwner) {
  const asked = db
    .select({ id: inquiries.propertyId })
    .from(inquiries)
    .where(and(ownedBy(owner), isNotNull(inquiries.propertyId)));
  return db
    .select({ id: properties.id, title: properties.title })
    .from(properties)
    .where(inArray(properties.id, asked))
    .orderBy(properties.title, properties.id)
    .limit(MOST_LISTINGS);
}

const MOST_LISTINGS = 500;

export async function countStages(db: Db, owner: LeadOwner) {
  return db
    .select({ stage: inquiries.stage, count: count() })
    .from(inquiries)
    .where(ownedBy(owner))
    .groupBy(inquiries.stage);
}

export async function countDue(db: Db, owner: LeadOwner, today: Today): Promise<number> {
  return db.$count(inquiries, and(ownedBy(owner), isDue(today)));
}

/** Those that nobody has done anything about yet. */
export async function countWaiting(db: Db, owner: LeadOwner): Promise<number> {
  return db.$count(inquiries, and(ownedBy(owner), eq(inquiries.stage, "new")));
}

export async function countReceived(db: Db, owner: LeadOwner, today: Today): Promise<number> {
  return db.$count(inquiries, and(ownedBy(owner), gte(inquiries.createdAt, today.start)));
}

/** From the question to the first thing that was done about it, for those that came after this instant. */
export async function findPace(db: Db, owner: LeadOwner, since: Date): Promise<LeadPace> {
  const { rows } = await db.execute<Omit<LeadPace, "waitingSince"> & { waitingSince: Date | null }>(
    sql`select (count(*) filter (where stage = 'new'))::int as waiting,
               min(created_at) filter (where stage = 'new') as "waitingSince",
               count(minutes)::int as answered,
               round(percentile_cont(0.5) within group (order by minutes))::int as "usualMinutes"
          from (select ${inquiries.stage}, ${inquiries.createdAt},
                       case when ${inquiries.createdAt} > ${since} then
                         extract(epoch from (select min(e.created_at) from lead_events e
                                              where e.inquiry_id = ${inquiries.id})
                                            - ${inquiries.createdAt}) / 60 end as minutes
                  from ${inquiries} where ${ownedBy(owner)}) as lead`,
  );
  const [pace] = rows;
  if (!pace) throw new Error("A sum over no leads is a row of nothing");
  const waitingSince = pace.waitingSince && new Date(pace.waitingSince).toISOString();
  return { ...pace, waitingSince };
}

export async function findNewest(db: Db, owner: LeadOwner) {
  const [row] = await db
    .select({ id: inquiries.id, name: inquiries.name })
    .from(inquiries)
    .where(ownedBy(owner))
    .orderBy(orderBy(NEWEST_FIRST))
    .limit(1);
  return row;
}

async function selectLeads(db: Db, where: SQL | undefined, limit: number): Promise<Lead[]> {
  const rows = await db
    .select(LEAD)
    .from(inquiries)
    .leftJoin(properties, eq(properties.id, inquiries.propertyId))
    .leftJoin(assignee, eq(assignee.id, inquiries.assignedTo))
    .where(where)
    .orderBy(orderBy(NEWEST_FIRST))
    .limit(limit);
  return rows.map(toLead);
}

type LeadRow = { [Key in keyof typeof LEAD]: unknown } & {
  createdAt: Date;
  updatedAt: Date;
  assigneeId: string | null;
  assigneeName: string | null;
  propertyId: string | null;
  propertyTitle: string | null;
  propertyStatus: string | null;
  propertyDeletedAt: Date | null;
  erasedAt: Date | null;
};

function toLead(row: LeadRow): Lead {
  const { assigneeId, assigneeName, createdAt, updatedAt, erasedAt, ...rest } = row;
  const { propertyId, propertyTitle, propertyStatus, propertyDeletedAt, ...lead } = rest;
  return {
    ...(lead as Omit<Lead, "assignedTo" | "property" | "createdAt" | "updatedAt" | "erasedAt">),
    erasedAt: erasedAt?.toISOString() ?? null,
    lostReason: lead.lostReason as LostReason | null,
    assignedTo: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? "" },
    property:
      propertyId === null
        ? null
        : {
            id: propertyId,
            title: propertyTitle ?? "",
            isLive: propertyStatus === "live" && propertyDeletedAt === null,
          },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** An agent's are their own and nobody's; a seller's those about own listings that no company answers for. */
function ownedBy(owner: LeadOwner): SQL | undefined {
  if ("companyId" in owner) {
    const { companyId, agentId } = owner;
    const isOpenTo = agentId && or(isNull(inquiries.assignedTo), eq(inquiries.assignedTo, agentId));
    return and(eq(inquiries.companyId, companyId), isOpenTo || undefined);
  }
  const own = sql`(select p.id from properties p where p.owner_id = ${owner.ownerId})`;
  return and(isNull(inquiries.companyId), sql`${inquiries.propertyId} in ${own}`);
}

function conditions(filter: LeadFilter, today: Today): (SQL | undefined)[] {
  const { q, stage, propertyId, assignedTo, due } = filter;
  return [
    stage && eq(inquiries.stage, stage),
    propertyId ? eq(inquiries.propertyId, propertyId) : undefined,
    assignedTo === undefined ? undefined : isAssignedTo(assignedTo),
    due ? isDue(today) : undefined,
    filter.today ? gte(inquiries.createdAt, today.start) : undefined,
    q === "" ? undefined : contains(q),
  ];
}

function isAssignedTo(who: string): SQL {
  return who === "nobody" ? isNull(inquiries.assignedTo) : eq(inquiries.assignedTo, who);
}

/** A settled lead needs no following up. */
function isDue({ day }: Today): SQL | undefined {
  return and(lte(inquiries.followUpOn, day), sql`${inquiries.stage} not in ('won', 'lost')`);
}

/** Numbers are typed with and without spaces and country code; the stored one has neither. */
function contains(q: string): SQL {
  const text = containing(q);
  const digits = q.replace(/[\s()+-]/g, "");
  const number = /^\d{4,}$/.test(digits) ? containing(digits) : text;
  const words = sql`lower(concat_ws(' ', inquiries.name, inquiries.email, inquiries.message))`;
  return sql`(${words} like ${text} or inquiries.phone like ${number})`;
}

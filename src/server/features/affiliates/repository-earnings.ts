/** Reads the ledger: its lines, their sums, and each lead's current state. */

import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { EarningFilter, LeadFilter } from "#domain/affiliates/affiliate-schema.ts";
import {
  affiliateLeadAnswerSchema,
  earningAnswerSchema,
} from "#domain/affiliates/answer-schema.ts";
import type { AffiliateLead, Balance, Earning, EarningMonth } from "#domain/affiliates/earning.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, byAge, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { findRow, getRow, listRows, rowOf } from "#server/platform/db/rows.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";

const MOST_MONTHS = 24;

const lineRow = rowOf(earningAnswerSchema);
const leadRow = rowOf(affiliateLeadAnswerSchema);
const balanceRow = z.object({ pending: z.number(), owed: z.number(), paid: z.number() });
const monthRow = z.object({
  month: z.string(),
  leads: z.number(),
  earned: z.number(),
  paid: z.number(),
});

const newest = (table: string): SortKey[] => [
  { expression: sql.raw(`${table}.created_at`), direction: "desc", cast: "timestamptz" },
  { expression: sql.raw(`${table}.id`), direction: "desc", cast: "uuid" },
];
const LINES = newest("e");
const LEADS = newest("b");

/** True for a lead's latest line, which is its current state. */
const IS_LATEST = sql`e.lead_id is not null and not exists
  (select from earnings later where later.lead_kind = e.lead_kind and later.lead_id = e.lead_id
      and (later.created_at, later.id) > (e.created_at, e.id))`;

export async function listEarnings(
  db: Db,
  userId: string,
  { latest = false, limit, cursor }: EarningFilter,
): Promise<Page<Earning>> {
  const own = sql`e.user_id = ${userId} ${latest ? sql`and ${IS_LATEST}` : sql``}`;
  const start = after(LINES, cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      lineRow,
      sql`select e.id, e.state, e.lead_kind as "leadKind", e.rupees, e.reason,
             coalesce(nullif(l.label, ''), l.path) as "linkLabel",
             ${isoTime("e.created_at")} as "createdAt"
        from earnings e left join affiliate_links l on l.id = e.link_id
       where ${own} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(LINES)} limit ${limit + 1}`,
    ),
    countUpToLimit(db, sql`earnings e`, own),
  ]);
  return { ...pageOf(rows, limit), ...total };
}

/** A lead's latest line is its current state; a payout belongs to no lead. */
export async function sumBalance(db: Db, userId: string): Promise<Balance> {
  const { pending, owed, paid } = await getRow(
    db,
    balanceRow,
    sql`with leads as (
      select distinct on (lead_kind, lead_id) state, rupees from earnings
       where user_id = ${userId} and lead_id is not null
       order by lead_kind, lead_id, created_at desc, id desc)
    select
      (select coalesce(sum(rupees), 0) from leads where state = 'pending')::bigint as pending,
      (select coalesce(sum(rupees), 0) from leads where state = 'payable')::bigint as owed,
      (select coalesce(sum(rupees), 0) from earnings
        where user_id = ${userId} and lead_id is null and state = 'paid')::bigint as paid`,
  );
  return { pending, payable: owed - paid, paid };
}

export async function listMonths(db: Db, userId: string): Promise<EarningMonth[]> {
  const month = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
  return listRows(
    db,
    monthRow,
    sql`with lines as (
      select ${month(sql`e.created_at`)} as month, 1 as leads, 0::bigint as paid,
             case when latest.state = 'reversed' then 0 else e.rupees end as earned
        from earnings e ${latestOf(sql`e`)}
       where e.user_id = ${userId} and e.state = 'pending'
      union all
      select ${month(sql`e.created_at`)}, 0, e.rupees, 0 from earnings e
       where e.user_id = ${userId} and e.lead_id is null and e.state = 'paid')
    select month, sum(leads)::int as leads, sum(earned)::bigint as earned, sum(paid)::bigint as paid
      from lines group by month order by month desc limit ${MOST_MONTHS}`,
  );
}

/** Every lead's first line, with its latest beside it. */
export async function listLeads(db: Db, filter: LeadFilter): Promise<Page<AffiliateLead>> {
  const where = conditions(filter);
  const order = byAge(LEADS, filter.sort);
  const start = after(order, filter.cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      leadRow,
      sql`select ${LEAD_COLUMNS} from ${LEAD_SOURCES}
       where ${where} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(order)} limit ${filter.limit + 1}`,
    ),
    countUpToLimit(db, sql`earnings b join users u on u.id = b.user_id ${latestOf(sql`b`)}`, where),
  ]);
  return { ...pageOf(rows, filter.limit), ...total };
}

export async function findLead(db: Db, id: string): Promise<AffiliateLead | undefined> {
  return findRow(
    db,
    leadRow,
    sql`select ${LEAD_COLUMNS} from ${LEAD_SOURCES} where b.state = 'pending' and b.id = ${id}`,
  );
}

/** A lead's first line, from which the next one is written. */
export async function findFirstLine(db: Db, id: string) {
  const { userId, linkId, leadKind, leadId } = earnings;
  const [row] = await db
    .select({ userId, linkId, leadKind, leadId })
    .from(earnings)
    .where(and(eq(earnings.id, id), eq(earnings.state, "pending")));
  return row;
}

/** Locked until the transaction ends, so that concurrent decisions and payouts see each other's result. */
export async function lockAffiliate(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return row;
}

function latestOf(line: SQL): SQL {
  return sql`join lateral (
    select x.state, x.rupees, x.reason, x.created_at, x.id from earnings x
     where x.lead_id = ${line}.lead_id and x.lead_kind = ${line}.lead_kind
     order by x.created_at desc, x.id desc limit 1) latest on true`;
}

const LEAD_COLUMNS = sql`
  b.id, b.user_id as "userId", u.name as "affiliateName", b.lead_kind as "leadKind",
  coalesce(r.reference, p.title) as about, coalesce(nullif(l.label, ''), l.path) as "linkLabel",
  latest.state, latest.rupees, latest.reason, ${isoTime("b.created_at")} as "createdAt",
  case when latest.id <> b.id then ${isoTime("latest.created_at")} end as "decidedAt"`;

const LEAD_SOURCES = sql`
  earnings b
  join users u on u.id = b.user_id
  ${latestOf(sql`b`)}
  left join affiliate_links l on l.id = b.link_id
  left join requirements r on b.lead_kind = 'requirement' and r.id = b.lead_id
  left join inquiries i on b.lead_kind = 'inquiry' and i.id = b.lead_id
  left join properties p on p.id = i.property_id`;

function conditions({ q, state }: LeadFilter): SQL {
  const all = [sql`b.state = 'pending'`];
  if (state) all.push(sql`latest.state = ${state}`);
  if (q) {
    const pattern = containing(q);
    all.push(sql`lower(u.name || ' ' || u.email) like ${pattern}`);
  }
  return sql.join(all, sql` and `);
}

function pageOf<Row extends { id: string; createdAt: string }>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? encodeCursor([last.createdAt, last.id]) : null };
}

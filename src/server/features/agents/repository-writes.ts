/** Agents in any state, as managed by the admin. */

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ManagedAgent, ManagedAgentSort } from "#domain/agents/agent.ts";
import type { ManagedAgentFilter } from "#domain/agents/agent-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { findRow, listRows } from "#server/platform/db/rows.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { nextVersion } from "#server/platform/db/schema/columns.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { agentRow, COLUMNS, SOURCES, toAgent } from "./repository.ts";

export type AgentRecord = typeof agents.$inferSelect;
type AgentValues = Partial<typeof agents.$inferInsert>;

const managedRow = agentRow.extend({
  status: z.enum(COMPANY_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
});
const listedRow = managedRow.extend({ sortKey: z.string() });

const MANAGED = sql`${COLUMNS}, a.status, ${isoTime("a.created_at")} as "createdAt",
  ${isoTime("a.updated_at")} as "updatedAt", ${isoTime("a.deleted_at")} as "deletedAt"`;

const updatedAt = by(sql`a.updated_at`, "timestamptz");
const name = by(sql`lower(a.name)`, "text");
const listings = by(sql`l.count`, "bigint");
const ORDERS: Record<ManagedAgentSort, SortKey[]> = {
  updatedAt: updatedAt("asc"),
  "-updatedAt": updatedAt("desc"),
  name: name("asc"),
  "-name": name("desc"),
  listings: listings("asc"),
  "-listings": listings("desc"),
};

export async function listManagedAgents(
  db: Db,
  { q, status, sort, limit, cursor }: ManagedAgentFilter,
): Promise<Page<ManagedAgent>> {
  const conditions = [sql`a.deleted_at is null`];
  if (status) conditions.push(sql`a.status = ${status}`);
  if (q) conditions.push(sql`lower(a.name || ' ' || a.location) like ${containing(q)}`);
  const where = sql.join(conditions, sql` and `);
  const order = ORDERS[sort];
  const start = after(order, cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      listedRow,
      sql`select ${MANAGED}, (${order[0]?.expression})::text as "sortKey"
        from ${SOURCES} where ${where} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(order)} limit ${limit + 1}`,
    ),
    countUpToLimit(db, sql`agents a`, where),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ sortKey: _, ...row }) => toAgent(row)),
    nextCursor: rows.length > limit && last ? encodeCursor([last.sortKey, last.id]) : null,
    ...total,
  };
}

export async function findManagedAgent(db: Db, id: string): Promise<ManagedAgent | undefined> {
  const row = await findRow(
    db,
    managedRow,
    sql`select ${MANAGED} from ${SOURCES} where a.id = ${id}`,
  );
  return row && toAgent(row);
}

/** Locked until the transaction ends. */
export async function findAgentToChange(db: Db, id: string): Promise<AgentRecord | undefined> {
  const [row] = await db.select().from(agents).where(eq(agents.id, id)).for("update");
  return row;
}

/** Returns undefined when the id is taken. */
export async function insertAgent(db: Db, values: typeof agents.$inferInsert) {
  const [row] = await db.insert(agents).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateAgent(db: Db, id: string, values: AgentValues): Promise<AgentRecord> {
  const [row] = await db
    .update(agents)
    .set({ ...values, updatedAt: nextVersion })
    .where(eq(agents.id, id))
    .returning();
  if (!row) throw new Error("The agent went away while it was locked");
  return row;
}

/** Taken ids that begin with this one. */
export async function listAgentIdsLike(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(sql`${agents.id} = ${id} or ${agents.id} ~ ${`^${id}-[0-9]+$`}`);
  return rows.map((row) => row.id);
}

export async function hasCompany(db: Db, id: string): Promise<boolean> {
  const count = await db.$count(companies, and(eq(companies.id, id), isNull(companies.deletedAt)));
  return count > 0;
}

function by(expression: SQL, cast: SortKey["cast"]) {
  return (direction: SortKey["direction"]): SortKey[] => [
    { expression, direction, cast },
    { expression: sql`a.id`, direction, cast: "text" },
  ];
}

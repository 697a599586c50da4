import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Account, AccountSession } from "#domain/accounts/account.ts";
import type { UserFilter } from "#domain/accounts/user-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { hash } from "#server/platform/signing.ts";

export type UserRow = typeof users.$inferSelect;

const ORDERS: Record<UserFilter["sort"], SortKey[]> = {
  created: byAge("asc"),
  "-created": byAge("desc"),
};
const MAX_SESSIONS = 100;

const LAST_SEEN = sql<string | null>`(select to_char(max(s.updated_at) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from sessions s where s.user_id = users.id and s.impersonated_by is null)`;

export async function listUsers(db: Db, filter: UserFilter): Promise<Page<Account>> {
  const where = and(...conditions(filter));
  const order = ORDERS[filter.sort];
  const [rows, total] = await Promise.all([
    db
      .select({ user: users, lastSeenAt: LAST_SEEN })
      .from(users)
      .where(and(where, after(order, filter.cursor)))
      .orderBy(orderBy(order))
      .limit(filter.limit + 1),
    countUpToLimit(db, sql`users`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1)?.user;
  return {
    items: page.map(({ user, lastSeenAt }) => toAccount(user, lastSeenAt)),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
    ...total,
  };
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [row] = await db
    .select({ user: users, lastSeenAt: LAST_SEEN })
    .from(users)
    .where(eq(users.id, id));
  return row && toAccount(row.user, row.lastSeenAt);
}

/** Sessions that are still valid. */
export async function listSessionsOf(
  db: Db,
  userId: string,
  startedAfter: Date,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.createdAt, startedAfter),
        gt(sessions.expiresAt, now),
        isNull(sessions.impersonatedBy),
      ),
    )
    .orderBy(desc(sessions.updatedAt))
    .limit(MAX_SESSIONS);
  return rows.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
    id,
    address: ipAddress,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }));
}

type NewView = Omit<typeof sessions.$inferInsert, "id"> & { impersonatedBy: string };

export async function insertView(db: Db, { token, ...view }: NewView): Promise<void> {
  await db.insert(sessions).values({ id: randomUUIDv7(), token: hash(token), ...view });
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id, id), isNotNull(sessions.impersonatedBy)));
}

/** Locked until the transaction ends. */
export async function findUserToChange(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

export async function updateUser(db: Db, id: string, values: Partial<UserRow>): Promise<UserRow> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning();
  if (!row) throw new Error("The account went away while it was locked");
  return row;
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  return gone.length;
}

/** Admins who can sign in, locked so that two of them cannot demote each other at once. */
export async function listActiveAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.banned, false)))
    .orderBy(users.id)
    .for("update");
  return rows.map((row) => row.id);
}

function byAge(direction: SortKey["direction"]): SortKey[] {
  return [
    { expression: sql`users.created_at`, direction, cast: "timestamptz" },
    { expression: sql`users.id`, direction, cast: "text" },
  ];
}

function conditions({ q, role, suspended, waiting }: UserFilter) {
  const pattern = containing(q);
  return [
    role && eq(users.role, role),
    suspended === undefined ? undefined : eq(users.banned, suspended),
    waiting
      ? sql`exists (select from proofs p where p.user_id = users.id and p.status = 'pending')`
      : undefined,
    q === ""
      ? undefined
      : sql`lower(concat_ws(' ', ${users.name}, ${users.email}, ${users.phoneNumber})) like ${pattern}`,
  ];
}

export function toAccount(user: UserRow, lastSeenAt: string | null): Account {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phoneNumber,
    role: user.role,
    isVerified: user.verifiedAt !== null,
    isSuspended: user.banned,
    suspendedFor: user.banReason,
    hasTwoFactor: user.twoFactorEnabled,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt,
  };
}

import { and, eq, sql } from "drizzle-orm";
import type { Account } from "#domain/account.ts";
import type { Page } from "#domain/page.ts";
import type { UserFilter } from "#domain/user-schema.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/db/keyset.ts";
import { sessions, users } from "#server/db/schema/accounts.ts";

export type UserRow = typeof users.$inferSelect;

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`users.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`users.id`, direction: "desc", cast: "text" },
];

export async function listUsers(db: Db, filter: UserFilter): Promise<Page<Account>> {
  const where = and(...conditions(filter));
  const [rows, total] = await Promise.all([
    db
      .select({
        user: users,
        lastSeenAt: sql<string | null>`(select to_char(max(s.updated_at) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from sessions s where s.user_id = users.id)`,
      })
      .from(users)
      .where(and(where, after(NEWEST_FIRST, filter.cursor)))
      .orderBy(orderBy(NEWEST_FIRST))
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

/** Held until the transaction ends. */
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

function conditions({ q, role, suspended }: UserFilter) {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return [
    role && eq(users.role, role),
    suspended === undefined ? undefined : eq(users.banned, suspended),
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

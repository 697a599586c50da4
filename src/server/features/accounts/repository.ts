import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { listIds } from "#server/platform/db/rows.ts";
import { accounts, sessions, twoFactors, users } from "#server/platform/db/schema/accounts.ts";
import { hash } from "#server/platform/signing.ts";

const CREDENTIAL = "credential";

export async function countAdmins(db: Db): Promise<number> {
  return db.$count(users, eq(users.role, "admin"));
}

type NewAdmin = { email: string; passwordHash: string };

/** Inserts a user and their password, in better-auth's two rows. */
export async function insertAdmin(db: Db, { email, passwordHash }: NewAdmin): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(users).values({ id, email, name: "Admin", role: "admin", emailVerified: true });
  await insertPassword(db, id, passwordHash);
  return id;
}

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** Users whose address has this ending and who have no password yet. */
export async function listWithoutPassword(db: Db, ending: string): Promise<string[]> {
  return listIds(
    db,
    sql`select u.id from users u
     where right(u.email, ${ending.length}) = ${ending} and u.role <> 'admin'
       and not exists (select from accounts a where a.user_id = u.id and a.provider_id = ${CREDENTIAL})`,
  );
}

/** The user with this address, with what is needed to sign them in. */
export async function findCredentials(db: Db, email: string) {
  const [row] = await selectCredentials(db).where(
    eq(sql`lower(${users.email})`, email.toLowerCase()),
  );
  return row;
}

export async function findCredentialsById(db: Db, userId: string) {
  const [row] = await selectCredentials(db).where(eq(users.id, userId));
  return row;
}

function selectCredentials(db: Db) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      banned: users.banned,
      banExpires: users.banExpires,
      passwordHash: accounts.password,
      twoFactorEnabled: users.twoFactorEnabled,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, CREDENTIAL)));
}

export async function updatePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  const changed = await db
    .update(accounts)
    .set({ password: passwordHash })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL)))
    .returning({ id: accounts.id });
  if (changed.length === 0) await insertPassword(db, userId, passwordHash);
}

async function insertPassword(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insert(accounts)
    .values({ id: randomUUIDv7(), accountId: userId, providerId: CREDENTIAL, userId, password });
}

type NewSession = {
  token: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
};

export async function insertSession(db: Db, { token, ...session }: NewSession): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(sessions).values({ id, token: hash(token), ...session });
  return id;
}

/** Valid sessions: neither idle for too long nor past the maximum age. */
export async function listSessions(db: Db, userId: string, startedAfter: Date, now: Date) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, startedAfter),
        isNull(sessions.impersonatedBy),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(100);
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Deletes all of a user's sessions, except the one to keep. */
export async function deleteSessions(db: Db, userId: string, keep?: string): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  return gone.length;
}

/** Locked until the transaction ends, so that one code cannot be used twice. */
export async function findTwoFactor(db: Db, userId: string) {
  const [row] = await db
    .select()
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for("update");
  return row;
}

type TwoFactorValues = Partial<typeof twoFactors.$inferInsert>;

export async function upsertTwoFactor(db: Db, userId: string, secret: string): Promise<void> {
  const fresh = { secret, backupCodes: "[]", verified: false, lastStep: 0 };
  await db
    .insert(twoFactors)
    .values({ id: randomUUIDv7(), userId, ...fresh })
    .onConflictDoUpdate({ target: twoFactors.userId, set: fresh });
}

export async function updateTwoFactor(
  db: Db,
  userId: string,
  values: TwoFactorValues,
): Promise<void> {
  await db.update(twoFactors).set(values).where(eq(twoFactors.userId, userId));
}

export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
}

export async function updateTwoFactorEnabled(
  db: Db,
  userId: string,
  twoFactorEnabled: boolean,
): Promise<void> {
  await db.update(users).set({ twoFactorEnabled }).where(eq(users.id, userId));
}

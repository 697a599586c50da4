import { randomUUIDv7 } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/accounts.ts";

export async function countAdmins(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(users)
    .where(eq(users.role, "admin"));
  return row?.count ?? 0;
}

type NewAdmin = { email: string; passwordHash: string };

/** A person and their password, in better-auth's two rows. */
export async function insertAdmin(db: Db, { email, passwordHash }: NewAdmin): Promise<void> {
  const id = randomUUIDv7();
  await db.insert(users).values({ id, email, name: "Admin", role: "admin", emailVerified: true });
  await db.insert(accounts).values({
    id: randomUUIDv7(),
    accountId: id,
    providerId: "credential",
    userId: id,
    password: passwordHash,
  });
}

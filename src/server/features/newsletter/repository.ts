import { and, eq, gt, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import type { Db } from "#server/db/client.ts";
import { subscribers } from "#server/db/schema/leads.ts";

type Request = {
  email: string;
  language: Language;
  consentVersion: string;
  confirmHash: string;
  confirmExpiresAt: Date;
};

/** Starts or restarts a subscription; answers nothing when the address is subscribed already. */
export async function insertOrRenewSubscriber(db: Db, request: Request) {
  const [row] = await db
    .insert(subscribers)
    .values(request)
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { ...request, status: "pending", unsubscribedAt: null },
      setWhere: sql`${subscribers.status} <> 'subscribed'`,
    })
    .returning({ id: subscribers.id });
  return row;
}

export async function findSubscriberToConfirm(db: Db, confirmHash: string, now: Date) {
  const [row] = await db
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.confirmHash, confirmHash), gt(subscribers.confirmExpiresAt, now)));
  return row;
}

export async function updateSubscribed(db: Db, id: string): Promise<void> {
  await db
    .update(subscribers)
    .set({ status: "subscribed", confirmedAt: new Date() })
    .where(eq(subscribers.id, id));
}

export async function updateUnsubscribed(db: Db, id: string) {
  const [row] = await db
    .update(subscribers)
    .set({ status: "unsubscribed", unsubscribedAt: new Date(), confirmHash: null })
    .where(eq(subscribers.id, id))
    .returning({ email: subscribers.email });
  return row;
}

import { and, eq, gt, sql } from "drizzle-orm";
import type { Language } from "#domain/shared/language.ts";
import type { Db } from "#server/platform/db/client.ts";
import { subscribers } from "#server/platform/db/schema/leads.ts";

type Request = {
  email: string;
  language: Language;
  wantedCitySlug: string | null;
  consentVersion: string;
  confirmHash: string;
  confirmExpiresAt: Date;
};

/**
 * Starts or restarts a subscription. An active subscription stays as it is, and only another city needs
 * confirmation; otherwise it returns undefined.
 */
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
  return row ?? updateWantedCity(db, request);
}

async function updateWantedCity(db: Db, request: Request) {
  const { email, wantedCitySlug, confirmHash, confirmExpiresAt } = request;
  const [row] = await db
    .update(subscribers)
    .set({ wantedCitySlug, confirmHash, confirmExpiresAt })
    .where(
      and(
        eq(subscribers.email, email),
        sql`${subscribers.citySlug} is distinct from ${wantedCitySlug}`,
      ),
    )
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

export async function updateSubscribed(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({
      status: "subscribed",
      // A reader who only changes their city stays confirmed since then, and misses no issue.
      confirmedAt: sql`case when ${subscribers.status} = 'subscribed'
        then ${subscribers.confirmedAt} else ${confirmedAt.toISOString()}::timestamptz end`,
      citySlug: sql`${subscribers.wantedCitySlug}`,
    })
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

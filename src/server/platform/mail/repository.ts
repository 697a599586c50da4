/** Outgoing messages: written in the transaction that causes them, sent afterwards. */

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { messages } from "#server/platform/db/schema/operations.ts";

export type OutgoingMail = {
  recipient: string;
  subject: string;
  body: string;
  headers?: Record<string, string>;
};

export type QueuedMessage = typeof messages.$inferSelect;

/** Returns the new mail's id. */
export async function insertMail(db: Db, mail: OutgoingMail): Promise<string> {
  const id = randomUUID();
  await db.insert(messages).values({ id, channel: "mail", ...mail });
  return id;
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.delete(messages).where(eq(messages.id, id));
}

export async function insertText(
  db: Db,
  text: Pick<OutgoingMail, "recipient" | "body">,
): Promise<void> {
  await db.insert(messages).values({ channel: "sms", ...text });
}

/**
 * Claims one message that is due. It becomes due again after `leaseSeconds`, so that a message claimed by a
 * process that then died is not lost; no other worker can claim it in the meantime.
 */
export async function claimMessage(
  db: Db,
  leaseSeconds: number,
): Promise<QueuedMessage | undefined> {
  const due = sql`(select id from messages
    where status = 'queued' and next_attempt_at <= now()
    order by next_attempt_at limit 1 for update skip locked)`;
  const [message] = await db
    .update(messages)
    .set({
      attempts: sql`attempts + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(eq(messages.id, due))
    .returning();
  return message;
}

/** Also deletes the message text: its links and codes would give access to anyone who reads the table. */
export async function updateMessageSent(db: Db, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ status: "sent", sentAt: new Date(), body: "", headers: {} })
    .where(eq(messages.id, id));
}

export async function markUnsendable(db: Db, id: string): Promise<void> {
  await db.update(messages).set({ status: "kept" }).where(eq(messages.id, id));
}

export async function updateMessageFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db.update(messages).set({ status: "failed", lastError }).where(eq(messages.id, id));
}

export async function updateMessageDelayed(
  db: Db,
  id: string,
  { seconds, lastError }: { seconds: number; lastError: string },
): Promise<void> {
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.update(messages).set({ nextAttemptAt, lastError }).where(eq(messages.id, id));
}

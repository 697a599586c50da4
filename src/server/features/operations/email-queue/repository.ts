import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { MessageInQueue } from "#domain/operations/email-queue.ts";
import type { EmailQueueFilter } from "#domain/operations/email-queue-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, byAge, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { imports } from "#server/platform/db/schema/imports.ts";
import { messages } from "#server/platform/db/schema/operations.ts";

export type MessageRow = typeof messages.$inferSelect;

const MAX_RETRIED = 1000;
const MAX_JOBS = 50;

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`messages.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`messages.id`, direction: "desc", cast: "uuid" },
];

export async function listMessages(
  db: Db,
  filter: EmailQueueFilter,
): Promise<Page<MessageInQueue>> {
  const where = and(...conditions(filter));
  const order = byAge(NEWEST_FIRST, filter.sort);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(and(where, after(order, filter.cursor)))
      .orderBy(orderBy(order))
      .limit(filter.limit + 1),
    countUpToLimit(db, sql`messages`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toMessage),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
    ...total,
  };
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** Locked until the transaction ends: the worker leaves it alone meanwhile. */
export async function findMessageToChange(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).for("update");
  return row;
}

/** Makes them due at once, with all their attempts left. */
export async function updateMessagesDue(db: Db, ids: string[]): Promise<MessageRow[]> {
  return db
    .update(messages)
    .set({ status: "queued", attempts: 0, nextAttemptAt: sql`now()` })
    .where(inArray(messages.id, ids))
    .returning();
}

/** Failed mails, the latest first; as many as one press of a button should send. */
export async function listFailedMailIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, "failed"), eq(messages.channel, "mail"), ne(messages.body, "")))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MAX_RETRIED)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/** Imports that failed. */
export async function listFailedImports(db: Db) {
  return db
    .select({
      id: imports.id,
      name: imports.fileName,
      error: imports.error,
      at: imports.updatedAt,
    })
    .from(imports)
    .where(eq(imports.status, "failed"))
    .orderBy(desc(imports.id))
    .limit(MAX_JOBS);
}

export function toMessage(row: MessageRow): MessageInQueue {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    lastError: row.lastError,
    nextAttemptAt: row.status === "queued" ? row.nextAttemptAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

function conditions({ q, status, channel }: EmailQueueFilter) {
  const pattern = containing(q);
  return [
    status && eq(messages.status, status),
    channel && eq(messages.channel, channel),
    q === ""
      ? undefined
      : sql`lower(${messages.recipient} || ' ' || ${messages.subject}) like ${pattern}`,
  ];
}

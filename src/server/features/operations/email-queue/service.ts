/** Messages the site has sent, could not send, or holds because it has no way to send them. */

import { canSendNow, type MessageInQueue, readableBody } from "#domain/operations/email-queue.ts";
import type { EmailQueueFilter } from "#domain/operations/email-queue-schema.ts";
import { operationProblems } from "#domain/operations/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import {
  findMessage,
  findMessageToChange,
  listFailedImports,
  listFailedMailIds,
  listMessages,
  type MessageRow,
  toMessage,
  updateMessagesDue,
} from "./repository.ts";

export function createEmailQueueService({ db, delivery }: Deps) {
  return {
    /** Whether there is a mail server at all; without one every message stays in the queue. */
    hasMailServer: delivery.hasMailServer,

    async list(caller: Caller, filter: EmailQueueFilter): Promise<Page<MessageInQueue>> {
      requireAdmin(caller);
      return listMessages(db, filter);
    },

    async get(caller: Caller, id: string): Promise<MessageInQueue & { body: string }> {
      requireAdmin(caller);
      const message = isUuid(id) ? await findMessage(db, id) : undefined;
      if (!message) throw notFound();
      return { ...toMessage(message), body: readableBody(message, delivery.isDemo) };
    },

    async retry(caller: Caller, id: string): Promise<MessageInQueue> {
      requireAdmin(caller);
      return db.transaction(async (tx) => {
        const before = await findSendable(tx, id);
        const [after = before] = await updateMessagesDue(tx, [id]);
        await insertAudit(tx, caller, retried(before, after));
        return toMessage(after);
      });
    },

    /** Retries every failed message, once the cause is fixed. */
    async retryFailed(caller: Caller): Promise<number> {
      requireAdmin(caller);
      return db.transaction(async (tx) => {
        const ids = await listFailedMailIds(tx);
        const due = ids.length > 0 ? await updateMessagesDue(tx, ids) : [];
        const before = { status: "failed" as const };
        await insertAudit(
          tx,
          caller,
          ...due.map((after) => retried({ ...after, ...before }, after)),
        );
        return due.length;
      });
    },

    async listFailedJobs(caller: Caller) {
      requireAdmin(caller);
      const rows = await listFailedImports(db);
      return rows.map(({ at, ...job }) => ({
        kind: "import" as const,
        ...job,
        at: at.toISOString(),
      }));
    },
  };

  async function findSendable(tx: Db, id: string): Promise<MessageRow> {
    const message = isUuid(id) ? await findMessageToChange(tx, id) : undefined;
    if (!message) throw notFound();
    // The text of old messages is erased, so they would go out empty.
    if (message.body !== "" && canSendNow(message, delivery.hasMailServer)) return message;
    throw new AppError(operationProblems.messageNotResendable());
  }
}

function retried(before: MessageRow, after: MessageRow) {
  return {
    action: "message.retried",
    objectType: "message" as const,
    objectId: after.id,
    before: { status: before.status },
    after: { status: after.status },
  };
}

function notFound(): AppError {
  return new AppError(operationProblems.noSuchMessage());
}

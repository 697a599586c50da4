/** Deleted items: they can be restored for thirty days, then they are gone. */

import type { TrashFilter } from "#domain/moderation/queue-schema.ts";
import type { TrashItem, TrashKind } from "#domain/moderation/trash.ts";
import {
  AUDIT_DAYS,
  ENDED_SESSION_DAYS,
  IDEMPOTENCY_KEY_DAYS,
  MESSAGE_DAYS,
  MESSAGE_TEXT_DAYS,
} from "#domain/privacy/retention.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { RESTORE_DAYS } from "#domain/shared/deletion.ts";
import type { Page } from "#domain/shared/page.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { deleteOldAudit } from "#server/shared/erasure/repository-audit.ts";
import { listDeleted } from "./repository.ts";
import {
  blankMessages,
  deleteEndedSessions,
  deleteIdempotencyKeys,
  deleteMessages,
  deleteOutdated,
  PURGES,
} from "./repository-purge.ts";

const BATCH = 200;
/** Listings before the companies they refer to. */
const ORDER: TrashKind[] = ["review", "property", "agent", "company"];
const ANONYMOUS: Caller = { actor: null, address: null };

export function createTrashService({ db, now }: Deps) {
  return {
    async list(caller: Caller, filter: TrashFilter): Promise<Page<TrashItem>> {
      requireAdmin(caller);
      return listDeleted(db, filter, lastDay());
    },

    /** Job: purges what was not restored within thirty days, and records past their retention time. */
    async purge(): Promise<number> {
      let purged = 0;
      for (const kind of ORDER) purged += await purgeAll(kind);
      for (const table of ["requirements", "inquiries", "price_changes"] as const) {
        purged += await inBatches(() => deleteOutdated(db, table, now(), BATCH));
      }
      return purged + (await purgeRecords());
    },
  };

  /** The site's own records: mails, ended sessions, and finally the audit log. */
  async function purgeRecords(): Promise<number> {
    const counts = [
      await inBatches(() => blankMessages(db, daysAgo(MESSAGE_TEXT_DAYS), BATCH)),
      await inBatches(() => deleteIdempotencyKeys(db, daysAgo(IDEMPOTENCY_KEY_DAYS), BATCH)),
      await inBatches(() => deleteMessages(db, daysAgo(MESSAGE_DAYS), BATCH)),
      await inBatches(() => deleteEndedSessions(db, daysAgo(ENDED_SESSION_DAYS), BATCH)),
      await inBatches(() => db.transaction((tx) => deleteOldAudit(tx, daysAgo(AUDIT_DAYS), BATCH))),
    ];
    return counts.reduce((sum, count) => sum + count);
  }

  function lastDay(): Date {
    return daysAgo(RESTORE_DAYS);
  }

  function daysAgo(days: number): Date {
    return new Date(now().getTime() - days * DAY_MS);
  }

  function purgeAll(kind: TrashKind): Promise<number> {
    return inBatches(() =>
      db.transaction(async (tx) => {
        const ids = await PURGES[kind](tx, lastDay(), BATCH);
        const action = `${kind}.purged`;
        const records = ids.map((objectId) => ({ action, objectType: kind, objectId }));
        await insertAudit(tx, ANONYMOUS, ...records);
        return ids.length;
      }),
    );
  }
}

/** Repeats until a batch is not full: many small transactions, none of which blocks others for long. */
async function inBatches(purgeSome: () => Promise<number>): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await purgeSome();
    purged += count;
    if (count < BATCH) return purged;
  }
}

/** What was deleted: for thirty days it can be had back, after that it is gone. */

import { RESTORE_DAYS } from "#domain/deletion.ts";
import type { TrashItem, TrashKind } from "#domain/desk.ts";
import type { TrashFilter } from "#domain/desk-schema.ts";
import type { Page } from "#domain/page.ts";
import type { Caller } from "#domain/policy.ts";
import { insertAudit } from "#server/audit/repository.ts";
import type { Deps } from "#server/deps.ts";
import { deskOnly } from "#server/desk.ts";
import { listDeleted } from "./repository.ts";
import { deleteOutdated, PURGES } from "./repository-purge.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;
/** Listings before the companies they name. */
const ORDER: TrashKind[] = ["review", "property", "agent", "company"];
const NOBODY: Caller = { actor: null, address: null };

export function createTrashService({ db, now }: Deps) {
  return {
    async list(caller: Caller, filter: TrashFilter): Promise<Page<TrashItem>> {
      deskOnly(caller);
      return listDeleted(db, filter, lastDay());
    },

    /** A job: what nobody wanted back within thirty days goes for good, and so does what has had its time. */
    async purge(): Promise<number> {
      let purged = 0;
      for (const kind of ORDER) purged += await purgeAll(kind);
      for (const table of ["requirements", "inquiries", "price_changes"] as const) {
        purged += await inBatches(() => deleteOutdated(db, table, now(), BATCH));
      }
      return purged;
    },
  };

  function lastDay(): Date {
    return new Date(now().getTime() - RESTORE_DAYS * DAY_MS);
  }

  function purgeAll(kind: TrashKind): Promise<number> {
    return inBatches(() =>
      db.transaction(async (tx) => {
        const ids = await PURGES[kind](tx, lastDay(), BATCH);
        const action = `${kind}.purged`;
        const records = ids.map((objectId) => ({ action, objectType: kind, objectId }));
        await insertAudit(tx, NOBODY, ...records);
        return ids.length;
      }),
    );
  }
}

/** Until a batch is not full: many small transactions, none of which keeps anybody waiting. */
async function inBatches(purgeSome: () => Promise<number>): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await purgeSome();
    purged += count;
    if (count < BATCH) return purged;
  }
}

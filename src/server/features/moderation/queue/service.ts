import type { QueueCounts, QueueItem } from "#domain/moderation/queue.ts";
import type { QueueFilter } from "#domain/moderation/queue-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import type { Deps } from "#server/deps.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { countWaiting, listWaiting } from "./repository.ts";

type Queue = Page<QueueItem> & { counts: QueueCounts };

export function createQueueService({ db }: Deps) {
  return {
    async list(caller: Caller, filter: QueueFilter): Promise<Queue> {
      requireAdmin(caller);
      const [page, counts] = await Promise.all([
        listWaiting(db, filter),
        countWaiting(db, filter.q),
      ]);
      const all = Object.values(counts).reduce((sum, count) => sum + count);
      const total = filter.kind ? counts[filter.kind] : all;
      return {
        ...page,
        counts,
        total: Math.min(total, COUNT_LIMIT),
        totalIsAtLeast: total >= COUNT_LIMIT,
      };
    },
  };
}

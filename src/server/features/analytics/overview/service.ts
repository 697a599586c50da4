import { ACTIVE_DAYS, type Overview } from "#domain/analytics/overview.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { countEverything, findNewest } from "./repository.ts";

export function createOverviewService({ db, now }: Deps) {
  return {
    async get(caller: Caller): Promise<Overview> {
      requireAdmin(caller);
      return countEverything(db, new Date(now().getTime() - ACTIVE_DAYS * DAY_MS));
    },

    /** Polled by an open console: the text changes once any of its lists is out of date. */
    async getNewest(caller: Caller): Promise<string> {
      requireAdmin(caller);
      return findNewest(db);
    },
  };
}

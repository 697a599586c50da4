import { AppError } from "#domain/errors.ts";
import { ACTIVE_DAYS, type Overview } from "#domain/overview.ts";
import { type Caller, isAdmin } from "#domain/policy.ts";
import type { Deps } from "#server/deps.ts";
import { countEverything } from "./repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export function createOverviewService({ db, now }: Deps) {
  return {
    async get({ actor }: Caller): Promise<Overview> {
      if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
      if (!isAdmin(actor)) throw new AppError("FORBIDDEN", "You are not allowed to do that");
      return countEverything(db, new Date(now().getTime() - ACTIVE_DAYS * DAY_MS));
    },
  };
}

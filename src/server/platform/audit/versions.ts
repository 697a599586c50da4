import type { Audited } from "#domain/moderation/audit.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listChangesSince } from "./repository.ts";

/** Without an id, all objects of this type together. */
type Versioned = { type: Audited; id?: string; updatedAt: Date };

/**
 * A caller who names the version they have seen is refused when it is no longer the latest, and shown the
 * current state and what changed meanwhile. A caller who names none overwrites, as scripts may.
 */
export async function refuseStale(
  db: Db,
  { type, id, updatedAt }: Versioned,
  seen: string | undefined,
  present: () => Promise<unknown>,
): Promise<void> {
  if (seen === undefined) return;
  const time = new Date(seen);
  if (time.getTime() === updatedAt.getTime()) return;
  const isTime = !Number.isNaN(time.getTime()) && time.getUTCFullYear() < 10_000;
  const changes = isTime ? await listChangesSince(db, type, id, time) : [];
  throw new AppError(sharedProblems.changedMeanwhile(), {
    errors: { version: [sharedProblems.lookAgain()] },
    answer: { data: { current: await present(), changes } },
  });
}

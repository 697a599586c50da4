import { sessionLifetime } from "#domain/accounts/session.ts";
import type { User } from "#domain/shared/actor.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { newToken } from "#server/platform/signing.ts";
import { insertSession } from "./repository.ts";

type From = { address: string; userAgent: string | null };

/** Opens a session and returns its token, which is stored nowhere else. */
export async function openSession(
  tx: Db,
  actor: User,
  { address, userAgent }: From,
  now: Date,
): Promise<string> {
  const token = newToken();
  await insertSession(tx, {
    token,
    userId: actor.userId,
    // By the clock that will judge the session's age, which need not be the database's.
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime(actor.role).idleSeconds * 1000),
    ipAddress: address,
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  const started = { action: "session.started", objectType: "session" as const };
  await insertAudit(tx, { actor, address }, { ...started, objectId: actor.userId });
  return token;
}

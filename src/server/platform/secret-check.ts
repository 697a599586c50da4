/** Checks that the secret is the one this database was used with; the operator must accept a new one. */

import { resolve } from "node:path";
import { insertAudit } from "./audit/repository.ts";
import type { Db } from "./db/client.ts";
import {
  deleteEverySession,
  findFingerprint,
  findOrInsertFingerprint,
  updateFingerprint,
} from "./db/secret-fingerprint.ts";
import type { Settings } from "./env.ts";
import { sign } from "./signing.ts";

type Place = Pick<Settings, "AUTH_SECRET" | "DATA_DIR">;

const OPERATOR = { actor: null, address: null };

/** Refuses to start: a mistake, or one node with another secret, must not sign everyone out. */
export async function assertSameSecret(db: Db, secret: string, place: Place): Promise<void> {
  const own = fingerprintOf(secret);
  if ((await findOrInsertFingerprint(db, own)) !== own) throw new Error(describeMismatch(place));
}

/** Describes what is wrong with the secret in one sentence; changes nothing. */
export async function findSecretProblem(
  db: Db,
  secret: string,
  place: Place,
): Promise<string | undefined> {
  const known = await findFingerprint(db);
  return known === undefined || known === fingerprintOf(secret)
    ? undefined
    : describeMismatch(place);
}

/** Makes this the site's secret. If it is a new one, ends all sessions and returns how many. */
export async function acceptSecret(db: Db, secret: string): Promise<number | undefined> {
  const fingerprint = fingerprintOf(secret);
  return db.transaction(async (tx) => {
    if ((await findOrInsertFingerprint(tx, fingerprint)) === fingerprint) return undefined;
    await updateFingerprint(tx, fingerprint);
    const ended = await deleteEverySession(tx);
    await insertAudit(tx, OPERATOR, {
      action: "setting.updated",
      objectType: "setting",
      objectId: "AUTH_SECRET",
    });
    return ended;
  });
}

/** Reveals nothing about the secret to someone who does not have it. */
function fingerprintOf(secret: string): string {
  return sign(secret, "fingerprint", "secret");
}

function describeMismatch({ AUTH_SECRET, DATA_DIR }: Place): string {
  const which = AUTH_SECRET ? "AUTH_SECRET" : resolve(DATA_DIR, "secret");
  return `${which} is not the secret that this database was used with, or is lost. With another everybody is signed out, codes from authenticator apps are refused, and links in mails that were sent no longer work. Put the old one back (a backup has it as files/secret, unless it was in AUTH_SECRET); or, if it was changed on purpose, run "npm run cli -- secret accept" and start again`;
}

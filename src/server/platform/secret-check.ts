/** Whether the secret is still the one that the site was used with; another is taken only when somebody says so. */

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

/** The start stops rather than signing everybody out because of a slip, or a node among others speaking for itself. */
export async function refuseOtherSecret(db: Db, secret: string, place: Place): Promise<void> {
  const own = fingerprintOf(secret);
  if ((await findOrInsertFingerprint(db, own)) !== own) throw new Error(sayOther(place));
}

/** What is wrong with it, in a sentence; changes nothing. */
export async function findSecretProblem(
  db: Db,
  secret: string,
  place: Place,
): Promise<string | undefined> {
  const known = await findFingerprint(db);
  return known === undefined || known === fingerprintOf(secret) ? undefined : sayOther(place);
}

/** From now on it is the site's: who was signed in is no longer. Answers how many sessions ended, if it was another. */
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

/** Says nothing about the secret to who does not have it. */
function fingerprintOf(secret: string): string {
  return sign(secret, "fingerprint", "secret");
}

function sayOther({ AUTH_SECRET, DATA_DIR }: Place): string {
  const which = AUTH_SECRET ? "AUTH_SECRET" : resolve(DATA_DIR, "secret");
  return `${which} is not the secret that this database was used with, or is lost. With another everybody is signed out, codes from authenticator apps are refused, and links in mails that were sent no longer work. Put the old one back (a backup has it as files/secret, unless it was in AUTH_SECRET); or, if it was changed on purpose, run "npm run cli -- secret accept" and start again`;
}

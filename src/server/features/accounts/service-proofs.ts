/** Proof of identity that a user submits, and the admin's decision on it. */

import { reachableEmail } from "#domain/accounts/account.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import type { Proof } from "#domain/accounts/proof.ts";
import type { ProofInput, ProofVerdict } from "#domain/accounts/proof-schema.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isOpaqueId, isUuid } from "#domain/shared/id.ts";
import { localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { accountMail } from "./mails.ts";
import { findPerson } from "./repository-people.ts";
import {
  hasProof,
  listProofs,
  updateProofDecided,
  updateVerified,
  upsertProof,
} from "./repository-proofs.ts";

export function createProofService({ db, limits, site, publicUrl, now }: Deps) {
  return {
    async submitProof(caller: Caller, input: ProofInput): Promise<Proof[]> {
      const { actor } = caller;
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      await limits.use("proofPerPerson", actor.userId);
      await db.transaction(async (tx) => {
        await upsertProof(tx, actor.userId, input);
        const after = { kind: input.kind };
        await insertAudit(tx, caller, { ...about("proof-given", actor.userId), after });
        const title = input.kind.toUpperCase();
        await notifyStaff(tx, { kind: "proof", subjectId: actor.userId, title });
      });
      return listProofs(db, actor.userId);
    },

    listOwnProofs: ({ userId }: User): Promise<Proof[]> => listProofs(db, userId),

    async listProofsOf(caller: Caller, userId: string): Promise<Proof[]> {
      requireAdmin(caller);
      const person = isOpaqueId(userId) ? await findPerson(db, userId) : undefined;
      if (!person) throw new AppError(sharedProblems.noSuchAccount());
      return listProofs(db, userId);
    },

    /** Accepting verifies the account; its owner is notified either way. */
    async decideProof(caller: Caller, id: string, decision: ProofVerdict): Promise<Proof[]> {
      requireAdmin(caller);
      const isGood = decision.verdict === "accept";
      const status = isGood ? ("accepted" as const) : ("rejected" as const);
      return db.transaction(async (tx) => {
        await refuseUnknown(tx, id);
        const reason = decision.reason || null;
        const row = await updateProofDecided(tx, id, { status, reason, decidedAt: now() });
        if (!row) throw new AppError(accountProblems.proofDecided());
        if (isGood) await updateVerified(tx, row.userId, now());
        await tell(tx, row.userId, status);
        const change = { before: { status: "pending" }, after: { status, reason } };
        await insertAudit(tx, caller, { ...about(`proof-${status}`, row.userId), ...change });
        return listProofs(tx, row.userId);
      });
    },
  };

  async function tell(tx: Db, userId: string, status: "accepted" | "rejected"): Promise<void> {
    const person = await findPerson(tx, userId);
    const recipient = person && reachableEmail(person.email);
    if (!recipient) return;
    const language = person.language === "hi" ? "hi" : "en";
    const url = new URL(localPath(language, "/profile"), publicUrl).href;
    const { name: siteName } = await site.identity(tx);
    const facts = { recipient, language, siteName, url } as const;
    await insertMail(tx, accountMail(`proof-${status}`, facts));
  }
}

async function refuseUnknown(tx: Db, id: string): Promise<void> {
  const isKnown = isUuid(id) && (await hasProof(tx, id));
  if (!isKnown) throw new AppError(accountProblems.noSuchNumber());
}

function about(did: string, id: string) {
  return { action: `user.${did}`, objectType: "user" as const, objectId: id };
}

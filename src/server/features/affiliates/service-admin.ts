/** Admin decisions on affiliates' leads. Each adds a line to the ledger and one to the audit log. */

import type { LeadDecision, LeadFilter, Payout } from "#domain/affiliates/affiliate-schema.ts";
import { type AffiliateLead, type Balance, canBecome } from "#domain/affiliates/earning.ts";
import { affiliateProblems } from "#domain/affiliates/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError, fieldError } from "#domain/shared/errors.ts";
import { isOpaqueId, isUuid } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { insertEarning } from "#server/shared/referrals/repository.ts";
import { findProfile } from "./repository.ts";
import {
  findFirstLine,
  findLead,
  listEarnings,
  listLeads,
  lockAffiliate,
  sumBalance,
} from "./repository-earnings.ts";

const LINES = 50;

export function createAffiliateAdmin({ db, now }: Deps) {
  return {
    async listLeads(caller: Caller, filter: LeadFilter): Promise<Page<AffiliateLead>> {
      requireAdmin(caller);
      return listLeads(db, filter);
    },

    /** One affiliate: the amount owed, how to pay it, and the latest lines of the ledger. */
    async getAffiliate(caller: Caller, userId: string) {
      requireAdmin(caller);
      const profile = isOpaqueId(userId) ? await findProfile(db, userId) : undefined;
      if (!profile) throw noAffiliate();
      const [balance, { items: lines }] = await Promise.all([
        sumBalance(db, userId),
        listEarnings(db, userId, { limit: LINES }),
      ]);
      return { userId, ...profile, balance, lines };
    },

    async decideLead(caller: Caller, id: string, decision: LeadDecision): Promise<AffiliateLead> {
      const actor = requireAdmin(caller);
      const { verdict, reason } = decision;
      return db.transaction(async (tx) => {
        const { begun, lead } = await leadToDecide(tx, id);
        await refuseImpossible(tx, lead, decision);
        const { rupees } = lead;
        const createdAt = later(now(), lead.decidedAt ?? lead.createdAt);
        const line = { ...begun, state: verdict, rupees, reason, recordedBy: actor.userId };
        await insertEarning(tx, { ...line, createdAt });
        await insertAudit(tx, caller, {
          ...about(`lead-${verdict}`, lead.userId),
          before: { state: lead.state },
          after: { state: verdict, rupees, reason },
        });
        return existing(await findLead(tx, id));
      });
    },

    /** Never pays more than is owed, even when two admins pay at once. */
    async recordPayout(caller: Caller, userId: string, payout: Payout): Promise<Balance> {
      const actor = requireAdmin(caller);
      return db.transaction(async (tx) => {
        const affiliate = isOpaqueId(userId) ? await lockAffiliate(tx, userId) : undefined;
        if (!affiliate) throw noAffiliate();
        const { payable } = await sumBalance(tx, userId);
        if (payout.rupees > payable) throw tooMuch(payable);
        await insertEarning(tx, {
          userId,
          state: "paid",
          rupees: payout.rupees,
          reason: payout.reason,
          recordedBy: actor.userId,
          createdAt: now(),
        });
        await insertAudit(tx, caller, { ...about("paid", userId), after: payout });
        return sumBalance(tx, userId);
      });
    },
  };
}

/** Reads the lead again under the lock on this affiliate's ledger. */
async function leadToDecide(tx: Db, id: string) {
  const begun = existing(isUuid(id) ? await findFirstLine(tx, id) : undefined);
  await lockAffiliate(tx, begun.userId);
  return { begun, lead: existing(await findLead(tx, id)) };
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError(sharedProblems.noSuchLead());
  return found;
}

async function refuseImpossible(
  tx: Db,
  { state, rupees, userId }: AffiliateLead,
  { verdict }: LeadDecision,
): Promise<void> {
  if (!canBecome(state, verdict)) {
    throw new AppError(affiliateProblems.leadIsAlready({ state }));
  }
  if (state !== "payable") return;
  // An amount that has been paid out cannot be taken back here.
  const { payable } = await sumBalance(tx, userId);
  if (payable < rupees) throw new AppError(affiliateProblems.leadPaidOut());
}

/** Makes the new line the latest even when two are written within one millisecond. */
function later(time: Date, last: string): Date {
  return new Date(Math.max(time.getTime(), Date.parse(last) + 1));
}

function tooMuch(payable: number): AppError {
  return fieldError("rupees", affiliateProblems.payoutTooHigh({ rupees: payable }));
}

function noAffiliate(): AppError {
  return new AppError(affiliateProblems.noSuchAffiliate());
}

function about(did: string, id: string) {
  return { action: `affiliate.${did}`, objectType: "affiliate" as const, objectId: id };
}

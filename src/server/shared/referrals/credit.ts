/** Credits an affiliate's lead: written with the requirement or inquiry, in the same transaction. */

import { isLinkCode, type Referral } from "#domain/affiliates/affiliate.ts";
import type { LeadKind } from "#domain/affiliates/earning.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { findEarningLink, insertEarning, updateLeadLink } from "./repository.ts";

/** The link whose owner is paid for a lead. */
type EarningLink = { id: string; userId: string };

type Lead = { kind: LeadKind; id: string; isEarning?: boolean };

const RULES: Record<LeadKind, string> = {
  requirement: "A requirement was sent",
  inquiry: "A lister was contacted",
};

/** `undefined` for a visitor without a link, for a stopped or unknown link, and for the user's own. */
export async function findReferralLink(
  db: Db,
  referral: Referral | undefined,
  phone: string | null,
): Promise<EarningLink | undefined> {
  const code = referral?.code ?? "";
  const link = isLinkCode(code) ? await findEarningLink(db, code) : undefined;
  if (!link || link.userId === referral?.actor?.userId) return undefined;
  return phone !== null && phone === link.phone ? undefined : link;
}

/** Does nothing for a lead that did not come through a link. */
export async function creditLead(
  tx: Db,
  { site, now }: Pick<Deps, "site" | "now">,
  { isEarning = true, ...lead }: Lead,
  link: EarningLink | undefined,
): Promise<void> {
  if (!link) return;
  await updateLeadLink(tx, lead.kind, lead.id, link.id);
  const { affiliateRates } = await site.settings(tx);
  const rupees = affiliateRates[lead.kind];
  if (rupees === 0 || !isEarning) return;
  await insertEarning(tx, {
    userId: link.userId,
    linkId: link.id,
    leadKind: lead.kind,
    leadId: lead.id,
    state: "pending",
    rupees,
    reason: RULES[lead.kind],
    createdAt: now(),
  });
}

/**
 * A tap on a number leaves no name, so one network earns only a few times a day. Call it before the
 * transaction begins, which must not wait for a second connection.
 */
export async function isCreditable(
  { limits }: Pick<Deps, "limits">,
  clientAddress: string,
  referral: Referral | undefined,
): Promise<boolean> {
  if (referral?.code === undefined) return false;
  try {
    await limits.use("creditedContactPerAddress", clientAddress);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

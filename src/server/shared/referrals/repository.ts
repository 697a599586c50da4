/** Finds whose link brought a visitor, and writes a lead's first ledger entry. */

import { and, eq, isNull } from "drizzle-orm";
import type { LeadKind } from "#domain/affiliates/earning.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { affiliateLinks } from "#server/platform/db/schema/affiliates.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { inquiries, requirements } from "#server/platform/db/schema/leads.ts";

/** Finds a link that still earns: it is not stopped, and its owner is still an affiliate who may sign in. */
export async function findEarningLink(db: Db, code: string) {
  const [row] = await db
    .select({
      id: affiliateLinks.id,
      path: affiliateLinks.path,
      userId: affiliateLinks.userId,
      phone: users.phoneNumber,
    })
    .from(affiliateLinks)
    .innerJoin(users, eq(users.id, affiliateLinks.userId))
    .where(
      and(
        eq(affiliateLinks.code, code),
        isNull(affiliateLinks.stoppedAt),
        eq(users.role, "affiliate"),
        eq(users.banned, false),
        isNull(users.deletionRequestedAt),
      ),
    );
  return row;
}

export async function updateLeadLink(
  db: Db,
  kind: LeadKind,
  leadId: string,
  affiliateLinkId: string,
): Promise<void> {
  const table = kind === "requirement" ? requirements : inquiries;
  await db.update(table).set({ affiliateLinkId }).where(eq(table.id, leadId));
}

export async function insertEarning(db: Db, earning: typeof earnings.$inferInsert): Promise<void> {
  await db.insert(earnings).values(earning);
}

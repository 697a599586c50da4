import type { ContactClick } from "#domain/inquiry-schema.ts";
import type { Deps } from "#server/deps.ts";
import { creditLead, mayEarn, type Referral } from "#server/referrals/credit.ts";
import { insertContactClick } from "./repository.ts";

export function createInquiryService(deps: Deps) {
  const { db, limits } = deps;
  return {
    /** A contact click, told by the browser while WhatsApp or the dialler opens. */
    async recordClick(
      click: ContactClick,
      clientAddress: string,
      referral?: Referral,
    ): Promise<void> {
      await limits.use("inquiryPerAddress", clientAddress);
      const isEarning = await mayEarn(deps, clientAddress, referral);
      await db.transaction(async (tx) => {
        const id = await insertContactClick(tx, click);
        const lead = { kind: "inquiry" as const, phone: null, isEarning };
        if (id) await creditLead(tx, deps, { ...lead, id }, referral);
      });
    },
  };
}

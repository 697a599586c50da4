/** Decisions on reports: the listing stays, or its owner has to act. */

import type { ListingStatus } from "#domain/listings/listing.ts";
import { moderationProblems } from "#domain/moderation/problems.ts";
import { STATUS_AFTER_REPORT } from "#domain/moderation/verdict.ts";
import type { ListingVerdictInput } from "#domain/moderation/verdict-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { settledMail } from "./mails.ts";
import { findReportToDecide, type ReportRow, settleReports } from "./repository.ts";

/** The listing's part of a decision, in the same transaction. */
type TakeDown = (
  tx: Db,
  caller: Caller,
  propertyId: string,
  how: { verdict: "change" | "reject"; status: ListingStatus; reason: string },
) => Promise<void>;

export function createReportModeration({ db, now, site }: Deps, takeDown: TakeDown) {
  return {
    /** Upholding a report upholds every open one about the same listing; each reporter is notified. */
    async decide(caller: Caller, id: string, { verdict, reason }: ListingVerdictInput) {
      const { userId } = requireAdmin(caller);
      return db.transaction(async (tx) => {
        const { propertyId, title } = await findOpen(tx, id);
        const decision = { note: reason, decidedBy: userId, decidedAt: now() };
        const settled =
          verdict === "approve"
            ? await settleReports(tx, { id }, { ...decision, status: "dismissed" })
            : await settleReports(tx, { propertyId }, { ...decision, status: "upheld" });
        if (verdict !== "approve") {
          const status = STATUS_AFTER_REPORT[verdict];
          await takeDown(tx, caller, propertyId, { verdict, status, reason });
        }
        await insertAudit(tx, caller, ...settled.map(about));
        await notifyReporters(tx, settled, title);
        return { settled: settled.length };
      });
    },
  };

  async function notifyReporters(tx: Db, settled: ReportRow[], title: string): Promise<void> {
    const { name } = await site.identity(tx);
    for (const { email, reference, status } of settled) {
      if (email === null) continue;
      await insertMail(
        tx,
        settledMail(email, { reference, title, site: name, isUpheld: status === "upheld" }),
      );
    }
  }
}

async function findOpen(tx: Db, id: string) {
  const report = isUuid(id) ? await findReportToDecide(tx, id) : undefined;
  if (!report) throw new AppError(moderationProblems.noSuchReport());
  if (report.status === "open") return report;
  throw new AppError(moderationProblems.reportSettled());
}

function about({ id, status, note }: ReportRow) {
  return {
    action: "report.decided",
    objectType: "report" as const,
    objectId: id,
    before: { status: "open" },
    after: { status, note },
  };
}

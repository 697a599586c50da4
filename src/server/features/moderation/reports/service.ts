import {
  type ReportInput,
  type ReportPayload,
  toReportInput,
} from "#domain/moderation/report-schema.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId, newReference } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { hash } from "#server/platform/signing.ts";
import { createSingleFlight } from "#server/platform/single-flight.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { findReportable, findSameReport, insertReport, lockReport } from "./repository.ts";

type Stored = { reference: string };

export function createReportService({ db, limits }: Deps) {
  const once = createSingleFlight<Stored>();

  return {
    /** Stores a report and notifies staff; the same text sent twice in a day is one report. */
    async create(
      propertyId: string,
      payload: ReportPayload,
      clientAddress: string,
    ): Promise<Stored> {
      const property = isListingId(propertyId) ? await findReportable(db, propertyId) : undefined;
      if (!property) throw new AppError(sharedProblems.propertyNotFound());
      const input = toReportInput(payload);
      const key = hash(JSON.stringify([propertyId, input.reason, input.detail, input.email]));
      // Concurrent repeats wait for the first one, so that they do not each count against the limit.
      return once(key, () => store(property, input, key, clientAddress));
    },
  };

  async function store(
    { id, title }: { id: string; title: string },
    input: ReportInput,
    key: string,
    clientAddress: string,
  ): Promise<Stored> {
    const report = { ...input, propertyId: id, reference: newReference("REP") };
    const earlier = await findSameReport(db, report);
    if (earlier) return earlier;
    await limits.use("reportPerAddress", clientAddress);
    return db.transaction(async (tx) => {
      // Another node may be storing the same report.
      await lockReport(tx, key);
      const meanwhile = await findSameReport(tx, report);
      if (meanwhile) return meanwhile;
      await insertReport(tx, report);
      await notifyStaff(tx, { kind: "report", subjectId: report.reference, title });
      return { reference: report.reference };
    });
  }
}

import type { AuditRecord } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { type CompanyRow, resumeListings, suspendListings } from "./repository-writes.ts";

/** A company that is not live shows nothing: its listings are hidden and restored with it. */
export async function moveListings(
  tx: Db,
  before: CompanyRow,
  after: CompanyRow,
): Promise<AuditRecord[]> {
  if ((before.status === "live") === (after.status === "live")) return [];
  const isBack = after.status === "live";
  const moved = await (isBack ? resumeListings : suspendListings)(tx, after.id);
  const [from, to] = isBack ? ["paused", "live"] : ["live", "paused"];
  return moved.map(({ id }) => ({
    action: "property.updated",
    objectType: "property",
    objectId: id,
    before: { status: from },
    after: { status: to },
  }));
}

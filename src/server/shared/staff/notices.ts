/** Queues notices that staff get by mail. */

import type { Db } from "#server/platform/db/client.ts";
import { insertStaffNotice, type StaffNotice } from "./repository.ts";

/**
 * Call it in the transaction that causes the notice; `service.ts` mails it as the site's settings say. The
 * title goes into a mail: it must not contain people's names, numbers or addresses.
 */
export function notifyStaff(tx: Db, notice: StaffNotice): Promise<void> {
  return insertStaffNotice(tx, notice);
}

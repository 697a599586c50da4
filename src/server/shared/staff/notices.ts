/** Lets staff hear by mail of what waits for them. */

import type { Db } from "#server/platform/db/client.ts";
import { insertStaffNotice, type StaffNotice } from "./repository.ts";

/**
 * Call it in the transaction that causes the notice; `service.ts` mails it as the site's settings say. The
 * title goes into a mail: no names, numbers or addresses of people in it.
 */
export function notifyStaff(tx: Db, notice: StaffNotice): Promise<void> {
  return insertStaffNotice(tx, notice);
}

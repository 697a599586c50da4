/** Mails staff what is waiting for them, as often as the site's settings say. */

import { isStaffMailDue } from "#domain/operations/staff-notice.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { SiteSettings } from "#domain/site/site.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { staffMail } from "./mails.ts";
import { deleteMailedBefore, findWaiting, type StaffNotice, takeWaiting } from "./repository.ts";

const MOST_NAMED = 30;
const STALE_AFTER_MS = 7 * DAY_MS;

export function createStaffMails({ db, site, publicUrl, now }: Deps) {
  return {
    /** Sends each address one mail about all that is waiting, if due; returns whether it did anything. */
    async mailDue(): Promise<boolean> {
      const waiting = await findWaiting(db);
      if (!waiting) return false;
      return db.transaction(async (tx) => {
        const settings = await site.settings(tx);
        const { frequency } = settings.staffMail;
        if (!isStaffMailDue(frequency, waiting, now())) return false;
        const { notices, total } = await takeWaiting(tx, now(), MOST_NAMED);
        await deleteMailedBefore(tx, new Date(now().getTime() - STALE_AFTER_MS));
        if (total > 0 && frequency !== "off") await mail(tx, settings, { notices, total });
        return total > 0;
      });
    },
  };

  async function mail(
    tx: Db,
    { staffMail: { addresses }, identity, mailLanguage }: SiteSettings,
    waiting: { notices: StaffNotice[]; total: number },
  ): Promise<void> {
    const told = { language: mailLanguage, siteName: identity.name, publicUrl, ...waiting };
    for (const address of new Set(addresses)) await insertMail(tx, staffMail(address, told));
  }
}

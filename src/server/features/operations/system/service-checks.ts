/** Checks at once whether what the operator configured works, and reports the result as text. */

import { randomUUID } from "node:crypto";
import { canSeeSystem } from "#domain/operations/policy.ts";
import type { SystemCheck } from "#domain/operations/system.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

export type Checked = { isWorking: boolean; message: string };

export function createSystemChecks({ db, pictures, senders, site }: Deps) {
  const checks: Record<SystemCheck, (to: string) => Promise<string>> = {
    mail: (to) => send(senders?.mail, to, "There is no mail server: set SMTP_URL"),
    text: (to) => send(senders?.text, to, "There is no gateway for texts: set SMS_URL"),
    files: writeAndRead,
  };
  return {
    async check(caller: Caller, what: SystemCheck, to: string): Promise<Checked> {
      const { actor } = caller;
      if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
      if (!canSeeSystem(actor)) throw new AppError("FORBIDDEN", "You are not allowed to do that");
      const checked = await tried(() => checks[what](to));
      await insertAudit(db, caller, {
        action: "system.checked",
        objectType: "setting",
        objectId: what,
        after: { isWorking: checked.isWorking },
      });
      return checked;
    },
  };

  async function send(sender: Mailer | undefined, to: string, absent: string): Promise<string> {
    if (!sender) throw new Error(absent);
    const { name } = await site.identity();
    await sender.send({
      id: randomUUID(),
      recipient: to,
      subject: `${name}: test / जाँच`,
      body: BODY,
      headers: {},
    });
    return "It was sent";
  }

  async function writeAndRead(): Promise<string> {
    const path = `checks/${randomUUID()}`;
    const bytes = Buffer.from(path);
    try {
      await pictures.put(path, bytes);
      const found = await pictures.find(path);
      if (!found || !bytes.equals(found)) throw new Error("The store gave back something else");
      return "A file was written, read and removed";
    } finally {
      await pictures.remove(path).catch(() => {});
    }
  }
}

const BODY =
  "This was sent to see whether messages arrive. यह देखने के लिए भेजा गया है कि संदेश पहुँचते हैं या नहीं।";

/** Passes the other side's error message on: it helps the person configuring it most. */
async function tried(work: () => Promise<string>): Promise<Checked> {
  try {
    return { isWorking: true, message: await work() };
  } catch (error) {
    return { isWorking: false, message: (error as Error).message };
  }
}

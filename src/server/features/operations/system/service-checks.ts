/** Checks at once whether what the operator configured works, and reports the result as text. */

import { randomUUID } from "node:crypto";
import { canSeeSystem } from "#domain/operations/policy.ts";
import { operationProblems } from "#domain/operations/problems.ts";
import type { SystemCheck } from "#domain/operations/system.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

/** What the other side said has its own words. */
export type Checked = { isWorking: boolean; message: Text | string };

export function createSystemChecks({ db, pictures, senders, site }: Deps) {
  const checks: Record<SystemCheck, (to: string) => Promise<Text>> = {
    mail: (to) => send(senders?.mail, to, operationProblems.noMailServer()),
    text: (to) => send(senders?.text, to, operationProblems.noSmsGateway()),
    files: writeAndRead,
  };
  return {
    async check(caller: Caller, what: SystemCheck, to: string): Promise<Checked> {
      const { actor } = caller;
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      if (!canSeeSystem(actor)) throw new AppError(sharedProblems.notAllowed());
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

  async function send(sender: Mailer | undefined, to: string, absent: Text): Promise<Text> {
    if (!sender) throw new AppError(absent);
    const { name } = await site.identity();
    await sender.send({
      id: randomUUID(),
      recipient: to,
      subject: `${name}: test / जाँच`,
      body: BODY,
      headers: {},
    });
    return operationProblems.sent();
  }

  async function writeAndRead(): Promise<Text> {
    const path = `checks/${randomUUID()}`;
    const bytes = Buffer.from(path);
    try {
      await pictures.put(path, bytes);
      const found = await pictures.find(path);
      if (!found || !bytes.equals(found)) throw new AppError(operationProblems.storeDiffers());
      return operationProblems.storeWorks();
    } finally {
      await pictures.remove(path).catch(() => {});
    }
  }
}

const BODY =
  "This was sent to see whether messages arrive. यह देखने के लिए भेजा गया है कि संदेश पहुँचते हैं या नहीं।";

/** Passes the other side's error message on: it helps the person configuring it most. */
async function tried(work: () => Promise<Text>): Promise<Checked> {
  try {
    return { isWorking: true, message: await work() };
  } catch (error) {
    const message = error instanceof AppError ? error.text : (error as Error).message;
    return { isWorking: false, message };
  }
}

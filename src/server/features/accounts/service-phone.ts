/** Sign-in by phone: a code is sent, and typed by the person who holds the phone. */

import { randomInt } from "node:crypto";
import { addressForPhone, type SignUpRole } from "#domain/accounts/account.ts";
import type { PhoneStart } from "#domain/accounts/account-schema.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { AppError, defineTexts } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertText } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";
import { hash, sign, verify } from "#server/platform/signing.ts";
import { insertPerson } from "./repository-people.ts";
import {
  deletePhoneCode,
  findPhoneCode,
  findUserByPhone,
  insertPhoneCode,
  releasePhone,
  updateTried,
} from "./repository-phone.ts";
import { createSecondStep } from "./second-step.ts";
import { openSession } from "./sessions.ts";
import { createSignInGuard, type Origin } from "./sign-in-guard.ts";

const TICKET = "phone-code";
const CODE = "phone-code-digits";
const CODE_DIGITS = 6;
const MOST_TRIES = 3;
const GOOD_FOR_MS = 10 * 60 * 1000;
const RESEND_AFTER_SECONDS = 30;

type From = Origin & { language: Language };

export function createPhoneService(deps: Deps) {
  const { db, limits, secret, site, delivery, now } = deps;
  const guard = createSignInGuard(deps);
  const secondStep = createSecondStep(deps);
  const canSend = delivery.hasTextGateway || delivery.isDemo;

  return {
    /** False without an SMS gateway: no code would arrive. A demo's codes are read in the email queue. */
    canSend,
    send,

    /** The state of a requested code. */
    async find(ticket: string) {
      const row = await codeOf(ticket);
      if (!row) return undefined;
      const resendAt = row.createdAt.getTime() + RESEND_AFTER_SECONDS * 1000;
      return {
        phone: row.phone,
        triesLeft: Math.max(0, MOST_TRIES - row.tries),
        resendInSeconds: Math.max(0, Math.ceil((resendAt - now().getTime()) / 1000)),
      };
    },

    async resend(ticket: string, from: From): Promise<string> {
      const row = await codeOf(ticket);
      if (!row) throw outdated();
      const { phone, name } = row;
      return send({ phone, name, role: row.role === "admin" ? "buyer" : row.role }, from);
    },

    async verify(ticket: string, typed: string, from: From) {
      const asked = await codeOf(ticket);
      if (!asked) throw outdated();
      await limits.use("codeTriesPerPhone", counted(asked.phone, from));
      const row = await updateTried(db, asked.id, MOST_TRIES, now());
      if (!row) throw outdated();
      if (row.codeHash !== hashOf(row.phone, typed)) {
        throw new AppError(accountProblems.codeWrong(), {
          errors: { code: [accountProblems.wrong()] },
        });
      }
      const entry = await db.transaction(async (tx) => {
        if (!(await deletePhoneCode(tx, row.id))) throw outdated();
        const { actor, isNew, hasSecondFactor } = await personWith(tx, row, from);
        if (hasSecondFactor) return secondStep.secondStepError(actor.userId);
        const token = await openSession(tx, actor, from, now());
        return { token, device: guard.newMark(row.phone), isNew };
      });
      // Thrown after the transaction, so that the code stays used up.
      if (entry instanceof AppError) throw entry;
      return entry;
    },
  };

  async function send({ phone, name, role }: PhoneStart, from: From): Promise<string> {
    if (!canSend) throw new AppError(accountProblems.codeUnsendable());
    await limits.use("codePerAddress", from.address);
    const key = counted(phone, from);
    await limits.use("codeSoonPerPhone", key);
    await limits.use("codePerPhone", key);
    await limits.use("codeDailyPerPhone", key);
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
    return db.transaction(async (tx) => {
      const id = await insertPhoneCode(tx, {
        phone,
        name,
        role,
        codeHash: hashOf(phone, code),
        createdAt: now(),
        expiresAt: new Date(now().getTime() + GOOD_FOR_MS),
      });
      const { name: siteName } = await site.identity(tx);
      await insertText(tx, {
        recipient: phone,
        body: say(from.language, TEXTS.code({ code, site: siteName })),
      });
      return sign(secret, TICKET, id);
    });
  }

  /** A known device has its own count, so that others requesting codes for this number cannot lock it out. */
  function counted(phone: string, from: Origin): string {
    const device = guard.knownDevice(phone, from);
    return device === undefined ? phone : `${phone} ${device}`;
  }

  async function codeOf(ticket: string) {
    const id = verify(secret, TICKET, ticket);
    return id !== undefined && isUuid(id) ? findPhoneCode(db, id, now()) : undefined;
  }

  /** Six digits are quickly brute-forced from a plain hash, so the hash is keyed with the secret. */
  function hashOf(phone: string, code: string): string {
    return hash(sign(secret, CODE, `${phone} ${code.trim()}`));
  }

  async function personWith(
    tx: Db,
    row: { phone: string; name: string; role: string },
    from: From,
  ) {
    const user = await findUserByPhone(tx, row.phone);
    if (user) {
      if (user.role === "admin") throw new AppError(accountProblems.adminsSignInElsewhere());
      if (isSuspended(user, now())) throw new AppError(accountProblems.accountSuspended());
      const actor = { userId: user.id, role: user.role, companyId: null };
      return { actor, isNew: false, hasSecondFactor: user.twoFactorEnabled };
    }
    await releasePhone(tx, row.phone);
    const role = row.role as SignUpRole;
    const userId = await insertPerson(tx, {
      name: row.name,
      email: addressForPhone(row.phone),
      role,
      language: from.language,
      phoneNumber: row.phone,
      phoneNumberVerified: true,
    });
    if (!userId) throw outdated();
    const actor = { userId, role, companyId: null };
    const created = { action: "user.created", objectType: "user" as const, objectId: userId };
    const after = { role, phone: row.phone };
    await insertAudit(tx, { actor, address: from.address }, { ...created, after });
    return { actor, isNew: true, hasSecondFactor: false };
  }
}

const TEXTS = defineTexts({
  code: /*i18n*/ {
    id: "accountTexts.code",
    message: "{code} is your code for {site}. It is good for 10 minutes. Tell it to nobody.",
  },
});

function outdated(): AppError {
  return new AppError(accountProblems.codeOutdated());
}

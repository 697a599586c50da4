/** A person's right to see, export and erase the data stored about them, with an account or without. */

import type { PersonalDataOf } from "#domain/privacy/answer-schema.ts";
import { privacyProblems } from "#domain/privacy/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertMail, insertText } from "#server/platform/mail/repository.ts";
import { hash, newToken } from "#server/platform/signing.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import type { ErasedCounts } from "#server/shared/erasure/erase.ts";
import { personWith } from "#server/shared/erasure/person.ts";
import { listPersonalData } from "#server/shared/erasure/repository-personal.ts";
import { createErasures } from "./erasures.ts";
import { privacyMail, privacyText } from "./mails.ts";
import { findLink, insertLink, listAccounts } from "./repository.ts";

type Reader = { address: string; language: Language };
type Shown = { contact: string; held: PersonalDataOf; hasAccount: boolean };

const LINK_MS = 60 * 60 * 1000;

export function createPrivacyService({ db, limits, site, delivery, publicUrl, now }: Deps) {
  const erasures = createErasures({ db, now });
  const canText = delivery.hasTextGateway || delivery.isDemo;

  return {
    /** Without an SMS gateway no number can be verified; an address always can. */
    canText,

    /** Always sends a link: neither the answer nor its timing reveals whether anything is stored. */
    async requestLink(contact: string, from: Reader): Promise<void> {
      const isEmail = contact.includes("@");
      if (!isEmail && !canText) {
        throw new AppError(privacyProblems.noTextMessages());
      }
      await limits.use("privacyPerAddress", from.address);
      await limits.use("privacyPerContact", hash(contact));
      await db.transaction(async (tx) => {
        const token = newToken();
        const expiresAt = new Date(now().getTime() + LINK_MS);
        await insertLink(tx, { tokenHash: hash(token), contact, expiresAt });
        const { name: siteName } = await site.identity(tx);
        const path = localPath(from.language, `/privacy/me?token=${token}`);
        const facts = { siteName, url: new URL(path, publicUrl).href };
        if (isEmail)
          await insertMail(tx, { recipient: contact, ...privacyMail(from.language, facts) });
        else await insertText(tx, { recipient: contact, body: privacyText(from.language, facts) });
      });
    },

    /** What is stored under the contact that the link proves; undefined when it is used up or expired. */
    async findByLink(token: string): Promise<Shown | undefined> {
      const contact = await findLink(db, hash(token), now());
      if (contact === undefined) return undefined;
      const [held, accounts] = await Promise.all([
        listPersonalData(db, personWith(contact)),
        listAccounts(db, contact),
      ]);
      return { contact, held, hasAccount: accounts.length > 0 };
    },

    /** Erases the link too. An account is deleted only by signing in to it, not by a link alone. */
    async eraseByLink(token: string, address: string): Promise<ErasedCounts> {
      return db.transaction(async (tx) => {
        const contact = await findLink(tx, hash(token), now());
        if (contact === undefined) throw new AppError(sharedProblems.linkOutdated());
        return erasures.eraseNoted(tx, { actor: null, address }, personWith(contact), "themselves");
      });
    },

    /** For an admin who was asked by other means, such as a letter to the grievance officer. */
    async find(caller: Caller, contact: string) {
      requireAdmin(caller);
      return erasures.find(caller, contact);
    },

    /** Erases accounts too, at once and for good. */
    async erase(caller: Caller, contact: string): Promise<ErasedCounts> {
      requireAdmin(caller);
      return erasures.erase(caller, contact, { by: "an admin", refuse: refuseAdmins });
    },
  };
}

function refuseAdmins({ role }: { role: string }): void {
  if (role === "admin") throw new AppError(sharedProblems.operatorRemovesAdmins());
}

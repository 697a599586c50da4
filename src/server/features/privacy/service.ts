/** A person's right to see, take along and erase what is held about them, with an account or without. */

import { randomUUIDv7 } from "node:crypto";
import { AppError } from "#domain/errors.ts";
import { type Language, localPath } from "#domain/language.ts";
import type { Caller } from "#domain/policy.ts";
import type { Held } from "#domain/privacy.ts";
import { insertAudit } from "#server/audit/repository.ts";
import type { Db } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { deskOnly } from "#server/desk.ts";
import { type ErasedCounts, erasePerson } from "#server/erasure/erase.ts";
import { type Person, personWith } from "#server/erasure/person.ts";
import { listHeld } from "#server/erasure/repository-held.ts";
import { insertMail, insertText } from "#server/messages/repository.ts";
import { hash, newToken } from "#server/signing.ts";
import { privacyMail, privacyText } from "./mails.ts";
import { findLink, insertLink, listAccounts } from "./repository.ts";

type Reader = { address: string; language: Language };
type Shown = { contact: string; held: Held; hasAccount: boolean };

const LINK_MS = 60 * 60 * 1000;

export function createPrivacyService({ db, limits, site, delivery, publicUrl, now }: Deps) {
  const canText = delivery.hasTextGateway || delivery.isDemo;

  return {
    /** Without a gateway no number can be proved; an address always can. */
    canText,

    /** Always sends a link: neither the answer nor the time tells whether anything is held. */
    async requestLink(contact: string, from: Reader): Promise<void> {
      const isEmail = contact.includes("@");
      if (!isEmail && !canText) {
        throw new AppError("UNAVAILABLE", "No text message can be sent from here yet");
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

    /** What is held under the contact that the link proves; nothing when it is used up or too old. */
    async findByLink(token: string): Promise<Shown | undefined> {
      const contact = await findLink(db, hash(token), now());
      if (contact === undefined) return undefined;
      const [held, accounts] = await Promise.all([
        listHeld(db, personWith(contact)),
        listAccounts(db, contact),
      ]);
      return { contact, held, hasAccount: accounts.length > 0 };
    },

    /** The link goes with the rest. An account is deleted by whoever can sign in to it, not by a link alone. */
    async eraseByLink(token: string, address: string): Promise<ErasedCounts> {
      return db.transaction(async (tx) => {
        const contact = await findLink(tx, hash(token), now());
        if (contact === undefined) throw new AppError("NOT_FOUND", "This link is no longer valid");
        return eraseNoted(tx, { actor: null, address }, personWith(contact), "themselves");
      });
    },

    /** For an admin who was asked by other means, such as a letter to the grievance officer. */
    async find(caller: Caller, contact: string): Promise<Shown & { accounts: Account[] }> {
      deskOnly(caller);
      const accounts = await listAccounts(db, contact);
      const held = await listHeld(db, withAccounts(contact, accounts));
      await note(db, caller, "looked-up", {});
      return { contact, held, hasAccount: accounts.length > 0, accounts: accounts.map(toAccount) };
    },

    /** Accounts included, at once and for good. */
    async erase(caller: Caller, contact: string): Promise<ErasedCounts> {
      deskOnly(caller);
      return db.transaction(async (tx) => {
        const accounts = await listAccounts(tx, contact);
        if (accounts.some(({ role }) => role === "admin")) {
          throw new AppError("FORBIDDEN", "The operator removes admins");
        }
        return eraseNoted(tx, caller, withAccounts(contact, accounts), "an admin");
      });
    },
  };

  async function eraseNoted(tx: Db, caller: Caller, person: Person, by: string) {
    const counts = await erasePerson(tx, person, now());
    await note(tx, caller, "erased", { by, ...counts });
    return counts;
  }
}

/** Under a number of its own: the line tells that somebody was erased, and not whom. */
async function note(db: Db, caller: Caller, did: string, after: Record<string, unknown>) {
  const objectId = randomUUIDv7();
  await insertAudit(db, caller, { action: `person.${did}`, objectType: "person", objectId, after });
}

type Row = Awaited<ReturnType<typeof listAccounts>>[number];
type Account = { id: string; name: string; role: string };

function toAccount({ id, name, role }: Row): Account {
  return { id, name, role };
}

function withAccounts(contact: string, accounts: Row[]): Person {
  return { ...personWith(contact), userIds: accounts.map(({ id }) => id) };
}
